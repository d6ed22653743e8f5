public import SchemaRuntime

extension TypeGraph {
  /// The text from which the type makes the value, where it is a type for a format; the type may refuse the text.
  public func convertedText(of value: JSONValue, as type: TypeReference) -> String? {
    guard case .custom(let custom) = type, custom.isMadeOfText else { return nil }
    switch value {
    case .string(let text): return custom.kinds.contains(.string) ? text : nil
    case .number(let number): return custom.kinds.contains(.string) ? nil : number.text
    case .null, .bool, .array, .object: return nil
    }
  }

  /// Whether the value can be written down as one of the type.
  public func spells(_ value: JSONValue, as type: TypeReference) -> Bool {
    switch (value, type) {
    case (.string, .string), (.string, .bytes), (.bool, .bool): true
    case (.number, .double): value.exactDouble != nil
    case (.number(let number), .int): number.int != nil
    case (.number(let number), .custom(let type)):
      type.integers.map {
        (number.int != nil || number.uint64Value != nil) && $0.minimum <= number && number <= $0.maximum
      } ?? false
    case (.array(let items), .array(let element)): items.allSatisfy { spells($0, as: element) }
    case (.object(let members), .map(let element)): members.allSatisfy { spells($0.value, as: element) }
    case (.object(let members), .jsonObject): members.allSatisfy { spells($0.value, as: .json) }
    case (_, .json): true
    case (.null, .optional): true
    case (_, .optional(let wrapped)): spells(value, as: wrapped)
    case (_, .named(let id)): spells(value, as: self[id].declaration)
    default: false
    }
  }

  private func spells(_ value: JSONValue, as declaration: NominalType.Declaration) -> Bool {
    switch declaration {
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list):
      list.cases.contains { $0.value == value }
    case .openEnum: value.stringValue != nil
    case .object(let object):
      arguments(for: value, of: object)?.allSatisfy(spells) ?? false
    case .alias(let target): spells(value, as: target)
    case .tuple(let tuple):
      arguments(for: value, of: tuple)?.allSatisfy(spells) ?? false
    case .union(let union):
      branch(of: value, in: union).map { $0.constant != nil || spells(value, as: $0.payload) } ?? false
    case .wrapper, .namespace: false
    }
  }

  private func spells(_ argument: InitializerArgument) -> Bool {
    guard argument.isPresence else { return spells(argument.value, as: argument.type) }
    return argument.value.isNull || spells(argument.value, as: argument.type.nonNull)
  }
}

extension TypeGraph {
  /// The case of a value, where its kind, its tag, its text or its members tell it; nil where only validators can, or
  /// where the case is deprecated.
  public func branch(of value: JSONValue, in union: UnionType) -> UnionType.Case? {
    guard let rule = union.dispatch.first(where: { $0.kinds.contains(value.narrowestType.kinds) }) else {
      return nil
    }
    let index: Int?
    switch rule.decision {
    case .branch(let only): index = only
    case .tag(let property, let branches, let other, let missing):
      let tag = value[property]?.stringValue.map { ByteText($0) }
      let rest = value[property] == nil ? missing : other
      index = branches.first { ByteText($0.value) == tag }?.branch ?? rest
    case .text(let branches, let other):
      let text = value.stringValue.map { ByteText($0) }
      index = branches.first { ByteText($0.value) == text }?.branch ?? other
    case .ask(let branches), .closest(let branches):
      let left = branches.filter { !excludes(value, union.cases[$0].payload) }
      index = left.count == 1 ? left[0] : caseOfLiteral(value, in: union)
    }
    guard let found = index.map({ union.cases[$0] }), found.documentation.deprecation == nil else {
      return nil
    }
    return found.constant.map { $0 == value } == false ? nil : found
  }

  /// The case that a literal of the value makes, which is the case that reading the value makes.
  private func caseOfLiteral(_ value: JSONValue, in union: UnionType) -> Int? {
    guard let kind = UnionType.Literal.Kind(of: value),
      let literal = union.literals.first(where: { $0.kind == kind })
    else { return nil }
    let listed = literal.listed.first { index in
      union.cases[index].constant.map { $0 == value } ?? spells(value, as: union.cases[index].payload)
    }
    return listed ?? literal.other
  }

  /// Whether the value is certainly none of the type: an object that lacks a member, has one too many, or has another
  /// constant.
  private func excludes(_ value: JSONValue, _ type: TypeReference) -> Bool {
    guard case .named(let id) = type, case .object(let object) = self[id].declaration else { return false }
    guard case .object(let members) = value else { return true }
    let isClosed = object.additional == nil && object.patterned.isEmpty
    if isClosed,
      members.keys.contains(where: { key in !object.properties.contains { $0.key.hasSameScalars(as: key) } })
    {
      return true
    }
    return object.properties.contains { property in
      guard let member = members[property.key] else { return property.isRequired }
      return property.fixedValue.map { $0 != member } ?? false
    }
  }
}

