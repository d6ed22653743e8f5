import SchemaRuntime
import TypeModel

/// Reads and writes a struct.
struct StructMachinery {
  let emitter: ModelEmitter
  let type: NominalType
  let object: ObjectType
  private let spelling: TypeSpelling

  init(emitter: ModelEmitter, type: NominalType, object: ObjectType) {
    self.emitter = emitter
    self.type = type
    self.object = object
    spelling = emitter.spelling(type, in: .extension)
  }

  func write(to writer: inout SwiftWriter) {
    if object.properties.isEmpty, object.patterned.isEmpty {
      readAdditionalOnly(to: &writer)
    } else {
      if !object.properties.isEmpty {
        KeyTableText.write("private static let keys: KeyTable = ", object.properties.map(\.key), to: &writer)
      }
      for members in object.patterned {
        let pattern = StringLiteral(members.pattern)
        writer.line("private static let \(matcher(members)): Pattern? = Pattern.generated(\(pattern))")
      }
      writer.blank()
      if let plan = emitter.readingPlan(type) {
        FusedReader(machinery: self, plan: plan).write(to: &writer)
      } else {
        read(to: &writer)
      }
    }
    writer.blank()
    writeBytes(to: &writer)
    writer.blank()
    decode(to: &writer)
    writer.blank()
    encode(to: &writer)
  }

  // MARK: Reading bytes

  private func readAdditionalOnly(to writer: inout SwiftWriter) {
    writer.block("public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {") { writer in
      guard let additional = object.additional else {
        writer.line("try cursor.skipSyntax()")
        return writer.line("return Self()")
      }
      let name = SwiftIdentifier(additional.name)
      writer.line("return Self(\(name.label): try \(spelling.type(additional.type)).read(&cursor))")
    }
  }

  private func read(to writer: inout SwiftWriter) {
    writer.block("public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {") { writer in
      declareLocals(to: &writer)
      writer.line("cursor.skipWhitespace()")
      if isGuarded { writer.line("let start: Int = cursor.position") }
      writer.block("if try cursor.beginObject() {") { writer in
        writer.block("repeat {", "} while try cursor.nextMember()") { readMember(to: &$0) }
      }
      if isGuarded { guardRequired(to: &writer) }
      construct(to: &writer)
    }
  }

  /// The variables that hold the members while the object is read.
  func declareLocals(to writer: inout SwiftWriter) {
    for property in object.properties where property.isStored { declareLocal(property, to: &writer) }
    for members in object.patterned {
      writer.line("var \(local(members)): [(key: String, value: \(spelling.type(members.value)))] = []")
    }
    if let additional = object.additional {
      writer.line("var others: [(key: String, value: \(spelling.type(additional.value)))] = []")
    }
  }

  private func declareLocal(_ property: Property, to writer: inout SwiftWriter) {
    let value = spelling.type(property.type.nonNull)
    switch property.presence {
    case .optionalNullable: writer.line("var \(local(property)): Presence<\(value)> = .absent")
    case .required, .requiredNullable, .optional: writer.line("var \(local(property)): \(value)?")
    }
  }

  private func readMember(to writer: inout SwiftWriter) {
    if object.properties.isEmpty {
      writer.line("let key: Key = try cursor.key()")
      return readUnnamed(to: &writer)
    }
    writer.line("let member = try cursor.member(of: keys)")
    writer.line("switch member.index {")
    for (index, property) in object.properties.enumerated() {
      writer.line("case \(index): \(reading(property))")
    }
    if object.patterned.isEmpty {
      writer.line("default: \(readingOther("cursor.key(at: member.offset)"))")
    } else {
      writer.line("default:")
      writer.indented { writer in
        writer.line("let key: Key = try cursor.key(at: member.offset)")
        readUnnamed(to: &writer)
      }
    }
    writer.line("}")
  }

  private func readingOther(_ key: SwiftCode) -> SwiftCode {
    object.additional == nil ? "try cursor.skipSyntax()" : "try cursor.readMember(\(key), into: &others)"
  }

