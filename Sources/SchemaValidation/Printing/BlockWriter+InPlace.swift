import SchemaRuntime

extension BlockWriter {
  mutating func write(_ check: SchemaProgram.Check, in location: String, to text: inout JSONObject) {
    switch check {
    case .reference(let call):
      // The call itself has the path. A schema may have a reference of both kinds.
      let word =
        ["/$dynamicRef", "/$recursiveRef"].contains { call.path.hasPrefix($0) } ? "$dynamicRef" : "$ref"
      let target = target(call.target, at: location + "/" + word)
      text[word] = call.path.hasSameScalars(as: "/" + word) ? target : .array([.string(call.path), target])
    case .allOf(let calls): text["allOf"] = self.calls(calls, "/allOf", in: location)
    case .union(let plan):
      text[Self.key(plan.isExclusive ? "oneOf" : "anyOf", plan.keyword)] = union(plan, in: location)
    case .not(let call, let keyword):
      text[Self.key("not", keyword)] = self.call(call, keyword, in: location)
    case .conditional(let plan):
      var parts = JSONObject()
      parts["if"] = call(plan.condition, "/if", in: location)
      if let then = plan.then { parts["then"] = call(then, "/then", in: location) }
      if let otherwise = plan.otherwise { parts["else"] = call(otherwise, "/else", in: location) }
      text["if"] = .object(parts)
    case .unevaluatedItems(let call, let keyword):
      let value = call.map { self.call($0, keyword, in: location) } ?? false
      text[Self.key("unevaluatedItems", keyword)] = value
    case .unevaluatedProperties(let call, let keyword):
      let value = call.map { self.call($0, keyword, in: location) } ?? false
      text[Self.key("unevaluatedProperties", keyword)] = value
    case .rule(let rule, let keyword): text[Self.key(rule.said.keyword, keyword)] = rule.said.value
    case .warnings(let calls): text["x-warnings"] = self.calls(calls, "/x-warnings", in: location)
    }
  }

  private mutating func union(_ plan: SchemaProgram.UnionPlan, in location: String) -> JSONValue {
    var branches: [JSONValue] = []
    for (index, branch) in plan.branches.enumerated() {
      var text = JSONObject()
      if branch.types != .all { text["type"] = Self.types(branch.types) }
      if let name = branch.name { text["name"] = .string(name) }
      if !branch.tags.isEmpty { text["tags"] = Self.strings(branch.tags) }
      if branch.requiredNames != 0 { text["discriminatingNames"] = Self.integer(branch.requiredNames) }
      text["schema"] = call(branch.call, "\(plan.keyword)/\(index)", in: location)
      branches.append(.object(text))
    }
    var text = JSONObject()
    if let tag = plan.tag {
      text["tag"] = .string(tag.name)
      if let defaultBranch = tag.defaultBranch { text["defaultBranch"] = Self.integer(defaultBranch) }
    }
    if !plan.discriminatingNames.isEmpty {
      text["discriminatingNames"] = Self.strings(plan.discriminatingNames)
    }
    text["of"] = .array(branches)
    return .object(text)
  }
}
