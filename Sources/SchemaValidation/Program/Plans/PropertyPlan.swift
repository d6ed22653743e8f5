package import SchemaRuntime

/// A listed property.
public struct PropertyPlan: Sendable {
  public var name: String
  /// Nil: any value.
  public var call: BlockCall?
  /// What to use instead, perhaps empty; nil where the property is not deprecated.
  public var deprecation: String?
  /// Where the schema stands that deprecates it; nil: no schema does.
  package var deprecatedAt: AnnotationPlace?
  /// What `readOnly` or `writeOnly` says; nil: neither.
  package var access: PropertyAccess?
  /// Where the schema stands that says so.
  package var accessAt: AnnotationPlace?
}

extension PropertyPlan {
  /// A property of which no more is asked than that it is listed.
  package init(listing name: String) {
    self.init(name: name, call: nil)
  }
}
