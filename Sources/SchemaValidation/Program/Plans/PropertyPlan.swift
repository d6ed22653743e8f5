/// A listed property.
public struct PropertyPlan: Sendable {
  public var name: String
  /// The call for the value; nil where any value is valid.
  public var call: BlockCall?
}

extension PropertyPlan {
  /// Whether a value of the property is a warning.
  package var isDeprecated: Bool { call?.isDeprecated ?? false }

  /// A property that is listed, and whose value may be anything.
  package init(listing name: String) {
    self.init(name: name, call: nil)
  }
}
