import SchemaModel
import SchemaRuntime

/// What versions changed of the schemas of one of them, by the schemas that pages tell of.
struct VersionHistory: Sendable {
  /// A change with the version that made it.
  struct Entry: Sendable {
    var version: String
    var change: SiteVersion.Change
    /// The place of the page of changes that has it.
    var target: Target
    /// The name of the member that is gone.
    var member: String?
  }

  /// A version with its changes, each with the schema that has it now.
  struct Section: Sendable {
    var version: SiteVersion
    var anchor: String
    var entries: [(entry: Entry, schema: SchemaID?)]
  }

  /// The versions with changes, the newest first.
  private(set) var sections: [Section] = []
  private var changed: [SchemaID: [Entry]] = [:]
  private var removed: [SchemaID: [Entry]] = [:]
  /// What became of the members that schemas require, by the schemas.
  private var required: [SchemaID: [Entry]] = [:]
  /// The path of the page of changes.
  let page: String

  /// - Parameter versions: the versions up to that of the graph, the oldest first.
  init(_ versions: [SiteVersion], of graph: SchemaGraph, page: String) {
    self.page = page
    if versions.allSatisfy(\.changes.isEmpty) { return }
    let schemas = Dictionary(graph.schemas.map { (graph.location(of: $0.id), $0.id) }) { first, _ in first }
    for version in versions where !version.changes.isEmpty {
      let anchor = "version." + Escaping.anchor(version.name)
      var section = Section(version: version, anchor: anchor, entries: [])
      for change in version.changes {
        var entry = Entry(version: version.name, change: change, target: Target(page: page, anchor: anchor))
        let place = Self.place(of: change, schemas)
        entry.member = place?.member
        section.entries.append((entry, place?.schema))
        guard let place, !change.isRemark else { continue }
        if change.requiredMember != nil, place.member == nil {
          required[place.schema, default: []].append(entry)
        } else if place.member == nil {
          changed[place.schema, default: []].append(entry)
        }
        if place.member != nil { removed[place.schema, default: []].append(entry) }
      }
      sections.insert(section, at: 0)
    }
  }

  /// The schema that has a change: the innermost one around the place of a keyword; of a member that is gone, the object
  /// that had it. Nil where the place itself is gone meanwhile.
  private static func place(
    of change: SiteVersion.Change, _ schemas: [String: SchemaID]
  ) -> (schema: SchemaID, member: String?)? {
    for count in stride(from: change.pointer.count, through: max(0, change.pointer.count - 2), by: -1) {
      let pointer = JSONPointer.text(of: Array(change.pointer.prefix(count)))
      guard let schema = schemas[change.document + "#" + pointer] else { continue }
      let rest = change.pointer.dropFirst(count)
      let isOfMembers = rest.first.map { Keyword(named: $0) == .properties } ?? false
      guard rest.count == 2, isOfMembers else { return (schema, nil) }
      return change.kind == .removed ? (schema, rest.last) : nil
    }
    return nil
  }

  /// The changes of schemas, in the order of the versions.
  func changes(of ids: [SchemaID]) -> [Entry] { ids.flatMap { changed[$0] ?? [] } }

  /// Whether versions changed which members have to be there.
  var changesRequired: Bool { !required.isEmpty }

  /// What became of the members that schemas require, in the order of the versions.
  func requiredMembers(of ids: [SchemaID]) -> [Entry] { ids.flatMap { required[$0] ?? [] } }

  /// The members that schemas had once.
  func removedMembers(of ids: [SchemaID]) -> [Entry] { ids.flatMap { removed[$0] ?? [] } }
}

extension VersionHistory.Entry {
  /// “Since 1.1.0.” and “Changed in 1.2.0: …”.
  var line: Inline {
    let version = Inline.link(.text(version), to: target)
    if change.kind == .added { return "Since \(version)." }
    if change.requiredMember != nil { return "Changed in \(version): \(change.words)." }
    let witness = words(of: change.refused, "Refused now") ?? words(of: change.accepted, "Accepted now")
    let words = "Changed in \(version): \(change.words)." as Inline
    return witness.map { "\(words) \($0)" } ?? words
  }

  /// The longest value that a row shows, in bytes.
  private static let longest = 120

  private func words(of witness: SiteVersion.Change.Witness?, _ start: Inline) -> Inline? {
    guard let text = witness?.part.description, text.utf8.count <= Self.longest else { return nil }
    return "\(start): \(code: text)."
  }
}

extension SiteVersion.Change {
  /// The message, with what stands in single quotes as code.
  var words: Inline {
    var result: Inline = ""
    var rest = message[...]
    while let start = rest.firstIndex(of: "'") {
      let inner = rest[rest.index(after: start)...]
      let isOpening = start == rest.startIndex || rest[rest.index(before: start)] == " "
      guard isOpening, let end = inner.firstIndex(of: "'"), end > inner.startIndex else { break }
      result.append(.text(String(rest[..<start])))
      result.append(.code(String(inner[..<end])))
      rest = inner[inner.index(after: end)...]
    }
    result.append(.text(String(rest)))
    return result
  }
}
