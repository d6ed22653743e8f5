public import SchemaModel

/// A type that generated code declares.
public struct NominalType: Sendable {
  public let id: TypeID
  /// The schema the type was made for: its documentation and its validator.
  public var schema: SchemaID
  /// Every schema that an instance of the type satisfies; more than one where `allOf` parts describe one property.
  public var schemas: [SchemaID]
  /// Index of the entry document in whose file the type stands.
  public var document: Int
  /// The path from the top level, such as `["Airship", "IOSOverride", "LiveActivity"]`. Plain names: whether a
  /// component needs backticks is the emitter's affair.
  public var path: [String]
  /// The type it is nested in; nil at the top level and directly in a namespace.
  public var parent: TypeID?
  /// The types nested in it, in order of first use.
  public var children: [TypeID] = []
  public var declaration: Declaration
  public var documentation: Documentation

  public var name: String { path.last ?? "" }
  /// The path with points, such as `Airship.IOSOverride.LiveActivity`.
  public var qualifiedName: String { path.joined(separator: ".") }

  public enum Declaration: Sendable {
    /// A struct with a property per member.
    case object(ObjectType)
    /// A struct with a property per position of an array.
    case tuple(TupleType)
    /// `enum X: String`: one case per value.
    case stringEnum(EnumType)
    /// `enum X: Int`: one case per value.
    case integerEnum(EnumType)
    /// `enum X: Double`: one case per value.
    case numberEnum(EnumType)
    /// An enum whose cases stand for JSON literals of several kinds, or for numbers that no `Double` is.
    case literalEnum(EnumType)
    /// Known strings and any other string (`x-knownValues`).
    case openEnum(EnumType)
    /// An enum with a payload per branch.
    case union(UnionType)
    /// A struct around one value that has no name of its own: a root schema that is a string, an array, ….
    case wrapper(WrapperType)
    /// `typealias`: a root schema that is nothing but a reference.
    case alias(TypeReference)
    /// A caseless enum that holds the `$defs` of a document whose root says nothing about instances.
    case namespace
  }
}

extension NominalType.Declaration {
  /// The enum, where the type lists values of any kind; nil where it lists none.
  public var enumeration: EnumType? {
    switch self {
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
      .openEnum(let list):
      list
    case .object, .tuple, .union, .wrapper, .alias, .namespace: nil
    }
  }
}

extension NominalType {
  /// Whether it has values of its own: it is neither an alias nor a namespace.
  public var isConcrete: Bool {
    switch declaration {
    case .object, .tuple, .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .wrapper:
      true
    case .alias, .namespace: false
    }
  }

  /// The properties of a struct, for members or positions; other types have none.
  public var properties: [Property] {
    switch declaration {
    case .object(let object): object.properties
    case .tuple(let tuple): tuple.positions
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .wrapper, .alias,
      .namespace:
      []
    }
  }
}
