import Diagnostics
import SchemaModel
import SchemaRuntime

/// Finds out why members have no better type than any JSON value, or an array or a dictionary of them.
struct MemberReasons {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference

  init(_ flattening: Flattening, _ inference: TypeInference) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
  }

  /// What is to be said of the type of a member.
  func note(
    on type: TypeReference, of name: String, _ schemas: [SchemaID], in owner: TypeID,
    at place: SourceLocation, _ lowering: Lowering
  ) -> MemberNote {
    var (subject, verb, value) = ("the type of '\(name)'", "is", type.nonNull)
    var described = schemas
    // Whether only branches of conditions say what the elements are.
    var isTorn = false
    nesting: while true {
      let all = flattening.conjunction(of: described).schemas.map { graph[$0] }
      switch value {
      case .array(let element):
        described = all.compactMap(\.items)
        isTorn = described.isEmpty && all.contains { saysItemsByCondition($0) }
        (subject, verb, value) = ("the elements of '\(name)'", "are", element.nonNull)
      case .map(let element):
        described = all.compactMap(\.additionalProperties) + all.flatMap(\.patternProperties).map(\.schema)
        (subject, verb, value) = ("the values of '\(name)'", "are", element.nonNull)
      case .string, .bool, .int, .double, .json, .jsonObject, .optional, .encoded, .bytes, .named, .custom:
        break nesting
      }
    }
    let torn: (why: String, help: String?) = (
      "the branches of a condition give them different types",
      "describe them with 'items', with an 'anyOf' of their types"
    )
    let inside = isTorn ? torn : reasonForAnything(described, isInside: type.nonNull != .json, lowering)
    let anything = value == .json ? MemberNote.Reason(verb: verb, why: inside.why, help: inside.help) : nil
    var reason =
      anything
      ?? IntegerLimits(flattening.conjunction(of: described).schemas.map { graph[$0] }).note(on: value)
    reason?.verb = verb
    return MemberNote(place: place, schemas: schemas, owner: owner, subject: subject, reason: reason)
  }

  private func saysItemsByCondition(_ schema: Schema) -> Bool {
    [schema.thenSchema, schema.elseSchema].compactMap(\.self).contains { branch in
      flattening.everything(from: branch).contains {
        graph[$0].items.map { graph[$0].boolean == nil } ?? false
      }
    }
  }

  private func reasonForAnything(
    _ schemas: [SchemaID], isInside: Bool, _ lowering: Lowering
  ) -> (why: String, help: String?) {
    let described = flattening.conjunction(of: schemas)
    if described.schemas.contains(where: { graph.allowsNothing($0) }) {
      return ("no value is allowed", nil)
    }
    let types = inference.types(of: described)
    if types?.isEmpty == true { return ("no value is allowed", nil) }
    if types == .null { return ("nothing but null is allowed", "allow another type beside null") }
    if lowering.isRefused(described) {
      return (
        "so many sets of schemas hold together in this document that this one has no type",
        "describe it in one place, and not again in branches beside it"
      )
    }
    if let types, types.union(.null) != .everything {
      return (
        "no Swift type tells the values apart that the schema allows",
        "give its branches types, constants or required members that differ"
      )
    }
    let all = schemas.flatMap(flattening.everything).map { graph[$0] }
    if let reference = all.compactMap(\.dynamicReference).first(where: {
      flattening.uniqueTarget(of: $0) == nil
    }) {
      let anchor = reference.anchor ?? ""
      let keyword = anchor.isEmpty ? "'$recursiveRef'" : "'$dynamicRef' to '\(anchor)'"
      return (
        "where the \(keyword) leads depends on what refers to the schema",
        "use '$ref' for a type that is always the same"
      )
    }
    if isInside, all.isEmpty { return ("nothing says what they are", "describe them with 'items'") }
    if types != nil || all.allSatisfy({ $0.boolean == true || $0.onlyDescribes }) {
      return ("the schema allows values of every type", "give it a 'type'")
    }
    if all.contains(where: flattening.hasConditions) {
      return ("a condition says what it may be, and leaves the type open", "give it a 'type'")
    }
    return ("the schema states no type", "give it a 'type'")
  }
}
