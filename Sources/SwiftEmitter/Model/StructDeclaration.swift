import SchemaRuntime
import TypeModel

/// The public part of a struct: of an object, or of an array with positions.
struct StructDeclaration {
  let emitter: ModelEmitter
  let type: NominalType
  /// The members, or the positions.
  private let properties: [Property]
  private let containers: [StructContainer]
  private let spelling: TypeSpelling

  /// - Parameter place: where it is written, which decides how types are spelt there.
  init(
    emitter: ModelEmitter, type: NominalType, object: ObjectType, in place: TypeSpelling.Place = .declaration
  ) {
    self.init(emitter, type, object.properties, object.containers, place)
  }

  init(emitter: ModelEmitter, type: NominalType, tuple: TupleType) {
    self.init(emitter, type, tuple.positions, tuple.containers, .declaration)
  }

  private init(
    _ emitter: ModelEmitter, _ type: NominalType, _ properties: [Property], _ containers: [StructContainer],
    _ place: TypeSpelling.Place
  ) {
    (self.emitter, self.type, self.properties, self.containers) = (emitter, type, properties, containers)
    spelling = emitter.spelling(type, in: place)
  }

  func write(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)struct \(type.declaredName): SchemaValue {") { writer in
      for property in properties { declare(property, to: &writer) }
      for container in containers {
        var comment = container.comment
        if case .map = container.type { DocText.state(emitter.statedOfOthers(in: type), in: &comment) }
        writer.doc(comment)
        writer.line("\(emitter.access)var \(container.name): \(spelling.type(container.type))")
      }
      if !properties.isEmpty || !containers.isEmpty { writer.blank() }
      initializer(to: &writer)
      if !emitter.hasDefaultsApart(type.id) {
        for accessor in defaultAccessors(in: writer) {
          writer.blank()
          writer.append(accessor)
        }
      }
      emitter.nested(in: type, to: &writer)
    }
  }

  /// Writes the members that fall back on defaults, in an extension behind an empty line.
  func writeDefaults(to writer: inout SwiftWriter) {
    writer.blank()
    let path = TypeSpelling.path(emitter.types.declaredPath(of: type)[...])
    writer.block("extension \(path) {") { writer in
      for (index, accessor) in defaultAccessors(in: writer).enumerated() {
        if index > 0 { writer.blank() }
        writer.append(accessor)
      }
    }
  }

  private func defaultAccessors(in writer: SwiftWriter) -> [SwiftWriter] {
    properties.compactMap { property in
      var accessor = writer.nested()
      defaultAccessor(property, to: &accessor)
      return accessor.text.isEmpty ? nil : accessor
    }
  }

  private func declare(_ property: Property, to writer: inout SwiftWriter) {
    let name = SwiftIdentifier(property.name)
    let declared = spelling.type(of: property)
    writer.doc(DocText.comment(property.documentation, of: property.name, emitter.stated(of: property)))
    writer.deprecate(property.documentation.deprecation)
    if let value = property.fixedValue {
      let literal = emitter.literal(value, of: property.type) ?? JSONText.literal(value)
      let single: SwiftCode = "\(emitter.access)var \(name): \(declared) { \(literal) }"
      if single.width <= writer.width { return writer.line(single) }
      writer.block("\(emitter.access)var \(name): \(declared) {") { $0.line(literal) }
    } else if property.hasPrivateStorage {
      writer.block("\(emitter.access)var \(name): \(declared) {") { writer in
        writer.line("get { \(property.storedValue) }")
        writer.line("set { \(property.storedValue) = newValue }")
      }
      storage(of: property, to: &writer)
    } else {
      writer.line("\(emitter.access)var \(name): \(declared)\(initialValue(of: property))")
    }
  }

  /// The first value of a member of a large struct, where Swift does not give it nil: so no initializer has to.
  private func initialValue(of property: Property) -> SwiftCode {
    guard emitter.keepsUnread(type), property.presence == .optionalNullable else { return "" }
    return " = \(property.absentValue)"
  }

  /// Writes the storage, which only generated code touches. It stands beside the property, as a value is printed in the
  /// order of what is stored.
  private func storage(of property: Property, to writer: inout SwiftWriter) {
    let declared = spelling.type(of: property)
    let name = SwiftIdentifier(property.name).storage
    let own: SwiftCode =
      property.isBoxed
      ? spelling.box(of: property)
      : property.isPending ? "PendingValue<\(declared)>" : "\(declared)\(initialValue(of: property))"
    writer.line("\(emitter.storage(of: type))var \(name): \(own)")
  }

  private func initializer(to writer: inout SwiftWriter) {
    let settable = properties.filter(\.isStored)
    let isLarge = if case .object(let object) = type.declaration { object.isLarge } else { false }
    let arguments = settable.filter { emitter.types.initializersTake($0, isLarge: isLarge) }
    if arguments.isEmpty, settable.isEmpty, containers.isEmpty {
      return writer.line("\(emitter.access)init() {}")
    }
    if isLarge {
      return initializerOfMany(arguments.filter(\.isRequired), to: &writer)
    }
    let parameters = arguments.map(parameter) + containers.map { "\(parameter(of: $0)) = \($0.empty)" }
    writer.list("\(emitter.access)init(", parameters, ") {")
    let named = Set(arguments.map(\.name))
    writer.indented { writer in
      for property in settable { assign(property, isGiven: named.contains(property.name), to: &writer) }
      for container in containers { writer.line("self.\(container.name) = \(container.name)") }
    }
    writer.line("}")
  }

  /// A call of dozens of arguments is hard to read and slow to compile: required members are arguments, and a closure
  /// sets the others. Names of generated code begin with `_` where a member has them.
  private func initializerOfMany(_ required: [Property], to writer: inout SwiftWriter) {
    let parameters = required.map(parameter)
    writer.list("\(emitter.access)init(", parameters, ") {")
    writer.indented { writer in
      if emitter.keepsUnread(type) { return fillCopy(required, to: &writer) }
      let named = Set(required.map(\.name))
      for property in properties where property.isStored {
        assign(property, isGiven: named.contains(property.name), to: &writer)
      }
      for container in containers { writer.line("self.\(container.name) = \(container.empty)") }
    }
    writer.line("}")
    writer.blank()
    let change: SwiftCode = required.contains { $0.name == "change" } ? "_change" : "change"
    var comment = DocComment()
    comment.add("Makes a value in which `\(change.text)` sets what else it has.")
    writer.doc(comment)
    let closure: SwiftCode = "_ \(change): (inout Self) throws -> Void"
    writer.list("\(emitter.access)init(", parameters + [closure], ") rethrows {")
    writer.indented { writer in
      let arguments = required.map { property in
        "\(SwiftIdentifier(property.name).label): \(SwiftIdentifier(property.name).code)" as SwiftCode
      }
      writer.list("self.init(", arguments, ")")
      writer.line("try \(change)(&self)")
    }
    writer.line("}")
  }

  private func fillCopy(_ required: [Property], to writer: inout SwiftWriter) {
    if required.isEmpty { return writer.line("self.init(_unread: ())") }
    let copy: SwiftCode = required.contains { $0.name == "copy" } ? "_copy" : "copy"
    writer.line("var \(copy) = Self(_unread: ())")
    for property in required {
      writer.line("\(copy).\(property.storage) = \(property.stored(SwiftIdentifier(property.name).code))")
    }
    writer.line("self = \(copy)")
  }

  private func parameter(_ property: Property) -> SwiftCode {
    let declared: SwiftCode = "\(SwiftIdentifier(property.name).label): \(spelling.type(of: property))"
    switch property.presence {
    case .required, .requiredNullable: return declared
    case .optional: return declared + " = nil"
    case .optionalNullable: return declared + " = .absent"
    }
  }

  private func parameter(of container: StructContainer) -> SwiftCode {
    "\(container.name.label): \(spelling.type(container.type))"
  }

  private func assign(_ property: Property, isGiven: Bool, to writer: inout SwiftWriter) {
    let value = isGiven ? property.stored(SwiftIdentifier(property.name).code) : property.absentValue
    writer.line("self.\(property.storage) = \(value)")
  }

  private func defaultAccessor(_ property: Property, to writer: inout SwiftWriter) {
    guard let accessor = property.defaultAccessor, let value = property.defaultValue else { return }
    let type = property.type.nonNull
    let text = emitter.types.convertedText(of: value, as: type)
    let conversion: SwiftCode? = text.map { "\(spelling.type(type))(formatText: \(StringLiteral($0)))" }
    let isNullable = property.presence == .optionalNullable
    let own =
      property.documentation.deprecation == nil ? SwiftIdentifier(property.name).code : property.storedValue
    let body: SwiftCode
    if isNullable, value.isNull {
      body = "self.\(own).value"
    } else {
      guard let literal = conversion ?? emitter.literal(value, of: type) else { return }
      let some: SwiftCode = text == nil ? ".some(\(literal))" : literal
      body =
        isNullable ? "self.\(own).isAbsent ? \(some) : self.\(own).value" : "self.\(own) ?? \(literal)"
    }
    let declared = spelling.type(isNullable || text != nil ? type.nullable : property.type)
    var comment = DocComment()
    let refusal = text == nil ? "" : "; nil where the type refuses that"
    comment.add("`\(property.name)`, or its default where it is left out\(refusal).")
    writer.doc(comment)
    writer.deprecate(property.documentation.deprecation)
    let opening: SwiftCode = "\(emitter.access)var \(SwiftIdentifier(accessor)): \(declared) {"
    let single: SwiftCode = "\(opening) \(body) }"
    if single.width <= writer.width { return writer.line(single) }
    writer.block(opening) { $0.line(body) }
  }
}

