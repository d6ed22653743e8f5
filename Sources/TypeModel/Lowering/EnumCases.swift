import Diagnostics
import SchemaModel
import SchemaRuntime

/// Makes the enums of listed values.
struct EnumCases {
  let graph: SchemaGraph
  let words: WrittenWords

  func declaration(
    _ values: [LiteralValue], into bag: inout DiagnosticBag
  ) -> NominalType.Declaration {
    let type = EnumType(cases: cases(values, into: &bag))
    let types = values.reduce(into: TypeSet()) { $0.formUnion($1.value.narrowestType) }
    if types == .string { return .stringEnum(type) }
    if types == .integer { return .integerEnum(type) }
    let doubles = values.compactMap { $0.value.exactDouble }
    // Two spellings of one number would be one raw value.
    if Set(doubles).count == values.count { return .numberEnum(type) }
    return .literalEnum(type)
  }

  /// An enum of known strings that takes any other one, too: the case is `other`, or `unknown` where only a
  /// configuration tolerates them.
  func openEnum(
    _ values: [LiteralValue], isOpened: Bool, into bag: inout DiagnosticBag
  ) -> EnumType {
    let cases = cases(values, into: &bag)
    var scope = NameScope(reserved: ReservedNames.enumMembers)
    for known in cases { scope.insert(known.name) }
    let names = isOpened ? ["unknown", "unknownValue"] : ["other", "otherValue"]
    return EnumType(cases: cases, otherName: scope.claim(names).name)
  }

  func cases(
    _ values: [LiteralValue], into bag: inout DiagnosticBag, reserved: Set<String> = ReservedNames.enumMembers
  ) -> [EnumType.Case] {
    var scope = NameScope(reserved: reserved)
    let kin = Dictionary(grouping: values) { Words(nameText($0.value), spellingSymbols: true).list }
    // The case of `a` is `a`, and that of `C` is `c`, even if `A` or `C++` stand before them in the list.
    let spelt = values.map { literal in
      (text: valueText(literal.value), name: names(of: nameText(literal.value), reserved).first ?? "")
    }
    for (text, name) in spelt where text == name { scope.keep(name, for: text) }
    for (text, name) in spelt where SwiftNames.isAlphanumeric(text) { scope.keep(name, for: text) }
    for (name, alike) in Dictionary(grouping: spelt, by: \.name) where alike.count > 1 {
      // The texts that are left differ by signs: a sign at an end makes another value, and `UTC+1` and `UTC-1` are both
      // named with theirs.
      let whole = alike.filter { !$0.text.hasSignAtEnd }
      if whole.count == 1 {
        scope.keep(name, for: whole[0].text)
      } else if alike.contains(where: { $0.text.utf8.contains(UInt8(ascii: "+")) }) {
        scope.keep(name, for: "")
      }
    }
    let said = whatIsSaid(of: values)
    return values.map { literal in
      EnumType.Case(
        name: caseName(
          literal, like: kin[Words(nameText(literal.value), spellingSymbols: true).list] ?? [],
          said[literal.schema]?.names[ByteText(literalText(literal.value))], reserved, &scope, into: &bag),
        value: literal.value, schema: literal.branch,
        documentation: documentation(of: literal, said))
    }
  }

  private func documentation(
    of literal: LiteralValue, _ said: [SchemaID: SaidOfValues]
  ) -> Documentation {
    var documentation = literal.branch.map { words.documentation(of: [$0]) } ?? Documentation()
    if documentation.description == nil {
      documentation.description = said[literal.schema]?.meanings[ByteText(literalText(literal.value))]
    }
    return documentation
  }

  /// The names and documentation that a schema has for the values that it lists, by their texts.
  private struct SaidOfValues {
    var meanings: [ByteText: String] = [:]
    /// The names for code.
    var names: [ByteText: String] = [:]
  }

  private func whatIsSaid(of values: [LiteralValue]) -> [SchemaID: SaidOfValues] {
    var found: [SchemaID: SaidOfValues] = [:]
    for id in Set(values.map(\.schema)) {
      let texts = (graph[id].enumeration ?? []).map { ByteText(literalText($0)) }
      let meanings = zip(texts, graph[id].valueMeanings).filter { !$0.1.isEmpty }
      let names = zip(texts, graph[id].valueNames).compactMap { text, name in name.map { (text, $0) } }
      found[id] = SaidOfValues(
        meanings: Dictionary(meanings, uniquingKeysWith: { first, _ in first }),
        names: Dictionary(names, uniquingKeysWith: { first, _ in first }))
    }
    return found
  }

  private func names(of text: String, _ reserved: Set<String>, isGiven: Bool = false) -> [String] {
    SwiftNames.members(
      text, fallback: "value", suffix: "Value", reserved: reserved, isGiven: isGiven)
  }

