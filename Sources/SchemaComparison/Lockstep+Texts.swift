import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  /// Compares what is asked of strings beside their length.
  func compareTexts(_ views: Sides<SchemaView>, _ place: Place) {
    guard views.old.types.contains(.string), views.new.types.contains(.string) else { return }
    comparePatterns(views, place)
    compareFormats(views, place)
    compareContent(views, place)
  }

  private func comparePatterns(_ views: Sides<SchemaView>, _ place: Place) {
    var patterns = views.map { view in
      view.schemas.compactMap { schema in schema.pattern.map { (text: $0, schema: schema.id) } }
    }
    let known = patterns
    patterns.old.removeAll { old in known.new.contains { $0.text.utf8.elementsEqual(old.text.utf8) } }
    patterns.new.removeAll { new in known.old.contains { $0.text.utf8.elementsEqual(new.text.utf8) } }
    let site = { (schema: SchemaID?, view: SchemaView) in
      Difference.Site(schema: schema ?? view.head, keyword: schema == nil ? nil : .pattern)
    }
    for index in 0..<max(patterns.old.count, patterns.new.count) {
      let old = patterns.old.indices.contains(index) ? patterns.old[index] : nil
      let new = patterns.new.indices.contains(index) ? patterns.new[index] : nil
      var difference = Difference(
        rule: "pattern-changed", message: "", place: place,
        sites: Sides(old: site(old?.schema, views.old), new: site(new?.schema, views.new)),
        detail: (old?.text ?? "") + (new?.text ?? ""))
      switch (old, new) {
      case (let old?, let new?):
        let lost = search.text(matching: old.text, butNot: new.text)
        let gained = search.text(matching: new.text, butNot: old.text)
        difference.narrows =
          (lost.text != nil || !lost.isCertain) && !search.hasNoText(of: views.old.ids, butFor: new.text)
        difference.widens =
          (gained.text != nil || !gained.isCertain) && !search.hasNoText(of: views.new.ids, butFor: old.text)
        difference.hints = [lost.text, gained.text].compactMap { $0.map { .string($0) } }
        difference.message = "the pattern is '\(new.text)', was '\(old.text)'"
        // The patterns match the same texts and differ in spelling only.
        if !difference.narrows && !difference.widens { continue }
      case (nil, let new?):
        if search.hasNoText(of: views.old.ids, butFor: new.text) { continue }
        difference.rule = "pattern-added"
        difference.message = "the pattern '\(new.text)' has to match now"
        difference.narrows = true
      case (let old?, nil):
        if search.hasNoText(of: views.new.ids, butFor: old.text) { continue }
        difference.rule = "pattern-removed"
        difference.message = "the pattern '\(old.text)' need not match any more"
        difference.widens = true
      case (nil, nil): continue
      }
      note(difference)
    }
  }

  /// The formats that may refuse a string. The others describe.
  func formats(_ view: SchemaView) -> Set<ScalarKey> {
    Set(view.schemas.filter(mayAssertFormat).compactMap(\.format).map(ScalarKey.init))
  }

  /// Whether the format of a schema may refuse a string here.
  func mayAssertFormat(_ schema: Schema) -> Bool { memory.assertsFormat && schema.mayAssertFormat }

  func compareFormats(_ views: Sides<SchemaView>, _ place: Place) {
    let formats = views.map(formats)
    guard formats.old != formats.new else { return }
    let words = { (set: Set<ScalarKey>) in
      set.isEmpty ? "none" : set.map(\.text).sorted().joined(separator: ", ")
    }
    let isAdded = formats.old.isSubset(of: formats.new)
    let isRemoved = formats.new.isSubset(of: formats.old)
    note(
      Difference(
        rule: isAdded ? "format-added" : isRemoved ? "format-removed" : "format-changed",
        message: "the format is \(words(formats.new)), was \(words(formats.old))", place: place,
        sites: sites(.format, views), narrows: !isRemoved, widens: !isAdded))
  }

  private func compareContent(_ views: Sides<SchemaView>, _ place: Place) {
    let kinds: [(Keyword, String, (Schema) -> String?)] = [
      (.contentEncoding, "content-encoding", { $0.contentEncoding }),
      (.contentMediaType, "content-media-type", { $0.contentMediaType }),
      (.assertContent, "assert-content", { $0.extensions.assertContent ? "true" : nil }),
    ]
    let isAsserted = (views.old.schemas + views.new.schemas).contains(where: \.assertsContent)
    for (keyword, rule, value) in kinds {
      let values = views.map { view in view.schemas.firstResult(value) }
      guard values.old != values.new else { continue }
      note(
        Difference(
          rule: rule + (values.old == nil ? "-added" : values.new == nil ? "-removed" : "-changed"),
          message: "'\(keyword)' is \(values.new ?? "none"), was \(values.old ?? "none")", place: place,
          sites: sites(keyword, views), narrows: isAsserted && values.new != nil,
          widens: isAsserted && values.old != nil, isAnnotation: !isAsserted))
    }
    let content = views.map { view in view.schemas.compactMap(\.contentSchema) }
    guard !content.old.isEmpty || !content.new.isEmpty, content.old != content.new else { return }
    if isAsserted { return compare(Place(content, parent: place, step: .content)) }
    guard describes, !areSame(content.old, content.new) else { return }
    note(
      Difference(
        rule: "content-schema-changed",
        message: "'contentSchema' describes other values; no value is refused for its content", place: place,
        sites: sites(.contentSchema, views), isAnnotation: true))
  }
}
