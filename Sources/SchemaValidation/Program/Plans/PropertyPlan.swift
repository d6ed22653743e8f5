package import SchemaRuntime

/// A listed property.
public struct PropertyPlan: Sendable {
  public var name: String
  /// Nil: any value.
  public var call: BlockCall?
  /// What to use instead, perhaps empty; nil where the property is not deprecated.
  public var deprecation: String?
  public var deprecatedKeyword: String
  /// What `readOnly` or `writeOnly` says; nil: neither.
  package var access: PropertyAccess?
}

extension PropertyPlan {
  /// A property of which no more is asked than that it is listed.
  package init(listing name: String) {
    self.init(name: name, call: nil, deprecation: nil, deprecatedKeyword: "")
  }
}
