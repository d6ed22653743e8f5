/// A listed property.
public struct PropertyPlan: Sendable {
  public var name: String
  /// Nil: any value.
  public var call: BlockCall?
}

extension PropertyPlan {
  /// Whether a value of the property is a warning.
  package var isDeprecated: Bool { call?.isDeprecated ?? false }

  /// A property of which no more is asked than that it is listed.
  package init(listing name: String) {
    self.init(name: name, call: nil)
  }
}
