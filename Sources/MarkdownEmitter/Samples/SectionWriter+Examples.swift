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
    let forms = shown.compactMap { if case .form(let branch) = $0.origin { branch } else { nil } }
    let names = Dictionary(zip(forms, formTitles(forms))) { first, _ in first }
    var entries = shown.map { example in
      let title = title(example.origin, of: count, names)
      let isSmallest = if case .minimal = example.origin { true } else { false }
      return Samples.Entry(
        title: title, value: example.value, swift: example.swift?.declaration, isSmallest: isSmallest)
    }
    entries += others.map { Samples.Entry(title: entries.isEmpty ? "" : "an example", value: $0, swift: nil) }
    let place = site.trial?.place(of: subject.schema)
    page.add(.samples(Samples(entries: entries, links: memberTargets, place: place)))
    let twins = site.samples[subject.schema]?.twins ?? []
    if twins.isEmpty { return }
    label(context, "Not valid")
    for twin in twins { write(twin) }
  }

  private func title(_ origin: ShownExample.Origin, of count: Int, _ names: [SchemaID: Inline]) -> Inline {
    switch origin {
    case .schema(let index): count == 1 ? "an example" : "example \(text: String(index + 1))"
    case .minimal: "the smallest"
    case .full: "with most members"
    case .form(let branch): names[branch] ?? "as one of its forms"
    }
  }

  /// “as Card” and “with `run`”, for instances of forms: by what tells them apart.
  private func formTitles(_ branches: [SchemaID]) -> [Inline] {
    let kinds = branches.map { formName($0).withoutTargets }
    let asked = branches.map { branch in
      Set(site.graph.allParts(of: branch).flatMap { site.graph[$0].required })
    }
    func isOnly<Element: Hashable>(_ element: Element, in list: [Element]) -> Bool {
      list.count { $0 == element } == 1
    }
    let names = branches.indices.map { index -> Inline in
      if kinds[index] != "any value", isOnly(kinds[index], in: kinds) { return "as \(kinds[index])" }
      let own = asked[index].sorted().first { name in asked.count { $0.contains(name) } == 1 }
      return own.map { "with \(code: $0)" } ?? "as \(kinds[index])"
    }
    return names.enumerated().map { index, name in
      isOnly(name, in: names) && name != "as any value" ? name : "as form \(text: String(index + 1))"
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
