import SchemaModel
import SchemaRuntime

/// The type of a member that only conditions, branches or `required` name.
struct ConditionalType {
  var type: TypeReference
  /// The schemas that describe its type. They hold for the member wherever it occurs, except for what only some of the
  /// alternatives say.
  var schemas: [SchemaID] = []
  /// The schemas of which one holds wherever the member occurs, if only such are known.
  var alternatives: [SchemaID] = []
  /// Why it is `JSONValue`, and what to write for a type; nil where the type says what the schema does.
  var reason: (why: String, help: String)?
}

/// Finds the types of members that no `properties` which always hold name.
struct ConditionalTypes {
  private let flattening: Flattening
  private let listedNames: ListedNames
  private let descriptions: MemberDescriptions

  init(_ flattening: Flattening, _ listedNames: ListedNames, _ descriptions: MemberDescriptions) {
    (self.flattening, self.listedNames, self.descriptions) = (flattening, listedNames, descriptions)
  }

  /// The type of a member that no `properties` which always hold name: the type of the schemas of which one holds
  /// wherever the member occurs, if they agree on one. Otherwise the member may be anything, since no schema describes
  /// it where no condition holds that names it.
  func type(
    of name: String, in key: Conjunction, _ members: ConditionalMembers, parent: TypeID,
    _ lowering: inout Lowering
  ) -> ConditionalType {
    let alternatives: [SchemaID]
    switch descriptions.description(of: name, in: key, members) {
    case .unlisted(let unlisted):
      // A type that several names share is not called after one of them.
      let isShared = (listedNames.names(of: key)?.count ?? 1) > 1
      return ConditionalType(
        type: lowering.lower(all: unlisted, parent: parent, name: isShared ? "AdditionalProperty" : name),
        schemas: unlisted)
    case .unnamed:
      return ConditionalType(
        type: .json,
        reason: (
          listedNames.names(of: key) == nil
            ? "it is required, and no 'properties' says what it is"
            : "'propertyNames' lists it, and no 'properties' says what it is",
          "name it in 'properties' with its type"
        ))
    case .open:
      return ConditionalType(
        type: .json,
        reason: (
          "only a condition or branch names it, and where that does not hold it may be anything",
          "name it in 'properties' with its type, or close the object with 'unevaluatedProperties: false'"
        ))
    case .alternatives(let found): alternatives = found
    }
    let first = alternatives[0]
    if alternatives.allSatisfy({ flattening.areWrittenAlike($0, first) }) {
      return ConditionalType(
        type: lowering.lower(first, parent: parent, name: name), schemas: [first], alternatives: alternatives)
    }
    let type = lowering.agreed(alternatives, parent: parent, name: name)
    guard type.innermost == .json else { return ConditionalType(type: type, alternatives: alternatives) }
    return ConditionalType(
      type: type, alternatives: alternatives,
      reason: (
        "the conditions and branches that name it give it different types",
        "name it in 'properties', with an 'anyOf' of its types"
      ))
  }
}
