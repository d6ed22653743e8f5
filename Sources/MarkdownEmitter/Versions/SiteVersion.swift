public import SchemaRuntime

/// A version of the schemas of a site, and what it changed of the one before.
public struct SiteVersion: Sendable {
  public var name: String
  /// When it was made, as RFC 3339 writes it; nil where that is not known.
  public var date: String?
  /// The changes since the version before, the worst first; none of the first version.
  public var changes: [Change]

  public init(name: String, date: String? = nil, changes: [Change] = []) {
    (self.name, self.date, self.changes) = (name, date, changes)
  }

  /// One change of a schema.
  public struct Change: Sendable {
    /// What became of the place.
    public enum Kind: Sendable { case added, removed, changed }

    public var kind: Kind
    /// Whether it changes what is said of values alone, and not which are valid: rows do not tell of it.
    public var isRemark: Bool
    /// The path of the document below the schema folder.
    public var document: String
    /// The tokens of a JSON Pointer to the keyword or schema: in the document as it is now, or as it was where it is
    /// gone.
    public var pointer: [String]
    /// The words for people, with names and keywords in single quotes.
    public var message: String
    /// The way to the value in its object; empty for the object itself.
    public var path: String
    /// The member that has to be there now, or need not any more; nil for a change of anything else.
    public var requiredMember: String?
    /// An instance that was valid and is refused now.
    public var refused: Witness?
    /// An instance that was refused and is valid now.
    public var accepted: Witness?

    /// An instance that shows a change, and the value in it that the change is about.
    public struct Witness: Sendable {
      public var instance: JSONValue
      public var part: JSONValue

      public init(instance: JSONValue, part: JSONValue) { (self.instance, self.part) = (instance, part) }
    }

    public init(
      kind: Kind, isRemark: Bool = false, document: String, pointer: [String], message: String, path: String,
      requiredMember: String? = nil, refused: Witness?, accepted: Witness?
    ) {
      (self.kind, self.document, self.pointer, self.message) = (kind, document, pointer, message)
      self.isRemark = isRemark
      (self.path, self.refused, self.accepted) = (path, refused, accepted)
      self.requiredMember = requiredMember
    }
  }
}
