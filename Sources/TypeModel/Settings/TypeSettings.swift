public import SchemaModel

/// The decisions of a package about the types that its schemas give. A setting that matches nothing is an error.
public struct TypeSettings: Sendable, Equatable {
  /// An enum around all types.
  public var namespace: Mention?
  /// The prefix of names at the top level.
  public var prefix = ""
  /// Names of types, by place or by the name that a type has otherwise.
  public var names: [Naming] = []
  /// The names of members and cases, as in `SchemaAdjustments`.
  public var members: [SchemaAdjustments.Naming] = []
  /// Whether definitions that no root leads to get no type.
  public var prunesDefinitions = false
  /// Whether initializers take deprecated members that may be left out.
  public var initializersTakeDeprecated = false
  /// Places of definitions that get no type unless something refers to them.
  public var excluded: [Mention] = []
  /// Types of values with a `format`.
  public var formats: [Formatting] = []
  /// Types that other modules declare.
  public var external: [ExternalPlace: CustomType] = [:]

  public init() {}

  /// The name of a type.
  public struct Naming: Sendable, Equatable {
    public var type: Mention
    public var name: String

    public init(type: Mention, name: String) {
      self.type = type
      self.name = name
    }
  }

  /// The types that carry the values of a format.
  public struct Formatting: Sendable, Equatable {
    public var format: Mention
    /// The type of strings; nil: `String`.
    public var ofStrings: CustomType?
    /// The type of integers; nil: `Int`.
    public var ofIntegers: CustomType?
    /// The type of numbers; nil: `Double`.
    public var ofNumbers: CustomType?

    public init(
      format: Mention, ofStrings: CustomType? = nil, ofIntegers: CustomType? = nil,
      ofNumbers: CustomType? = nil
    ) {
      self.format = format
      self.ofStrings = ofStrings
      self.ofIntegers = ofIntegers
      self.ofNumbers = ofNumbers
    }

    /// The type that would be both that of strings and that of numbers, where values of both kinds use it.
    func typeOfAll(among used: Set<CustomType>) -> CustomType? {
      guard let ofStrings, used.contains(ofStrings) else { return nil }
      return [ofIntegers, ofNumbers].compactMap(\.self).first {
        $0.spelling == ofStrings.spelling && used.contains($0)
      }
    }
  }
}

/// A schema of another module.
public struct ExternalPlace: Sendable, Hashable {
  /// The path of the document, as `SchemaDocument.path` has it.
  public var document: String
  /// A JSON Pointer.
  public var pointer: String

  public init(document: String, pointer: String) {
    self.document = document
    self.pointer = pointer
  }
}
