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
    /// A member that is removed.
    case remove(Mention)
    /// The node that replaces what stands there.
    case replace(YAMLNode)
    /// The new last name of the place. A property is renamed in `required`, too; a definition in the references of the
    /// document, too.
    case rename(Mention)
  }
}
