import Diagnostics
import SchemaModel
import SchemaRuntime

extension ChangeCollector {
  /// Adds the operations, messages and tools that came, went, or have another path, and what those that both sides have
  /// ask for and answer with.
  mutating func addOccasions(of pair: Sides<SchemaDocument>, _ graphs: Sides<SchemaGraph>) {
    let occasions = PairedOccasions(pair.map(\.occasions))
    let roots = Sides(
      old: graphs.old[pair.old.root].location, new: graphs.new[pair.new.root].location)
    func change(_ rule: String, _ occasion: Occasion, _ words: String) -> SchemaChange {
      SchemaChange(
        rule: rule, object: occasion.title, document: pair.new.path, location: "",
        message: "'\(occasion.title)' \(words)", old: roots.old, new: roots.new)
    }
    for occasion in occasions.removed {
      var gone = change("operation-removed", occasion, "is gone")
      (gone.old, gone.isGone) = (occasion.location, true)
      append(gone)
    }
    for (old, new) in occasions.pairs {
      if !old.plainTitle.hasSameScalars(as: new.plainTitle) {
        var moved = change("operation-moved", old, "is '\(new.title)' now")
        (moved.old, moved.new, moved.isGone) = (old.location, new.location, true)
        append(moved)
      }
      for change in ComparedFields(Sides(old: old, new: new), document: pair.new.path).changes {
        append(change)
      }
    }
    for occasion in occasions.added {
      var added = change("operation-added", occasion, "is new")
      added.new = occasion.location
      append(added)
    }
  }
}

/// What an operation asks for and answers with on both sides: its parameters, its body, its responses and their media types.
///
/// Who calls is broken by what is asked for now and was not, and by answers and media types that are gone; what is not asked for
/// any more is a risk where it is still sent. Where the other side begins, as with webhooks, the reader of what is
/// sent is broken by what may be missing now.
private struct ComparedFields {
  private let occasions: Sides<Occasion>
  private let document: String
  private(set) var changes: [SchemaChange] = []

  init(_ occasions: Sides<Occasion>, document: String) {
    (self.occasions, self.document) = (occasions, document)
    let fields = Version.allCases.map { version in
      Dictionary(
        occasions[version].fields.map { (SentKey($0, of: occasions[version]), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (fields[0], fields[1])
    for field in occasions.new.fields {
      if let former = old[SentKey(field, of: occasions.new)] {
        compare(former, field)
      } else if hasAround(field, in: old) {
        add("added", field)
      }
    }
    for field in occasions.old.fields where new[SentKey(field, of: occasions.old)] == nil {
      if hasAround(field, in: new) { add("removed", field) }
    }
  }

  /// Whether a side has what a media type is of: where that comes or goes, it is told alone.
  private func hasAround(_ field: Occasion.Field, in other: [SentKey: Occasion.Field]) -> Bool {
    guard field.role != .parameter, !field.form.isEmpty else { return true }
    var whole = field
    whole.form = ""
    return other[SentKey(whole, of: occasions.new)] != nil
  }

  private mutating func compare(_ old: Occasion.Field, _ new: Occasion.Field) {
    guard old.isRequired != new.isRequired else { return }
    let isBreaking = new.isRequired != occasions.new.isReversed
    append(
      new.isRequired ? "made-required" : "made-optional", new,
      new.isRequired ? "is required now" : "is optional now", isBreaking ? .breaking : .none,
      Sides(old: old.location, new: new.location))
  }

  private mutating func add(_ way: String, _ field: Occasion.Field) {
    let isNew = way == "added"
    let isReversed = occasions.new.isReversed
    let effect: SchemaChange.UseEffect
    switch (field.role, field.form.isEmpty) {
    case (.parameter, _), (.request, true):
      let isMissed = isNew ? !isReversed : isReversed
      let isOfBody = Self.words(of: field).rule == "body" && !isNew
      effect = field.isRequired && isMissed || isOfBody ? .breaking : isNew ? .none : .risky
    case (_, false): effect = isNew ? .none : .breaking
    // Callers rely on success; that an error is not answered any more breaks none.
    case (_, true): effect = !isNew && field.label.utf8.first == UInt8(ascii: "2") ? .breaking : .none
    }
    let asks = field.role != .response && field.isRequired && isNew ? ", and required" : ""
    append(
      way, field, (isNew ? "is new" : "is gone") + asks, effect,
      isNew
        ? Sides(old: occasions.old.location, new: field.location)
        : Sides(old: field.location, new: occasions.new.location))
  }

  private mutating func append(
    _ way: String, _ field: Occasion.Field, _ words: String, _ effect: SchemaChange.UseEffect,
    _ places: Sides<SourceLocation>
  ) {
    let (stem, name) = Self.words(of: field)
    var change = SchemaChange(
      rule: "\(stem)-\(way)", object: occasions.new.title, document: document, location: field.pointer,
      message: "\(name) \(words)", old: places.old, new: places.new)
    change.use = effect
    let directions = occasions.new.directions(of: field.role)
    change.direction = directions.count == 1 ? directions.first : nil
    changes.append(change)
  }

  /// The beginning of the rules about a field, and what it is called.
  private static func words(of field: Occasion.Field) -> (rule: String, name: String) {
    let place = field.role == .request ? "the body" : "response '\(field.label)'"
    switch (field.role, field.form) {
    // OpenAPI 2.0 has it among the parameters.
    case (.parameter, "body"): return ("body", "the body")
    case (.parameter, ""): return ("parameter", "parameter '\(field.label)'")
    case (.parameter, let form): return ("parameter", "parameter '\(field.label)' in \(form)")
    case (.request, ""): return ("body", "the body")
    case (_, ""): return ("response", place)
    case (_, let form): return ("media-type", "media type '\(form)' of \(place)")
    }
  }
}