extension Property {
  /// The value that stands for a member that is not there.
  var absentValue: SwiftCode { presence == .optionalNullable ? ".absent" : "nil" }

  /// Whether the storage has a name of its own, so that using it does not warn, or unboxes.
  var hasPrivateStorage: Bool { isStored && (hasValueInStorage || documentation.deprecation != nil) }

  /// Whether what is stored holds the value.
  var hasValueInStorage: Bool { isBoxed || isPending }

  /// The stored form of a value.
  func stored(_ value: SwiftCode) -> SwiftCode {
    if isBoxed { return presence == .required ? "Boxed(\(value))" : "\(value).map(Boxed.init)" }
    return isPending ? "PendingValue(\(value))" : value
  }

  /// The value in the storage, which may be used where using the property would warn.
  var storedValue: SwiftCode {
    guard hasValueInStorage else { return storage }
    return isBoxed && presence != .required ? "\(storage).unboxed" : "\(storage).value"
  }

  /// The expression for the value to encode: where mentioning the property would warn, its constant.
  var writtenValue: SwiftCode {
    guard let fixedValue, documentation.deprecation != nil else { return "self.\(storedValue)" }
    return "\(JSONText.literal(fixedValue)) as JSONValue"
  }

  /// The stored property.
  var storage: SwiftCode {
    let name = SwiftIdentifier(name)
    return hasPrivateStorage ? name.storage : name.code
  }

