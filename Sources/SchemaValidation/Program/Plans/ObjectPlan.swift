package import SchemaRuntime

/// How an object's members are read (Core §10.3.2).
public struct ObjectPlan: Sendable {
  /// The names that have a number: those of `properties` first, then others that a check asks for.
  public var names: [String] = []
  public var properties: [PropertyPlan] = []
  public var patterns: [PatternPlan] = []
  public var additional = Additional.any(evaluates: false)
  public var additionalKeyword = "/additionalProperties"
  /// Whether that is `unevaluatedProperties`, which leaves out the names that others list for the same object: they are
  /// listed here, too.
  public var isUnevaluated = false
  public var propertyNames: BlockCall?
  /// Whether patterns and `propertyNames` concern names only that are not listed: no listed name matches a pattern, and
  /// of none is anything to be said.
  public var settlesListedNames = true
  /// Numbers in `names`.
  public var required: [Int] = []
  public var dependentRequired: [DependentPlan] = []
  /// The numbers of those names that are demanded, and which a text must not have that goes one way.
  package var barred: [ValueAccess: [Int]] = [:]
  public var dependentSchemas: [(name: Int, call: BlockCall)] = []
  /// The numbers of properties that may be there only where a subschema that holds for some objects lists them, and
  /// holds: `unevaluatedProperties: false`, of a block that gives a verdict by what a walk has noted.
  public var conditional: [Int] = []
  public var maxProperties: Int?
  public var minProperties: Int?
  /// The names that are known here; a key beside them is a warning. Nil: no warning.
  public var known: [String]?
  /// The tables of `names` and of `known`.
  var table: OwnedKeyTable?
  var knownTable: OwnedKeyTable?

  public enum Additional: Sendable {
    /// The schema asks nothing of them; `evaluates` where the keyword is present.
    case any(evaluates: Bool)
    case schema(BlockCall)
    case forbidden

    /// What is asked of the values, where that is a schema.
    public var call: BlockCall? {
      switch self {
      case .schema(let call): call
      case .any, .forbidden: nil
      }
    }

    /// Whether nothing is asked.
    public var isAny: Bool {
      switch self {
      case .any: true
      case .schema, .forbidden: false
      }
    }

    /// Whether there may be no such members.
    public var isForbidden: Bool {
      switch self {
      case .forbidden: true
      case .any, .schema: false
      }
    }
  }
}

extension ObjectPlan {
  /// One that asks nothing.
  package static var empty: ObjectPlan { ObjectPlan() }
}