  /// The first pattern that a name matches has the member.
  private func readUnnamed(to writer: inout SwiftWriter) {
    for (index, members) in object.patterned.enumerated() {
      writer.line(
        "\(index == 0 ? "" : "} else ")if Assertion.matches(\(matcher(members)), key.slice, cursor) {")
      writer.indented { $0.line("try cursor.readMember(key, into: &\(local(members)))") }
    }
    writer.line("} else {")
    writer.indented { $0.line(readingOther("key")) }
    writer.line("}")
  }

  /// The constant that holds a pattern of member names.
  func matcher(_ members: PatternedMembers) -> SwiftIdentifier {
    SwiftIdentifier(members.name + "Pattern")
  }

  /// What the runtime's readers call the way a member occurs.
  func readingVerb(_ property: Property) -> SwiftCode {
    switch property.presence {
    case .required, .optional: "read"
    case .requiredNullable: "readNullable"
    case .optionalNullable: "readPresence"
    }
  }

  private func reading(_ property: Property) -> SwiftCode {
    guard property.isStored else { return "try cursor.skipSyntax()" }
    return "try cursor.\(readingVerb(property))(&\(local(property)))"
  }

  private var isGuarded: Bool { object.properties.contains(where: isGuarded) }

  /// Whether the value has no stand-in for absence. A validated object has it; other callers may lack one.
  private func isGuarded(_ property: Property) -> Bool { property.isStored && property.presence == .required }

  func guardRequired(to writer: inout SwiftWriter) {
    for property in object.properties where isGuarded(property) {
      writer.line("guard let \(local(property)) else { throw Rejection(.violation, at: start) }")
    }
  }

  func construct(to writer: inout SwiftWriter) {
    let call = MemberwiseCall(object: object, value: moved) { name in
      let isOthers = name == object.additional.map { SwiftIdentifier($0.name) }
      return "JSONMap(uniqueMembers: \(isOthers ? "others" : local(name.name)))"
    }
    if object.keepsMemberwise { return call.write("return Self(", to: &writer) }
    // Three at most, and those in the order of the public initializer, or set behind it.
    var arguments: [SwiftCode] = object.properties.filter(\.isParameter).map {
      "\(SwiftIdentifier($0.name).label): \(moved($0))"
    }
    for (name, _) in object.maps { arguments.append("\(name.label): \(call.map(name))") }
    let late = object.properties.filter { $0.isStored && !$0.isParameter }
    writer.list(late.isEmpty ? "return Self(" : "var value: Self = Self(", arguments, ")")
    if late.isEmpty { return }
    for property in late {
      let storage = SwiftIdentifier(property.name).storage
      let target: SwiftCode = property.isBoxed ? "\(storage).value" : storage
      writer.line("value.\(target) = \(moved(property))")
    }
    writer.line("return value")
  }

  /// The variable's value, moved out of it where a copy would cost something.
  private func moved(_ property: Property) -> SwiftCode {
    if isGuarded(property) { return local(property) }
    switch property.type.nonNull {
    case .int, .double, .bool: return local(property)
    default: return "consume \(local(property))"
    }
  }

  /// The variable that holds the member while the object is read.
  func local(_ property: Property) -> SwiftCode { local(property.name) }

  func local(_ members: PatternedMembers) -> SwiftCode { local(members.name) }

  private func local(_ member: String) -> SwiftCode {
    let name = SwiftIdentifier(member)
    return Self.ownNames.contains(member) ? name.storage : name.code
  }

  /// Names that `read` uses itself.
  private static let ownNames: Set<String> = [
    "c", "checks", "cursor", "decoder", "fields", "key", "keys", "member", "o", "others", "start", "value",
  ]

  // MARK: Writing bytes

  private func writeBytes(to writer: inout SwiftWriter) {
    writer.block("public func write(to writer: inout JSONWriter) {") { writer in
      writer.line("writer.beginObject()")
      for property in object.properties { writeMember(property, to: &writer) }
      for (name, _) in object.maps { writer.line("writer.members(self.\(name))") }
      writer.line("writer.endObject()")
    }
  }

  private func writeMember(_ property: Property, to writer: inout SwiftWriter) {
    if let value = property.fixedValue {
      let text = JSONText.of(.string(property.key)) + ":" + JSONText.of(value) + ","
      return writer.line("writer.bytes(\(StringLiteral(text)))")
    }
    writer.list(
      "writer.\(verb(property))(", [JSONText.member(property.key).code, "self.\(stored(property))"], ")")
  }

  /// What the runtime's writers and coders call the way a member occurs.
  private func verb(_ property: Property) -> SwiftCode {
    switch property.presence {
    case .required: return "required"
    case .requiredNullable: return "nullable"
    case .optional: return "optional"
    case .optionalNullable: return "presence"
    }
  }

  /// The property, or its storage where using the property would warn.
  private func stored(_ property: Property) -> SwiftCode {
    property.isBoxed ? "\(property.storage).value" : property.storage
  }

  // MARK: Coding

  private func decode(to writer: inout SwiftWriter) {
    writer.block("public init(from decoder: any Decoder) throws {") { writer in
      if !object.hasMembers { return writer.line("_ = try FieldDecoder(decoder)") }
      let mutability: SwiftCode = object.properties.isEmpty ? "let" : "var"
      writer.line("\(mutability) fields: FieldDecoder = try FieldDecoder(decoder)")
      for property in object.properties { decodeMember(property, to: &writer) }
      decodeMaps(to: &writer)
      if object.keepsMemberwise {
        MemberwiseCall(object: object) {
          local($0)
        } map: {
          local($0.name)
        }.write("self.init(", to: &writer)
      }
    }
  }

  /// Where a decoded value goes: to the property, or to a constant for the memberwise initializer.
  private func target(_ name: String, _ storage: SwiftCode, _ type: SwiftCode) -> SwiftCode {
    object.keepsMemberwise ? "let \(local(name)): \(type)" : "self.\(storage)"
  }

  private func decodeMember(_ property: Property, to writer: inout SwiftWriter) {
    let key = StringLiteral(property.key).code
    if property.fixedValue != nil {
      return writer.list("_ = try fields.required(", [key, "as: \(spelling.type(property.type)).self"], ")")
    }
    var call: SwiftCode = "try fields.\(verb(property))(\(key))"
    if property.presence == .optional, property.type == .json { call = "try fields.anything(\(key))" }
    if property.isBoxed, !object.keepsMemberwise { call = "Boxed(\(call))" }
    let target = target(property.name, property.storage, spelling.type(of: property))
    let single: SwiftCode = "\(target) = \(call)"
    if single.width <= writer.width { return writer.line(single) }
    writer.line("\(target) =")
    writer.indented { $0.line(call) }
  }

  /// The members without a property; of several patterns, the first that a name matches has the member.
  private func decodeMaps(to writer: inout SwiftWriter) {
    let table: [SwiftCode] = object.properties.isEmpty ? [] : ["except: Self.keys"]
    var refused: [SwiftCode] = []
    for members in object.patterned {
      let accepted: SwiftCode = "Self.\(matcher(members)).accepts($0)"
      decode(members.name, members.type, table, members.value, where: refused + [accepted], to: &writer)
      refused.append("!" + accepted)
    }
    guard let additional = object.additional else { return }
    decode(additional.name, additional.type, table, additional.value, where: refused, to: &writer)
  }

  private func decode(
    _ name: String, _ type: TypeReference, _ table: [SwiftCode], _ value: TypeReference,
    where conditions: [SwiftCode], to writer: inout SwiftWriter
  ) {
    var arguments = table
    if value != .json || !conditions.isEmpty { arguments.append("as: \(spelling.type(value)).self") }
    if !conditions.isEmpty { arguments.append("where: { \(conditions.joined(" && ")) }") }
    let target = target(name, SwiftIdentifier(name).code, spelling.type(type))
    writer.list("\(target) = try fields.additional(", arguments, ")")
  }

  private func encode(to writer: inout SwiftWriter) {
    writer.block("public func encode(to encoder: any Encoder) throws {") { writer in
      if !object.hasMembers { return writer.line("_ = FieldEncoder(encoder)") }
      writer.line("var fields: FieldEncoder = FieldEncoder(encoder)")
      for property in object.properties {
        let value = property.fixedValue == nil ? stored(property) : SwiftIdentifier(property.name).code
        writer.list(
          "try fields.\(verb(property))(", [StringLiteral(property.key).code, "self.\(value)"], ")")
      }
      for (name, _) in object.maps { writer.line("try fields.additional(self.\(name))") }
    }
  }
}
