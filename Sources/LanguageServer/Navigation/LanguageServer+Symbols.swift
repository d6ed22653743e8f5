import SchemaModel
import SchemaRuntime
import YAMLTree

extension LanguageServer {
  /// The members and definitions of a schema, as a tree; for any other document, its members.
  func symbols(_ document: OpenDocument) -> JSONValue {
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    let place = isSchema(document) ? NodeRole.schema : .other
    return .array(symbols(in: draft.root, place, draft, isSchema: place.isSchema, depth: 0))
  }

  private func symbols(
    in node: DraftNode, _ place: NodeRole, _ draft: SchemaDraft, isSchema: Bool, depth: Int
  ) -> [JSONValue] {
    if depth > 100 { return [] }
    var symbols: [JSONValue] = []
    for member in node.members ?? [] {
      let name = draft.key(member.key)
      let inner = place.member(name, in: draft.dialect)
      let children = self.symbols(in: member.value, inner, draft, isSchema: isSchema, depth: depth + 1)
      switch place {
      case .members: symbols.append(symbol(name, 8, member, draft, children))
      case .definitions: symbols.append(symbol(name, 5, member, draft, children))
      // Nothing refers to the names inside an unknown keyword.
      case .other: if !isSchema { symbols.append(symbol(name, 20, member, draft, children)) }
      // The contents of a keyword are listed without the keyword.
      case .schema, .schemas: symbols += children
      case .value: break
      }
    }
    for element in node.elements ?? [] {
      if case .value = place { break }
      if case .other = place, isSchema { break }
      symbols += self.symbols(in: element, place.item, draft, isSchema: isSchema, depth: depth + 1)
    }
    return symbols
  }

  private func symbol(
    _ name: String, _ kind: Int, _ member: DraftNode.Member, _ draft: SchemaDraft, _ children: [JSONValue]
  ) -> JSONValue {
    var json: JSONObject = [
      "name": .string(name.isEmpty ? "\"\"" : name), "kind": .number(JSONNumber(kind)),
      "range": range(member.range, in: draft.text), "selectionRange": range(member.key.range, in: draft.text),
    ]
    if let title = draft.string(draft.member(.title, of: member.value)?.value) {
      json["detail"] = .string(title)
    }
    if draft.string(draft.member(.deprecated, of: member.value)?.value) == "true" { json["tags"] = [1] }
    if !children.isEmpty { json["children"] = .array(children) }
    return .object(json)
  }

  /// The lines that can be folded: those of each collection.
  func foldingRanges(_ document: OpenDocument) -> JSONValue {
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    var ranges: [JSONValue] = []
    fold(draft.root, document.text, &ranges)
    return .array(ranges)
  }

  private func fold(_ node: DraftNode, _ text: DocumentText, _ ranges: inout [JSONValue]) {
    func add(from start: Int, to end: Int) {
      let (first, last) = (text.line(ofByte: start), text.line(ofByte: end))
      guard first < last else { return }
      ranges.append(["startLine": .number(JSONNumber(first)), "endLine": .number(JSONNumber(last))])
    }
    for member in node.members ?? [] {
      add(from: member.range.lowerBound, to: member.range.upperBound)
      fold(member.value, text, &ranges)
    }
    for element in node.elements ?? [] {
      if element.members == nil { add(from: element.range.lowerBound, to: element.range.upperBound) }
      fold(element, text, &ranges)
    }
  }

  /// The ranges around each position, from the inside out.
  func selectionRanges(_ document: OpenDocument, _ parameters: JSONValue) -> JSONValue {
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    let positions = (parameters["positions"]?.arrayValue ?? []).compactMap { Position($0) }
    return .array(
      positions.map { position in
        let offset = document.text.offset(of: position, encoding)
        var ranges: [Range<Int>] = [0..<document.text.bytes.count]
        if let site = draft.site(at: offset) {
          ranges += site.outer.map(\.range)
          if let member = site.member { ranges.append(member.range) }
          ranges.append(site.node.range)
        }
        var json: JSONValue = .null
        var last: Range<Int>?
        for range in ranges
        where last.map({
          $0 != range && $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
        }) ?? true {
          var next: JSONObject = ["range": self.range(range, in: document.text)]
          if !json.isNull { next["parent"] = json }
          json = .object(next)
          last = range
        }
        return json
      })
  }
}
