import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// The proposals for a place of an instance.
struct InstanceCompletion {
  private(set) var items: [Completion.Item] = []
  private let cursor: Cursor
  private let guide: InstanceGuide

  init(_ cursor: Cursor, _ place: InstancePlace, _ guide: InstanceGuide) {
    (self.cursor, self.guide) = (cursor, guide)
    switch cursor.site.role {
    case .key: addMembers(place)
    case .value:
      addValues(place.readings(guide, takesValue: false))
      // A word alone on a line becomes a key.
      if !cursor.draft.isJSON, cursor.site.steps.isEmpty || cursor.isOnOwnLine { addMembers(place) }
    }
  }

  // MARK: - Values

  private mutating func addValues(_ readings: [InstanceGuide.Reading]) {
    let isQuoted = cursor.site.node.scalar.map { $0.style != .plain } ?? false
    for value in guide.values(of: readings) {
      // Between quotes, YAML has only strings.
      if isQuoted, !cursor.draft.isJSON, value.value.stringValue == nil { continue }
      let detail: String? =
        switch value.source {
        case .only, .listed, .type: nil
        case .example: "example"
        }
      items.append(
        Completion.Item(
          label: value.value.shown, kind: .value, text: cursor.value(value.value), detail: detail))
    }
  }

  // MARK: - Members

  private mutating func addMembers(_ place: InstancePlace) {
    let (readings, keys) = place.object(guide)
    let members = guide.members(of: readings, besides: keys)
    items += members.map(item)
    let needed = members.filter(\.isRequired)
    guard needed.count > 1, !cursor.hasColon, !isBetweenBrackets else { return }
    var count = 0
    let lines = needed.map { member in
      cursor.word(member.name) + ": " + filling(member.readings, &count)
    }
    let line = "\n" + String(repeating: " ", count: cursor.inset)
    let separator = !cursor.draft.isJSON ? line : cursor.isOnOwnLine ? ",\n" : ", "
    let plain = needed.map { cursor.key($0.name) }.joined(separator: separator)
    items.append(
      Completion.Item(
        label: needed.map(\.name).joined(separator: ", "), kind: .snippet, text: plain,
        detail: "all that is required", snippet: lines.joined(separator: separator)))
  }

  private func item(_ member: InstanceGuide.Member) -> Completion.Item {
    let schemas = guide.describers(of: member.readings).map { guide.graph[$0] }
    var item = Completion.Item(
      label: member.name, kind: .property, text: cursor.key(member.name),
      detail: member.isRequired ? "required" : nil, isDeprecated: schemas.contains { $0.deprecated })
    item.documentation = schemas.compactMap(\.description).first ?? schemas.compactMap(\.title).first
    item.isRequired = member.isRequired
    if !cursor.hasColon, !isBetweenBrackets { item.snippet = snippet(member) }
    return item
  }

  /// Whether the key stands in an object in flow style, where lines are not begun.
  private var isBetweenBrackets: Bool {
    !cursor.draft.isJSON && cursor.site.role == .key && cursor.site.steps.last?.node.isFlow ?? false
  }

  /// A member with places to fill in: an object has the members that it must have.
  private func snippet(_ member: InstanceGuide.Member) -> String {
    let name = Self.escaped(cursor.word(member.name))
    var count = 0
    let readings = guide.opened(member.readings)
    let indent = "\n" + String(repeating: " ", count: cursor.inset + 2)
    guard !cursor.draft.isJSON else { return name + ": " + filling(readings, &count) }
    switch guide.kind(of: readings) {
    case .object?:
      let needed = guide.members(of: readings, besides: []).filter(\.isRequired)
      if needed.isEmpty { return name + ":" + indent + "$1" }
      return name + ":"
        + needed.map { indent + Self.escaped(cursor.word($0.name)) + ": " + filling($0.readings, &count) }
        .joined()
    case .array?: return name + ":" + indent + "- $1"
    default: return name + ": " + filling(readings, &count)
    }
  }

  /// A value with a place to fill in, or the only value that is allowed.
  private func filling(_ readings: [InstanceGuide.Reading], _ count: inout Int) -> String {
    let readings = guide.opened(readings)
    let values = guide.values(of: readings)
    if values.count == 1, case .only = values[0].source {
      if case .string(let text) = values[0].value { return Self.escaped(cursor.word(text)) }
      return Self.escaped(values[0].value.description)
    }
    count += 1
    guard cursor.draft.isJSON else { return "$\(count)" }
    switch guide.kind(of: readings) {
    case .object?: return "{$\(count)}"
    case .array?: return "[$\(count)]"
    case .string?: return "\"$\(count)\""
    default: return "$\(count)"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\$}".contains($0) ? ["\\", $0] : [$0] })
  }
}
