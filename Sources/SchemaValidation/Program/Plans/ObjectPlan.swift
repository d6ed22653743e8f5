package import SchemaRuntime

/// How an object's members are read (Core §10.3.2).
public struct ObjectPlan: Sendable {
  /// The names that have a number: those of `properties` first, then others that a check asks for.
  public var names: [String] = []
  public var properties: [PropertyPlan] = []
  public var patterns: [PatternPlan] = []
  public var additional = Additional.any(evaluates: false)
  public var additionalKeyword = "/additionalProperties"
  /// Whether `additional` is `unevaluatedProperties`, which leaves out the names that other schemas list for the same
  /// object: they are listed here, too.
  public var isUnevaluated = false
  public var propertyNames: BlockCall?
  /// Whether patterns and `propertyNames` concern only names that are not listed: no listed name matches a pattern, and
  /// `propertyNames` produces no finding for one.
  public var settlesListedNames = true
  /// The required names, by their numbers in `names`.
  public var required: [Int] = []
  public var dependentRequired: [DependentPlan] = []
  /// The numbers of the required names that a request, or a response, must not have.
  package var barred: [ValueAccess: [Int]] = [:]
  public var dependentSchemas: [(name: Int, call: BlockCall)] = []
  /// The numbers of properties that may be there only where a subschema lists them and holds, because of
  /// `unevaluatedProperties: false`. Only a block that decides by what a walk has noted has some.
  public var conditional: [Int] = []
  public var maxProperties: Int?
  public var minProperties: Int?
  /// The known names; another key is a warning. Nil: no key is.
  public var known: [String]?
  /// The tables of `names` and of `known`.
  var table: OwnedKeyTable?
  var knownTable: OwnedKeyTable?

  public enum Additional: Sendable {
    /// The schema asks nothing of them; `evaluates` where the keyword is present.
    case any(evaluates: Bool)
    case schema(BlockCall)
    case forbidden

    /// The call for the values, where a schema is asked.
    public var call: BlockCall? {
      switch self {
      case .schema(let call): call
      case .any, .forbidden: nil
      }
    }

    /// Whether the plan asks nothing of them.
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
  /// A plan that asks nothing.
  package static var empty: ObjectPlan { ObjectPlan() }
}
