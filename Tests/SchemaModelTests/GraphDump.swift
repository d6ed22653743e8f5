import SchemaRuntime

@testable import SchemaModel

/// A graph as text: each document, each schema in it, each keyword with its value or where it leads.
enum GraphDump {
  static func text(of graph: SchemaGraph) -> String {
    var lines: [String] = []
    for namespace in graph.namespaces where namespace.swiftName != nil || namespace.title != nil {
      lines.append(
        "namespace '\(namespace.folder)' \(namespace.swiftName ?? "-") '\(namespace.title ?? "")'"
          + " \(namespace.disagreements.count) disagreements")
    }
    for document in graph.documents {
      let root = graph[document.root]
      lines.append(
        "\(document.path) \(document.isEntry ? "entry" : "referenced") \(root.dialect.shortName)"
          + " \(graph.resources[root.resource.index].uri)")
      if !document.definitions.isEmpty {
        lines.append("  definitions \(document.definitions.map(\.name).joined(separator: " "))")
      }
      // What a built-in document says is its own business.
      if document.path.contains("json-schema.org") { continue }
      for schema in graph.schemas where schema.document == document.index {
        lines.append("  " + line(of: schema, in: graph))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(of schema: Schema, in graph: SchemaGraph) -> String {
    var words = ["\(schema.location.line):\(schema.location.column) #" + JSONPointer.text(of: schema.pointer)]
    if graph.resources[schema.resource.index].root == schema.id, !schema.pointer.isEmpty {
      words.append("resource \(graph.resources[schema.resource.index].uri)")
    }
    if let boolean = schema.boolean { words.append(String(boolean)) }
    for site in schema.sites {
      let name = site.keyword.rawValue
      let spelling = site.spelling == name ? name : "\(name)(\(site.spelling))"
      words.append(value(of: name, in: schema, graph).map { spelling + "=" + $0 } ?? spelling)
    }
    words += schema.unknownKeywords.map { "?\($0.name)=\($0.value.jsonText)" }
    return words.joined(separator: " ")
  }

  private static func value(of name: String, in schema: Schema, _ graph: SchemaGraph) -> String? {
    if name == "$ref" { return schema.reference.map { "→" + graph.location(of: $0) } }
    if name == "$dynamicRef" {
      return schema.dynamicReference.map { reference in
        "→" + graph.location(of: reference.initial) + (reference.anchor.map { " or outermost \($0)" } ?? "")
      }
    }
    switch KeywordTable.keyword(name, in: .draft2020)?.shape {
    case .applicator(let shape): return value(of: shape, in: schema)
    case .plain(let shape): return value(of: shape, in: schema)
    case .particular(let shape): return value(of: shape, in: schema)
    case .core, nil: return nil
    }
  }

  private static func value(of shape: KeywordShape.Applicator, in schema: Schema) -> String? {
    switch shape {
    case .schemas(let slot): "[\(schema[keyPath: slot].count)]"
    case .namedSchemas(let slot), .patternSchemas(let slot):
      "{" + schema[keyPath: slot].map(\.name).joined(separator: ",") + "}"
    case .schema, .items, .itemsOrArray, .additionalItems, .dependencies: nil
    }
  }

  private static func value(of shape: KeywordShape.Plain, in schema: Schema) -> String? {
    switch shape {
    case .count(let slot): schema[keyPath: slot].map(String.init)
    case .number(let slot), .positiveNumber(let slot), .limit(let slot, exclusive: _, if: _):
      schema[keyPath: slot]?.text
    case .exclusion: nil
    case .names(let slot): "[" + schema[keyPath: slot].joined(separator: ",") + "]"
    case .knownNames(let slot): "[" + (schema[keyPath: slot] ?? []).joined(separator: ",") + "]"
    case .flag(let slot), .flagOrReason(let slot): String(schema[keyPath: slot])
    case .text(let slot): schema[keyPath: slot].map { "'\($0)'" }
    case .value(let slot): schema[keyPath: slot]?.jsonText
    case .values(let slot): JSONValue.array(schema[keyPath: slot]).jsonText
    }
  }

  private static func value(of shape: KeywordShape.Particular, in schema: Schema) -> String? {
    switch shape {
    case .nullable: nil
    case .example: schema.examples.map(\.jsonText).joined(separator: ",")
    case .types:
      TypeSet.named.filter { schema.types?.contains($0.type) == true }.map(\.name).joined(separator: "|")
    case .enumeration: schema.enumeration.map { JSONValue.array($0).jsonText }
    case .pattern: schema.pattern
    case .format: schema.format
    case .dependentNames:
      "{"
        + schema.dependentRequired.map { "\($0.name):[\($0.required.joined(separator: ","))]" }
        .joined(separator: ",") + "}"
    case .caseNames: schema.extensions.caseNames.map { "\($0.value):\($0.name)" }.joined(separator: ",")
    case .ignoredRules: schema.extensions.ignored.map { "\($0.rule):\($0.reason)" }.joined(separator: ",")
    }
  }
}