  /// Whether Swift gives the storage its first value, nil.
  var isFirstNil: Bool { presence != .required && presence != .optionalNullable }
}

extension ModelEmitter {
  /// Whether a struct keeps its empty value, and its initializers fill a copy of that: the compiler's proof that each
  /// member of `self` is set takes time with the third power of their number (Swift 6.3).
  func keepsUnread(_ type: NominalType) -> Bool {
    guard case .object(let object) = type.declaration else { return false }
    return object.isLarge && placeholders.has(type)
  }

  /// Whether the members that fall back on a type's defaults stand in an extension of their own.
  func hasDefaultsApart(_ id: TypeID) -> Bool {
    guard case .object(let object) = types[id].declaration, object.isLarge else { return false }
    return object.properties.contains { $0.defaultAccessor != nil }
  }

  /// Writes that extension, behind an empty line.
  func writeDefaults(of id: TypeID, to writer: inout SwiftWriter) {
    guard case .object(let object) = types[id].declaration else { return }
    StructDeclaration(emitter: self, type: types[id], object: object, in: .extension).writeDefaults(
      to: &writer)
  }

  /// A literal of a default, where the type has one.
  func literal(_ value: JSONValue, of type: TypeReference) -> SwiftCode? {
    switch (value, type) {
    case (.string(let text), .string), (.string(let text), .bytes): return StringLiteral(text).code
    case (.bool(let flag), .bool): return flag ? "true" : "false"
    case (.number(let number), .int):
      return number.int.map { SwiftCode(trusted: NumberText.integer(String($0))) }
    case (.number(let number), .custom(let custom)) where custom.integers != nil:
      guard types.spells(value, as: type) else { return nil }
      let text = number.int.map(String.init) ?? number.uint64Value.map(String.init)
      return text.map { SwiftCode(trusted: NumberText.integer($0)) }
    case (.number, .double), (.number, .custom):
      return types.spells(value, as: type) ? SwiftCode(trusted: NumberText.integer(JSONText.of(value))) : nil
    case (.array(let items), .array(let element)):
      guard types.spells(value, as: type) else { return nil }
      return "[\(items.compactMap { literal($0, of: element) }.joined(", "))]"
    case (.object(let members), .map(let element)):
      return types.spells(value, as: type) ? dictionary(members, of: element) : nil
    case (.object(let members), .jsonObject):
      return types.spells(value, as: type) ? dictionary(members, of: .json) : nil
    case (_, .json): return JSONText.literal(value)
    case (.null, .optional): return "nil"
    case (_, .optional(let wrapped)): return literal(value, of: wrapped)
    case (_, .named(let id)): return literal(value, of: types[id])
    default: return nil
    }
  }

