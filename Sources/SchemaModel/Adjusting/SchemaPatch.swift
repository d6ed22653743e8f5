public import YAMLTree

/// A change of a document before it is read, as an overlay has it.
public struct SchemaPatch: Sendable, Equatable {
  /// `order.yaml#/properties/lines`.
  public var place: Mention
  public var change: Change

  public init(place: Mention, change: Change) {
    self.place = place
    self.change = change
  }

  public enum Change: Sendable, Equatable {
    /// Members that are added. Mappings are merged with what stands there; all else takes its place.
    case set([YAMLNode.Member])
    /// A member that goes.
    case remove(Mention)
    /// What stands there instead.
    case replace(YAMLNode)
    /// The last name of the place is another: of a property, in `required`, too; of a definition, in the references of
    /// the document, too.
    case rename(Mention)
  }
}
