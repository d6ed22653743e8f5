/// A struct: the named members of an object, and the others.
public struct ObjectType: Sendable {
  public var properties: [Property] = []
  /// What carries the members that no property names; nil for a closed object.
  public var additional: AdditionalMembers?

  public init() {}
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
  public var type: TypeReference { value == .json ? .jsonObject : .map(value) }
}