  private func dictionary(_ members: JSONObject, of element: TypeReference) -> SwiftCode {
    if members.isEmpty { return "[:]" }
    let pairs = members.compactMap { key, value -> SwiftCode? in
      literal(value, of: element).map { "\(StringLiteral(key)): \($0)" }
    }
    return "[\(pairs.joined(", "))]"
  }

  private func literal(_ value: JSONValue, of type: NominalType) -> SwiftCode? {
    switch type.declaration {
    case .object(let object):
      guard types.spells(value, as: .named(type.id)), let given = types.arguments(for: value, of: object)
      else {
        return nil
      }
      return call(given)
    case .tuple(let tuple):
      guard types.spells(value, as: .named(type.id)), let given = types.arguments(for: value, of: tuple)
      else {
        return nil
      }
      return call(given)
    case .union(let union):
      guard types.spells(value, as: .named(type.id)), let branch = types.branch(of: value, in: union) else {
        return nil
      }
      if branch.constant != nil { return ".\(SwiftIdentifier(branch.name))" }
      return literal(value, of: branch.payload).map { ".\(SwiftIdentifier(branch.name))(\($0))" }
    case .alias(let target): return literal(value, of: target)
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .wrapper, .namespace:
      return enumCase(value, of: type)
    }
  }

  /// A call of an initializer, with a closure behind it that sets the members without a parameter in one statement.
  private func call(_ given: [InitializerArgument]) -> SwiftCode {
    let known = given.compactMap { argument in literal(argument).map { (argument, $0) } }
    let arguments = known.filter { !$0.0.isSet }.map { argument, literal in
      "\(SwiftIdentifier(argument.name).label): \(literal)" as SwiftCode
    }
    let set = known.filter(\.0.isSet)
    let call: SwiftCode = arguments.isEmpty && !set.isEmpty ? ".init" : ".init(\(arguments.joined(", ")))"
    let names = set.map { argument, _ in "$0.\(SwiftIdentifier(argument.name))" as SwiftCode }
    let values = set.map(\.1)
    switch set.count {
    case 0: return call
    case 1: return "\(call) { \(names[0]) = \(values[0]) }"
    default: return "\(call) { (\(names.joined(", "))) = (\(values.joined(", "))) }"
    }
  }

  private func literal(_ argument: InitializerArgument) -> SwiftCode? {
    guard argument.isPresence else { return literal(argument.value, of: argument.type) }
    if argument.value.isNull { return ".null" }
    return literal(argument.value, of: argument.type.nonNull).map { ".value(\($0))" }
  }

  private func enumCase(_ value: JSONValue, of type: NominalType) -> SwiftCode? {
    guard let list = type.declaration.enumeration else { return nil }
    if let index = list.cases.firstIndex(where: { $0.value == value }) {
      let item = list.cases[index]
      return item.documentation.deprecation == nil ? ".\(SwiftIdentifier(item.name))" : "._listed(\(index))"
    }
    guard let text = value.stringValue, let other = list.otherName else { return nil }
    return ".\(SwiftIdentifier(other))(\(StringLiteral(text)))"
  }
}
