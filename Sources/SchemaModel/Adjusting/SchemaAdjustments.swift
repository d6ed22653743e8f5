public import SchemaRuntime

/// What a package decides about schemas that it does not edit. Everything here that matches nothing is an error.
public struct SchemaAdjustments: Sendable, Equatable {
  /// Globs of the files that are generated from, below the schema root; none: all of them.
  public var included: [Mention] = []
  /// Globs of the files that are not generated from. References may lead to them.
  public var excluded: [Mention] = []
  /// Keywords that are unknown, and no reason for a warning.
  public var ignoredKeywords: [Mention] = []
  /// Changes of documents, in the order in which they are made.
  public var patches: [SchemaPatch] = []
  /// Swift names of members and of values, by place.
  public var names: [Naming] = []
  public var openness = Openness.none
  /// Formats that are known, and no reason for a warning.
  public var knownFormats: Set<String> = []
  /// The integers that a format allows.
  public var integerFormats: [String: IntegerRange] = [:]
  /// What other packages have decided about documents below a URI, whose types are imported. Of what matches nothing
  /// there, their own builds say so.
  public var imported: [Imported] = []
  /// Whether all documents are read, so that what matches nothing can be told.
  public var areComplete = true

  public init() {}

  /// What is decided about documents below a URI.
  public struct Imported: Sendable, Equatable {
    /// The module whose settings decide it.
    public var module: String
    /// With the `/` or `:` at its end.
    public var uriPrefix: String
    public var adjustments: SchemaAdjustments

    public init(module: String, uriPrefix: String, adjustments: SchemaAdjustments) {
      self.module = module
      self.uriPrefix = uriPrefix
      self.adjustments = adjustments
    }
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

  /// What a place is called in Swift.
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

  /// Where values are tolerated that a list or a union does not know.
  public enum Openness: Sendable, Equatable {
    case none
    /// In each list of several strings, and in each union that a tag tells apart.
    case everywhere
    case places([Mention])
  }
}
