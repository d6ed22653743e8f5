import SchemaModel
import SchemaRuntime

/// A union of objects that conditions tell apart.
struct ConditionUnion {
  struct Case {
    /// The conditions that hold for its objects, or for some of them.
    var conditions: [SchemaID] = []
    /// What the conditions lead to: `then` of those that hold, `else` of the others.
    var consequences: [SchemaID] = []
    var key: Conjunction
    /// The values of the member that the conditions ask for.
    var values: [JSONValue] = []
    var use: Use = .listed

    enum Use {
      /// The conditions list the values, or ask for something else.
      case listed
      /// The member is not there.
      case missing
      /// Everything else.
      case other
    }
  }

  /// The member whose value the conditions ask for; nil where one condition asks for something else, which has the first
  /// case where it holds, and the second where it does not.
  var tag: String?
  /// In the order of the conditions; an object without the member, and any other object, come last.
  var cases: [Case]
  /// The case of objects without the member.
  var missing: Int?
  /// The case of objects in which the member has a value that no condition asks for.
  var other: Int?

  /// Whether a string decides: then a reader looks at that alone.
  var isToldByText: Bool {
    tag != nil && cases.allSatisfy { $0.use == .other || $0.values.allSatisfy { $0.stringValue != nil } }
  }
}