extension TypeGraph {
  /// A deprecated member of the value that no initializer takes.
  func deprecatedMember(of value: JSONValue, as type: TypeReference) -> String? {
    switch (value, type) {
    case (_, .optional(let wrapped)): return deprecatedMember(of: value, as: wrapped)
    case (.array(let items), .array(let element)):
      return items.firstResult { deprecatedMember(of: $0, as: element) }
    case (.object(let members), .map(let element)):
      return members.firstResult { deprecatedMember(of: $0.value, as: element) }
    case (_, .named(let id)): return deprecatedMember(of: value, as: self[id].declaration)
    default: return nil
    }
  }

  private func deprecatedMember(of value: JSONValue, as declaration: NominalType.Declaration) -> String? {
    switch declaration {
    case .object(let object):
      return deprecatedMember(among: object.properties.map { ($0, value[$0.key]) }, isLarge: object.isLarge)
    case .tuple(let tuple):
      guard case .array(let items) = value else { return nil }
      return deprecatedMember(among: zip(tuple.positions, items).map { ($0, $1) })
    case .union(let union):
      return branch(of: value, in: union).flatMap { deprecatedMember(of: value, as: $0.payload) }
    case .alias(let target): return deprecatedMember(of: value, as: target)
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .wrapper, .namespace: return nil
    }
  }

  private func deprecatedMember(
    among members: [(property: Property, value: JSONValue?)], isLarge: Bool = false
  ) -> String? {
    members.firstResult { property, value in
      guard let value, property.isStored else { return nil }
      return initializersTake(property, isLarge: isLarge)
        ? deprecatedMember(of: value, as: property.type) : property.name
    }
  }
}

/// An argument of an initializer, for a member or a position, or for several of them.
public struct InitializerArgument: Sendable {
  public var name: String
  public var type: TypeReference
  public var value: JSONValue
  /// Whether it is a `Presence` of the type without null.
  public var isPresence = false
  /// Whether no parameter takes it, and a closure behind them sets it.
  public var isSet = false
}

extension TypeGraph {
  /// Whether the initializer of a struct takes a member or position, or a closure behind it sets it. A deprecated one
  /// is not offered unless it must be given, or a package asks for it.
  /// - Parameter isLarge: whether a closure sets what need not be given: in a closure, a deprecated member would be a
  ///   warning.
  public func initializersTake(_ property: Property, isLarge: Bool) -> Bool {
    property.isRequired || property.documentation.deprecation == nil || initializersTakeDeprecated && !isLarge
  }

  /// The arguments of an initializer for an array, in its order; nil where it takes no such array.
  public func arguments(for value: JSONValue, of tuple: TupleType) -> [InitializerArgument]? {
    guard case .array(let items) = value else { return nil }
    var found: [InitializerArgument] = []
    for (position, property) in tuple.positions.enumerated() {
      guard position < items.count else {
        if property.isRequired { return nil }
        continue
      }
      switch argument(items[position], of: property) {
      case .none: continue
      case .one(let argument): found.append(argument)
      case .refused: return nil
      }
    }
    if items.count > tuple.positions.count {
      guard let rest = tuple.rest else { return nil }
      let further = JSONValue.array(Array(items[tuple.positions.count...]))
      found.append(InitializerArgument(name: rest.name, type: rest.type, value: further))
    }
    return found
  }

  /// The arguments of an initializer for an object, in its order; nil where it takes no value for one of the members,
  /// or needs one that is not there.
  public func arguments(for value: JSONValue, of object: ObjectType) -> [InitializerArgument]? {
    guard case .object(var others) = value else { return nil }
    var found: [InitializerArgument] = []
    for property in object.properties {
      guard let member = others.removeValue(forKey: property.key) else {
        if property.isRequired { return nil }
        continue
      }
      switch argument(member, of: property, isLarge: object.isLarge) {
      case .none: continue
      case .one(var argument):
        argument.isSet = object.isLarge && !property.isRequired
        found.append(argument)
      case .refused: return nil
      }
    }
    // Where two patterns match a name, the first has the member.
    for members in object.patterned {
      let pattern = Pattern.generated(members.pattern)
      let matching = JSONObject(others.filter { pattern.accepts($0.key) })
      if matching.isEmpty { continue }
      for key in matching.keys { others[key] = nil }
      found.append(
        InitializerArgument(
          name: members.name, type: members.type, value: .object(matching), isSet: object.isLarge))
    }
    if others.isEmpty { return found }
    guard let additional = object.additional else { return nil }
    return found + [
      InitializerArgument(
        name: additional.name, type: additional.type, value: .object(others), isSet: object.isLarge)
    ]
  }

  private enum Argument {
    /// The value is the only possible one, so the initializer takes no argument for it.
    case none
    case one(InitializerArgument)
    /// No initializer takes the value.
    case refused
  }

  private func argument(_ value: JSONValue, of property: Property, isLarge: Bool = false) -> Argument {
    if let fixedValue = property.fixedValue { return fixedValue == value ? .none : .refused }
    guard initializersTake(property, isLarge: isLarge) else { return .refused }
    return .one(
      InitializerArgument(
        name: property.name, type: property.type, value: value,
        isPresence: property.presence == .optionalNullable))
  }
}