  /// - Parameters:
  ///   - others: the values with the same words, this one among them.
  ///   - nameInCode: the name for code that the schema which lists the value gives it.
  private func caseName(
    _ literal: LiteralValue, like others: [LiteralValue], _ nameInCode: String?, _ reserved: Set<String>,
    _ scope: inout NameScope, into bag: inout DiagnosticBag
  ) -> String {
    let text = valueText(literal.value)
    let given = graph.caseNames(of: literal.schema).first { ByteText($0.value) == ByteText(text) }?
      .name
    let own =
      literal.branch.flatMap { graph.name(of: $0) } ?? titleOfNumber(literal)
      ?? nameInCode
    var candidates = names(
      of: given ?? own ?? nameText(literal.value), reserved, isGiven: given != nil || own != nil)
    // Both read the text as it stands, without its signs and with them.
    let plain = candidates
    if given == nil, own == nil {
      let detailed = details(of: literal.value, like: others).flatMap { names(of: $0, reserved).prefix(1) }
      candidates.insert(contentsOf: detailed, at: 1)
      candidates += names(of: kindName(literal.value.narrowestType) + " " + nameText(literal.value), reserved)
        .prefix(1)
    }
    if candidates.count > 1, scope.isKept(candidates[0], from: text), candidates[1] != candidates[0] {
      candidates.removeFirst()
    }
    let claim = scope.claim(candidates, for: text)
    let name = claim.name
    if claim.isNumbered || !plain.contains(name) && !literal.value.isContainer {
      let isTwice = given != nil && graph.caseNames(of: literal.schema).count { $0.name == given } > 1
      bag.warning(
        (isTwice
          ? "'x-caseNames' calls two values '\(plain[0])'" : "another value is called '\(plain[0])' in Swift")
          + ", so '\(text)' is called '\(name)'",
        at: graph[literal.schema].location,
        help: given == nil ? "name the values with 'x-caseNames'" : "choose another name in 'x-caseNames'")
    } else if let given = given ?? literal.branch.flatMap({ graph.name(of: $0) }) {
      bag.sayOtherName(
        than: given, of: "case", name, at: graph[literal.branch ?? literal.schema].location,
        help: "choose another name for the value")
    }
    return name
  }

  /// The short title of a branch with one number: a number's own text is no name.
  private func titleOfNumber(_ literal: LiteralValue) -> String? {
    guard case .number = literal.value, let branch = literal.branch else { return nil }
    return graph[branch].title.flatMap(SwiftNames.shortTitle)
  }

  /// Words that tell a value from others with the same words: its kind, capitals, or the symbols at its ends.
  private func details(of value: JSONValue, like others: [LiteralValue]) -> [String] {
    let text = nameText(value)
    let ofKind = kindName(value.narrowestType) + " " + text
    guard case .string(let string) = value else { return [ofKind] }
    var details: [String] = []
    if others.contains(where: { $0.value.stringValue == nil }) { details.append(ofKind) }
    if others.count > 1, let text = SwiftNames.sayingCapitals(text) { details.append(text) }
    func isInner(_ scalar: Unicode.Scalar) -> Bool { scalar.isSwiftLetter || scalar.isASCIIDigit }
    let scalars = Array(string.unicodeScalars)
    if let first = scalars.firstIndex(where: isInner), let last = scalars.lastIndex(where: isInner) {
      func spelled(_ part: ArraySlice<Unicode.Scalar>) -> [String] {
        Words(String(String.UnicodeScalarView(part)), spellingSymbols: true).list
      }
      let words = Words(String(String.UnicodeScalarView(scalars[first...last]))).list
      let all = spelled(scalars[..<first]) + words + spelled(scalars[(last + 1)...])
      details.append(all.joined(separator: " "))
    } else if !string.isEmpty {
      // `#` beside `hash`.
      details.append((Words(string, spellingSymbols: true).list + ["sign"]).joined(separator: " "))
    }
    return details
  }

  /// The key of a value in `x-caseNames`: a string itself, anything else as compact JSON.
  private func valueText(_ value: JSONValue) -> String {
    if case .string(let text) = value { return text }
    return literalText(value)
  }

  /// The text whose words name the case.
  private func nameText(_ value: JSONValue) -> String {
    let text = valueText(value)
    switch value {
    case .null, .bool, .number, .string: return text
    case .array(let items): return items.isEmpty ? "empty array" : SwiftNames.beginning(of: text)
    case .object(let members): return members.isEmpty ? "empty object" : SwiftNames.beginning(of: text)
    }
  }
}

extension String {
  /// Whether the text begins or ends with a scalar that is neither a letter nor a digit.
  fileprivate var hasSignAtEnd: Bool {
    [unicodeScalars.first, unicodeScalars.last].contains {
      $0.map { !$0.isSwiftLetter && !$0.isASCIIDigit } ?? true
    }
  }
}
