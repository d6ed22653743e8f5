import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// The examples of a subject: each in JSON and in Swift, and beside it what differs in one place and is refused.
  mutating func examples(_ group: Group, _ context: Context) {
    guard let subject = group.schemas.first.flatMap({ site.subject($0.id) }) else { return }
    let shown = site.shownExamples(of: subject)
    let others = group.schemas.dropFirst().flatMap(\.examples)
    guard !shown.isEmpty || !others.isEmpty else { return }
    label(context, shown.count + others.count == 1 ? "Example" : "Examples")
    for example in shown {
      switch example.origin {
      case .schema: break
      case .minimal: page.paragraph("The smallest:")
      case .full: page.paragraph("With most members:")
      }
      page.code(example.value.prettyText(inlineWithin: 80), language: "json")
      if let code = example.swift?.declaration { page.code(code, language: "swift") }
      if let twin = example.twin { write(twin) }
    }
    for example in others { page.code(example.prettyText(inlineWithin: 80), language: "json") }
  }

  /// Writes an instance that is refused: a short one as a whole, a long one by the place that differs.
  private mutating func write(_ twin: ObjectSamples.Twin) {
    let isShort = twin.text.utf8.count <= Self.shortTwin
    if isShort {
      page.paragraph("Not valid:")
      page.code(twin.text, language: "json")
    } else {
      page.paragraph("Not valid \(difference(twin)):")
    }
    page.code(twin.violations.map(\.description).joined(separator: "\n"), language: MarkdownText.findings)
  }

  /// The most bytes of a text that is shown twice.
  private static let shortTwin = 400

  private func difference(_ twin: ObjectSamples.Twin) -> Inline {
    let tokens = JSONPointer.tokens(of: twin.place) ?? []
    let (before, after) = (twin.valid.value(at: tokens), twin.invalid.value(at: tokens))
    if case .object(let members)? = before, case .object(let others)? = after {
      let removed = members.keys.filter { others[$0] == nil }
      let added = others.keys.filter { members[$0] == nil }
      if removed.count == 1, added.isEmpty { return "without \(Self.path(tokens + removed))" }
      if added.count == 1, removed.isEmpty, let value = others[added[0]] {
        return "with \(Self.path(tokens + added)) as \(code: value.description.shortened)"
      }
    }
    return "with \(Self.path(tokens)) as \(code: (after ?? .null).description.shortened)"
  }

  private static func path(_ tokens: [String]) -> Inline { .code(tokens.joined(separator: ".")) }
}

extension String {
  /// The beginning of a long text.
  var shortened: String {
    utf8.count <= 120 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…"
  }
}
