import SchemaModel
import SchemaRuntime

extension Lowering {
  mutating func enumDeclaration(_ values: [LiteralValue]) -> NominalType.Declaration {
    let type = EnumType(cases: cases(values, reserved: ReservedNames.enumMembers))
    let types = values.reduce(into: TypeSet()) { $0.formUnion($1.value.narrowestType) }
    if types == .string { return .stringEnum(type) }
    if types == .integer { return .integerEnum(type) }
    return .literalEnum(type)
  }

  mutating func openEnum(_ values: [LiteralValue]) -> EnumType {
    let cases = cases(values, reserved: ReservedNames.enumMembers)
    var scope = NameScope(reserved: ReservedNames.enumMembers)
    for known in cases { scope.insert(known.name) }
    return EnumType(cases: cases, otherName: scope.claim(["other", "otherValue"]).name)
  }

  private mutating func cases(_ values: [LiteralValue], reserved: Set<String>) -> [EnumType.Case] {
    var scope = NameScope(reserved: reserved)
    return values.map { literal in
      EnumType.Case(
        name: caseName(literal, reserved, &scope), value: literal.value, schema: literal.branch,
        documentation: literal.branch.map { documentation(of: [$0]) } ?? Documentation())
    }
  }

  private mutating func caseName(
    _ literal: LiteralValue, _ reserved: Set<String>, _ scope: inout NameScope
  ) -> String {
    let text = valueText(literal.value)
    let given = graph[literal.schema].extensions.caseNames.first { ByteText($0.value) == ByteText(text) }?
      .name
    let own = literal.branch.flatMap { graph[$0].extensions.name }
    var candidates = SwiftNames.members(
      given ?? own ?? nameText(literal.value), fallback: "value", suffix: "Value", reserved: reserved,
      isGiven: given != nil || own != nil)
    if given == nil, own == nil, literal.value.isContainer {
      candidates += SwiftNames.members(
        kindName(literal.value.narrowestType) + " " + nameText(literal.value), fallback: "value",
        suffix: "Value", reserved: reserved)
    }
    let claim = scope.claim(candidates)
    let name = claim.name
    if claim.isNumbered || name != candidates.first && !literal.value.isContainer {
      bag.warning(
        "another value is called '\(candidates[0])' in Swift, so '\(text)' is called '\(name)'",
        at: graph[literal.schema].location, help: "name the values with 'x-caseNames'")
    }
    return name
  }

  /// The key of a value in `x-caseNames`: a string itself, anything else as compact JSON.
  private func valueText(_ value: JSONValue) -> String {
    if case .string(let text) = value { return text }
    return literalText(value)
  }

  /// The text whose words name the case: `-1` is `minus 1`.
  private func nameText(_ value: JSONValue) -> String {
    let text = valueText(value)
    switch value {
    case .null, .bool, .string: return text
    case .number: return text.hasPrefix("-") ? "minus \(text.dropFirst())" : text
    case .array(let items): return items.isEmpty ? "empty array" : SwiftNames.beginning(of: text)
    case .object(let members): return members.isEmpty ? "empty object" : SwiftNames.beginning(of: text)
    }
  }
}
