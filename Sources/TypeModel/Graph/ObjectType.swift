/// A struct: the named members of an object, and the others.
public struct ObjectType: Sendable {
  public var properties: [Property] = []
  /// The properties that carry members whose names match a pattern, one for each pattern with a Swift name (`x-name`).
  public var patterned: [PatternedMembers] = []
  /// The property that carries the members that no property names; nil for a closed object.
  public var additional: AdditionalMembers?

  public init() {}

  /// Whether it has more than 64 stored members, too many for an initializer: that takes those that must be given, and
  /// a closure that sets the others.
  public var isLarge: Bool { properties.count(where: \.isStored) > 64 }
}

/// The members of an object whose names match a pattern (`patternProperties`), with their whole names.
public struct PatternedMembers: Sendable {
  /// The Swift name.
  public var name: String
  public var pattern: String
  public var value: TypeReference
  public var documentation: Documentation

  public init(name: String, pattern: String, value: TypeReference, documentation: Documentation) {
    self.name = name
    self.pattern = pattern
    self.value = value
    self.documentation = documentation
  }

  /// The Swift type of the whole: `JSONObject` or `JSONMap<Value>`.
  public var type: TypeReference { .members(value) }
}

/// The members of an object that its schema does not name.
public struct AdditionalMembers: Sendable {
  /// The Swift name, `additionalProperties`.
  public var name: String
  public var value: TypeReference

  public init(name: String, value: TypeReference) {
    self.name = name
    self.value = value
  }

  /// The Swift type of the whole: `JSONObject` or `JSONMap<Value>`.
  public var type: TypeReference { .members(value) }
}

extension TypeReference {
  fileprivate static func members(_ value: TypeReference) -> TypeReference {
    value == .json ? .jsonObject : .map(value)
  }
}
