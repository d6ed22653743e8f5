import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  /// A keyword that describes, and its value as text.
  private struct Annotation {
    var keyword: Keyword
    var value: (Schema) -> JSONValue?

    init(_ keyword: Keyword, _ value: @escaping (Schema) -> JSONValue?) {
      self.keyword = keyword
      self.value = value
    }
  }

  private static var annotations: [Annotation] {
    [
      Annotation(.title) { $0.title.map { .string($0) } },
      Annotation(.description) { $0.description.map { .string($0) } },
      Annotation(.default) { $0.defaultValue },
      Annotation(.examples) { $0.examples.isEmpty ? nil : .array($0.examples) },
      Annotation(.deprecated) { $0.deprecated ? true : nil },
      Annotation(.readOnly) { $0.readOnly ? true : nil },
      Annotation(.writeOnly) { $0.writeOnly ? true : nil },
      Annotation(.knownValues) {
        $0.extensions.knownValues.map { .array($0.map { .string($0) }) }
      },
      Annotation(.unit) { $0.extensions.unit.map { .string($0) } },
      Annotation(.since) { $0.extensions.since.map { .string($0) } },
      Annotation(.replacement) { $0.extensions.replacement.map { .string($0) } },
      Annotation(.source) { $0.extensions.source.map { .string($0) } },
      Annotation(.message) { $0.extensions.message.map { .string($0) } },
      Annotation(.usedIn) {
        $0.extensions.usedIn.isEmpty ? nil : .array($0.extensions.usedIn.map { .string($0) })
      },
      Annotation(.name) { $0.extensions.name.map { .string($0) } },
    ]
  }

  func compareAnnotations(_ views: Sides<SchemaView>, _ place: Place) {
    // A format that refuses no value.
    let format = Annotation(.format) { schema in
      self.mayAssertFormat(schema) ? nil : schema.format.map { .string($0) }
    }
    // Patterns that refuse no value.
    let patterns = [
      Annotation(.pattern) { $0.uncheckedPattern.map { .string($0) } },
      Annotation(.patternProperties) { schema in
        let names = schema.uncheckedNamePatterns
        return names.isEmpty ? nil : .array(names.map { .string($0) })
      },
    ]
    for annotation in Self.annotations + [format] + patterns {
      let values = views.map { view in view.schemas.firstResult(annotation.value) }
      guard values.old != values.new else { continue }
      let way = values.old == nil ? "added" : values.new == nil ? "removed" : "changed"
      note(
        Difference(
          rule: "\(annotation.keyword.ruleStem)-\(way)", message: message("\(annotation.keyword)", values),
          place: place,
          sites: sites(annotation.keyword, views), isAnnotation: true))
    }
    compareDiscriminators(views, place)
    compareWarnings(views, place)
  }

  /// Says of which branch is meant that it came, went, or is told otherwise. No verdict depends on it.
  private func compareDiscriminators(_ views: Sides<SchemaView>, _ place: Place) {
    let found = views.map { view in view.schemas.firstResult(\.discriminator) }
    let values = found.map { $0?.value }
    guard values.old != values.new, let name = (found.new ?? found.old)?.name else { return }
    let way = values.old == nil ? "added" : values.new == nil ? "removed" : "changed"
    let sites = views.map { view in
      Difference.Site(schema: view.schemas.first { $0.discriminator != nil }?.id ?? view.head, keyword: nil)
    }
    note(
      Difference(
        rule: "\(name)-\(way)", message: meanings(values) ?? message(name, values), place: place,
        sites: sites,
        isAnnotation: true))
  }

  /// What the first values mean of which both sides say another branch; nil where something else differs.
  private func meanings(_ values: Sides<JSONValue?>) -> String? {
    guard case .object(let old)? = values.old, case .object(let new)? = values.new,
      case .object(let oldMapping)? = old["mapping"], case .object(let newMapping)? = new["mapping"],
      old["propertyName"] == new["propertyName"]
    else { return nil }
    let targets = Sides(old: oldMapping, new: newMapping).map { mapping in
      Dictionary(mapping.members.map { (ScalarKey($0.key), $0.value.stringValue) }) { first, _ in first }
    }
    let all = newMapping.keys.map { ScalarKey($0) } + oldMapping.keys.map { ScalarKey($0) }
    var seen: Set<ScalarKey> = []
    let names = all.filter { targets.old[$0] != targets.new[$0] && seen.insert($0).inserted }
    func target(_ name: ScalarKey, _ version: Version) -> String {
      (targets[version][name] ?? nil).map { "'\($0)'" } ?? "no branch"
    }
    let words = names.prefix(3).map { name in
      "'\(name.text)' means \(target(name, .new)) now, meant \(target(name, .old))"
    }
    let others = names.count > words.count ? ["and so it is with \(names.count - words.count) more"] : []
    return words.isEmpty ? nil : (words + others).joined(separator: "; ")
  }

  /// Says of warnings that they came, went, or ask for something else. No verdict depends on them.
  private func compareWarnings(_ views: Sides<SchemaView>, _ place: Place) {
    var pairing = Pairing(views.map { view in view.schemas.flatMap(\.extensions.warnings) })
    pairing.pair { old, new in
      areSame(old, new) && graph[old].extensions.message == graph[new].extensions.message
    }
    let rest = pairing.unpaired
    guard !rest.old.isEmpty || !rest.new.isEmpty else { return }
    let (way, message) =
      rest.old.isEmpty
      ? ("added", "a warning is new")
      : rest.new.isEmpty
        ? ("removed", "a warning is gone") : ("changed", "values are warned of for other reasons")
    note(
      Difference(
        rule: "warnings-\(way)", message: message, place: place, sites: sites(.warnings, views),
        isAnnotation: true))
  }

  /// Longer values are not repeated in a message.
  private static let longestValue = 60

  private func message(_ keyword: String, _ values: Sides<JSONValue?>) -> String {
    let texts = values.map { $0?.description }
    let isLong = [texts.old, texts.new].contains { ($0?.unicodeScalars.count ?? 0) > Self.longestValue }
    switch (texts.old, texts.new) {
    case (nil, let new?): return isLong ? "'\(keyword)' is new" : "'\(keyword)' is \(new) now"
    case (let old?, nil): return isLong ? "'\(keyword)' is gone" : "'\(keyword)' was \(old), and is gone"
    case (let old, let new):
      return isLong
        ? "'\(keyword)' reads differently" : "'\(keyword)' is \(new ?? ""), was \(old ?? "")"
    }
  }
}
