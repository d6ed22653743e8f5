import GeneratorCore
import SchemaModel
import SchemaRuntime
import SourceText

/// Completes settings and overlays by their schemas.
extension LanguageServer {
  /// The schema of a `schemagen.yaml`, or of an overlay; nil for any other file.
  func settingsReading(_ path: String) -> SchemaReading? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.utf8.elementsEqual(OutputNames.configuration.utf8) { return settingsSchemas.configuration }
    return name.hasSuffix(".overlay.yaml") ? settingsSchemas.overlay : nil
  }

  /// The places of schemas, where settings or an overlay may mention one.
  func places(_ document: OpenDocument, _ cursor: Cursor) -> [Completion.Item] {
    guard let path = document.path, let reading = settingsReading(path),
      let graph = board.result(for: path)?.graph
    else { return [] }
    let isKey: Bool
    if reading === settingsSchemas.overlay {
      guard cursor.site.steps.count == (cursor.site.role == .key ? 1 : 0) else { return [] }
      isKey = true
    } else {
      guard cursor.site.steps.count == (cursor.site.role == .key || cursor.site.isItem ? 2 : 1) else {
        return []
      }
      switch cursor.site.pointer.first {
      case "names", "caseNames", "conformances": isKey = true
      case "exclude", "unknownValues": isKey = false
      default: return []
      }
    }
    // A list begins with a dash.
    if cursor.site.role == .key ? !isKey : isKey == cursor.site.isItem { return [] }
    let others = cursor.site.role == .key ? cursor.site.steps.last?.node.members ?? [] : []
    let present = Set(others.map { ScalarKey(cursor.draft.key($0.key)) })
    return graph.placesOfNames.filter { !present.contains(ScalarKey($0)) }.map { place in
      Completion.Item(
        label: place, kind: .reference, text: isKey ? cursor.key(place) : cursor.string(place))
    }
  }
}

extension SchemaDraft.Site {
  /// Whether the place is an item of a list.
  fileprivate var isItem: Bool {
    guard role == .value, case .index? = steps.last?.token else { return false }
    return true
  }
}

/// The schemas of the files that the tool itself reads, each read when it is needed first.
struct SettingsSchemas {
  private(set) lazy var configuration = SchemaReading(SettingsSchema.configuration.graph)
  private(set) lazy var overlay = SchemaReading(SettingsSchema.overlay.graph)
}
