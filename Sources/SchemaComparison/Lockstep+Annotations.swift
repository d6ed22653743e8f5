import FixtureEmitter
import SchemaModel
import SchemaRuntime

extension Lockstep {
  /// A keyword that describes, and its value as text.
  private struct Annotation {
    var keyword: String
    var rule: String
    var value: (Schema) -> String?

    init(_ keyword: String, _ rule: String, _ value: @escaping (Schema) -> String?) {
      self.keyword = keyword
      self.rule = rule
      self.value = value
    }
  }

  private static var annotations: [Annotation] {
    [
      Annotation("title", "title") { $0.title },
      Annotation("description", "description") { $0.description },
      Annotation("default", "default") { $0.defaultValue?.description },
      Annotation("examples", "examples") {
        $0.examples.isEmpty ? nil : JSONValue.array($0.examples).description
      },
      Annotation("deprecated", "deprecated") { $0.deprecated ? "true" : nil },
      Annotation("readOnly", "read-only") { $0.readOnly ? "true" : nil },
      Annotation("writeOnly", "write-only") { $0.writeOnly ? "true" : nil },
      Annotation("x-knownValues", "known-values") { $0.extensions.knownValues?.joined(separator: ", ") },
      Annotation("x-unit", "unit") { $0.extensions.unit },
      Annotation("x-since", "since") { $0.extensions.since },
      Annotation("x-replacement", "replacement") { $0.extensions.replacement },
      Annotation("x-message", "message") { $0.extensions.message },
      Annotation("x-usedIn", "used-in") {
        $0.extensions.usedIn.isEmpty ? nil : $0.extensions.usedIn.joined(separator: ", ")
      },
      Annotation("x-name", "name") { $0.extensions.name },
    ]
  }

  func compareAnnotations(_ views: Sides<SchemaView>, _ place: Place) {
    for annotation in Self.annotations {
      let values = views.map { view in view.schemas.lazy.compactMap(annotation.value).first }
      guard values.old != values.new else { continue }
      let way = values.old == nil ? "added" : values.new == nil ? "removed" : "changed"
      note(
        Difference(
          rule: "\(annotation.rule)-\(way)", message: message(annotation.keyword, values), place: place,
          sites: sites(annotation.keyword, views), isAnnotation: true))
    }
  }

  private func message(_ keyword: String, _ values: Sides<String?>) -> String {
    let isText = keyword == "description" || keyword == "examples" || keyword == "x-message"
    switch (values.old, values.new) {
    case (nil, let new?): return isText ? "'\(keyword)' is new" : "'\(keyword)' is \(new) now"
    case (let old?, nil): return isText ? "'\(keyword)' is gone" : "'\(keyword)' was \(old), and is gone"
    case (let old, let new):
      return isText ? "'\(keyword)' reads differently" : "'\(keyword)' is \(new ?? ""), was \(old ?? "")"
    }
  }
}
