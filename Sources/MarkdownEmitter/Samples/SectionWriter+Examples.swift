import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// The instances to send of a subject, and what is refused: one for each kind of mistake.
  mutating func examples(_ group: Group, _ context: Context) {
    guard let subject = group.schemas.first.flatMap({ site.subject($0.id) }) else { return }
    let shown = site.shownExamples(of: subject)
    let others = group.schemas.dropFirst()
      .flatMap { site.examples(of: $0, by: [subject.schema]).map(\.value) }
    guard !shown.isEmpty || !others.isEmpty else { return }
    label(context, "What to send")
    let count = site.graph[subject.schema].examples.count
    var entries = shown.map {
      Samples.Entry(title: title($0.origin, of: count), value: $0.value, swift: $0.swift?.declaration)
    }
    entries += others.map { Samples.Entry(title: entries.isEmpty ? "" : "an example", value: $0, swift: nil) }
    page.add(.samples(Samples(entries: entries, links: memberTargets)))
    let twins = site.samples[subject.schema]?.twins ?? []
    if twins.isEmpty { return }
    label(context, "Not valid")
    for twin in twins { write(twin) }
  }

  private func title(_ origin: ShownExample.Origin, of count: Int) -> Inline {
    switch origin {
    case .schema(let index): count == 1 ? "an example" : "example \(text: String(index + 1))"
    case .minimal: "the smallest"
    case .full: "with most members"
    case .form(let branch): "as \(formName(branch).withoutTargets)"
    }
  }

  /// Writes an instance that is refused: a short one as a whole, a long one by the place that differs.
  private mutating func write(_ twin: ObjectSamples.Twin) {
    let isShort = twin.text.utf8.count <= Self.shortTwin
    page.paragraph(("\(difference(twin)):" as Inline).capitalized)
    if isShort { page.code(twin.text, language: "json") }
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
    let value = Inline.code((after ?? .null).description.shortened)
    return tokens.isEmpty ? "\(value) in its place" : "with \(Self.path(tokens)) as \(value)"
  }

  private static func path(_ tokens: [String]) -> Inline { .code(tokens.joined(separator: ".")) }
}

extension String {
  /// The beginning of a long text.
  var shortened: String {
    utf8.count <= 120 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…"
  }
}
