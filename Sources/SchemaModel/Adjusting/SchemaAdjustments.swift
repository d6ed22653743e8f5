public import SchemaRuntime

/// The decisions of a package about schemas that it does not edit. A decision that matches nothing is an error.
public struct SchemaAdjustments: Sendable, Equatable {
  /// Globs of the files that code is generated from, below the schema root; none: all files.
  public var included: [Mention] = []
  /// Places of schemas in documents that are none themselves, with `*` for any part, alone or behind a glob of files and `#`:
  /// these and what they refer to are generated from; none: all that the documents hold.
  public var includedSchemas: [Mention] = []
  /// Globs of the files that no code is generated from. References may lead to them.
  public var excluded: [Mention] = []
  /// Unknown keywords for which there is no warning.
  public var ignoredKeywords: [Mention] = []
  /// Unknown keywords that pages show, and for which there is no warning, each with the words before its value.
  public var annotations: [Annotation] = []
  /// Changes of documents, in the order in which they are made.
  public var patches: [SchemaPatch] = []
  /// Swift names of members and of values, by place.
  public var names: [Naming] = []
  public var openness = Openness.none
  /// Further formats that are known, so that there is no warning for them.
  public var knownFormats: Set<String> = []
  /// The integers that a format allows.
  public var integerFormats: [String: IntegerRange] = [:]
  /// The decisions of other packages about documents below a URI, whose types are imported. Their own builds report a
  /// decision that matches nothing.
  public var imported: [Imported] = []
  /// Documents that hold schemas and are none themselves; the first whose glob matches a path counts.
  public var documents: [DocumentRule] = []
  /// Whether all documents are read, so that a decision that matches nothing is an error.
  public var areComplete = true

  public init() {}

  /// The decisions about documents below a URI.
  public struct Imported: Sendable, Equatable {
    /// The module whose settings decide it.
    public var module: String
    /// The prefix, with the `/` or `:` at its end.
    public var uriPrefix: String
    public var adjustments: SchemaAdjustments

    public init(module: String, uriPrefix: String, adjustments: SchemaAdjustments) {
      self.module = module
      self.uriPrefix = uriPrefix
      self.adjustments = adjustments
    }
  }

  /// An unknown keyword that pages show.
  public struct Annotation: Sendable, Equatable {
    public var keyword: Mention
    /// The words before the value: “If omitted”.
    public var heading: String

    public init(keyword: Mention, heading: String) { (self.keyword, self.heading) = (keyword, heading) }
  }

  /// The limits of integers, both included.
  public struct IntegerRange: Sendable, Hashable {
    public var minimum: JSONNumber
    public var maximum: JSONNumber

    public init(minimum: JSONNumber, maximum: JSONNumber) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The Swift name of a place.
  public struct Naming: Sendable, Equatable {
    public var place: Mention
    public var name: Name

    public init(place: Mention, name: Name) {
      self.place = place
      self.name = name
    }

    public enum Name: Sendable, Equatable {
      /// The place's own name, as `x-name` gives it.
      case own(String)
      /// The name of each value or branch, as `x-caseNames` gives it.
      case cases([(value: Mention, name: String)])

      public static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.own(let first), .own(let second)): first == second
        case (.cases(let first), .cases(let second)): first.elementsEqual(second, by: ==)
        case (.own, .cases), (.cases, .own): false
        }
      }
    }
  }

  /// Which lists and unions tolerate unknown values.
  public enum Openness: Sendable, Equatable {
    case none
    /// In each list of several strings, and in each union that a tag tells apart.
    case everywhere
    case places([Mention])
  }
}
