public import SchemaModel
public import SchemaRuntime

/// An enum with a payload per branch of `oneOf` or `anyOf`, per type of a `type` list, or per outcome of conditions.
public struct UnionType: Sendable {
  public var cases: [Case]
  /// How a reader finds the branch; the rules cover every kind of JSON value that can occur, each kind once.
  public var dispatch: [KindRule]
  /// Whether several branches may accept a value.
  public var mayOverlap = false
  /// Whether conditions tell the cases, and no `oneOf` or `anyOf`.
  public var isByConditions = false
  /// The Swift literals by which it is written; each kind of literal occurs once.
  public var literals: [Literal] = []
  /// Whether payloads are stored behind a reference, because one contains the union itself or is large.
  public var isIndirect = false

  public struct Case: Sendable {
    /// The Swift name, without backticks.
    public var name: String
    /// The schemas of the branch: an instance is of the case if one of them accepts it (several where branches
    /// have the same Swift type).
    public var schemas: [SchemaID]
    /// The only value of the branch, if it has but one: then the case has no payload.
    public var constant: JSONValue?
    /// Never optional.
    public var payload: TypeReference
    /// The JSON kinds that the payload can have.
    public var kinds: TypeSet
    public var documentation: Documentation
    /// The documentation of each branch, where there are several and they say something of their own.
    public var forms: [Documentation] = []
  }

  /// A literal of Swift that makes the case which reading its value would make.
  public struct Literal: Sendable {
    public var kind: Kind
    /// The cases of values that are listed, in the order in which they are asked: constants, and enums without any other
    /// value.
    public var listed: [Int]
    /// The case that takes whole numbers before `other` takes the rest.
    public var whole: Int?
    /// The case that takes all other values.
    public var other: Int

    public enum Kind: Sendable {
      case string, boolean, integer, float, array

      /// The kind of literal that a value is written as; a whole number is an integer, however its text spells it.
      init?(of value: JSONValue) {
        switch value {
        case .string: self = .string
        case .bool: self = .boolean
        case .number(let number): self = number.isInteger ? .integer : .float
        case .array: self = .array
        case .null, .object: return nil
        }
      }
    }
  }

  /// A rule that finds the case of a value of one of `kinds` (`integer` does not occur: a number is `number`).
  public struct KindRule: Sendable {
    public var kinds: TypeSet
    public var decision: Decision
    /// The case that is meant, where an author says so and the validators of several decide: it is asked first.
    public var hint: Hint?
  }

  /// Which case is meant by the string value of the member `property`. A value of another case may have it all the same.
  public struct Hint: Sendable {
    public var property: String
    public var branches: [TaggedBranch]
    /// The case for other values, and for objects without the member.
    public var other: Int?

    /// The case that is meant for an object; nil where none is.
    public func branch(of value: JSONValue) -> Int? {
      guard let text = value[property]?.stringValue else { return other }
      return branches.first { $0.value.hasSameScalars(as: text) }?.branch ?? other
    }
  }

  public enum Decision: Sendable {
    /// Only this case can hold it.
    case branch(Int)
    /// The string value of the member `property` decides; another value means the case `other`, and an object without
    /// the member the case `missing`.
    case tag(property: String, branches: [TaggedBranch], other: Int?, missing: Int?)
    /// The text of the string decides; one that is not listed means the case `other`.
    case text(branches: [TaggedBranch], other: Int?)
    /// The validators of these cases decide, in order; the last one need not run.
    case ask([Int])
    /// The validators of these structs decide. Where several accept an object, it belongs to the one that names most of
    /// its members, and of equals to the first.
    case closest([Int])

    /// The cases whose validators decide; nil where something else does.
    public var asked: [Int]? {
      switch self {
      case .ask(let cases), .closest(let cases): cases
      case .branch, .tag, .text: nil
      }
    }
  }

  /// A value of the tag, or of the string itself, and the index of the case it means.
  public struct TaggedBranch: Sendable {
    public var value: String
    public var branch: Int
  }
}
