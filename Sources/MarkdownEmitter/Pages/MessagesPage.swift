import SchemaModel
import SchemaRuntime

extension Site {
  /// What a validator may say of an instance, for each folder: the message, and where it comes from.
  func messagesPage(_ vendor: Vendor) -> Page {
    var page = Page(
      path: PagePaths.messages(folder: vendor.folder), title: "Messages", trail: trail(to: vendor))
    page.heading(1, "Messages")
    page.paragraph(
      "What a validator may say of an instance, and the places of the schemas that it says it for. An author's own words stand in place of the general ones."
    )
    let messages = messages(of: Set(vendor.documents))
    for (title, isWarning) in [("Errors", false), ("Warnings", true)] as [(Inline, Bool)] {
      let some = messages.filter { $0.isWarning == isWarning }
      if some.isEmpty { continue }
      page.heading(2, title)
      page.members(
        "Message",
        some.enumerated().map { number, message in
          let shown = message.places.prefix(12).map { reference(to: $0) }.unique
          let more = message.places.count - 12
          let rest: Inline = more > 0 ? ", and \(text: String(more)) others" : ""
          var row = MemberRow(
            anchor: (isWarning ? "warning." : "error.") + String(number + 1), name: .text(message.text),
            path: "",
            type: .code(message.keyword), presence: "", defaultValue: "",
            lines: ["\(shown.joined(", "))\(rest)"])
          row.kind = .message
          return row
        })
    }
    return page
  }

  /// A message with the keyword that gives it and the schemas that have it.
  private struct Message {
    var text: String
    var keyword: String
    var isWarning: Bool
    var places: [SchemaID]
  }

  /// The messages in order of first mention.
  private func messages(of documents: Set<Int>) -> [Message] {
    var messages: [Message] = []
    var known: [String: Int] = [:]
    for schema in graph.schemas where documents.contains(schema.document) {
      guard let isWarning = speaks(schema.id) else { continue }
      for (keyword, text) in demands(of: schema) {
        let isWarning = isWarning || keyword == "deprecated"
        let key = (isWarning ? "w" : "e") + text
        if let index = known[key] {
          if messages[index].places.last != schema.id { messages[index].places.append(schema.id) }
        } else {
          known[key] = messages.count
          messages.append(Message(text: text, keyword: keyword, isWarning: isWarning, places: [schema.id]))
        }
      }
    }
    return messages
  }

  /// Whether a schema that is not satisfied is a finding, and then whether that is a warning; nil for one that only asks.
  private func speaks(_ id: SchemaID) -> Bool? {
    var next: SchemaID? = id
    while let id = next, let place = places[id] {
      switch place.step {
      case .not, .condition, .contains, .form, .choice: return nil
      case .warning: return true
      default: next = place.parent
      }
    }
    return places[id] == nil ? nil : false
  }

  /// The demands of a schema in the runtime's words, each with its keyword.
  private func demands(of schema: Schema) -> [(keyword: String, text: String)] {
    if let boolean = schema.boolean { return boolean ? [] : [("false", Demand.never.message)] }
    var result: [(keyword: String, text: String)] = []
    func add(_ keyword: String, _ demand: Demand) { result.append((keyword, demand.message)) }
    if let types = schema.types { add("type", .type(types)) }
    if let value = schema.constant { add("const", .constant(value.shown)) }
    if let values = schema.enumeration { add("enum", .enumeration(Self.list(values))) }
    addNumbers(schema, add)
    addStrings(schema, add)
    addContainers(schema, add)
    for name in schema.required { add("required", .required(name)) }
    for entry in schema.dependentRequired {
      for name in entry.required { add("dependentRequired", .dependentRequired(entry.name, name)) }
    }
    if schema.contains != nil, schema.minContains != 0 { add("contains", .contains) }
    if schema.not != nil { add("not", .not("")) }
    if !schema.anyOf.isEmpty { add("anyOf", .anyOf("")) }
    if !schema.oneOf.isEmpty {
      add("oneOf", .oneOf(""))
      add("oneOf", .oneOfSeveral)
    }
    if let message = schema.extensions.message, !result.isEmpty || schema.hasRules {
      result = [(result.first?.keyword ?? "x-message", Demand.authored(message).message)]
    }
    if schema.deprecated { add("deprecated", .deprecated(schema.extensions.replacement ?? "")) }
    return result
  }

  private func addNumbers(_ schema: Schema, _ add: (String, Demand) -> Void) {
    if let limit = schema.minimum { add("minimum", .minimum(limit.text)) }
    if let limit = schema.exclusiveMinimum { add("exclusiveMinimum", .exclusiveMinimum(limit.text)) }
    if let limit = schema.maximum { add("maximum", .maximum(limit.text)) }
    if let limit = schema.exclusiveMaximum { add("exclusiveMaximum", .exclusiveMaximum(limit.text)) }
    if let divisor = schema.multipleOf { add("multipleOf", .multipleOf(divisor.text)) }
  }

  private func addStrings(_ schema: Schema, _ add: (String, Demand) -> Void) {
    if let limit = schema.minLength, limit > 0 { add("minLength", .minLength(limit)) }
    if let limit = schema.maxLength { add("maxLength", .maxLength(limit)) }
    if let limit = schema.extensions.maxBytes { add("x-maxBytes", .maxBytes(limit)) }
    if let pattern = schema.pattern { add("pattern", .pattern(pattern)) }
    if let format = schema.format, schema.assertsFormat { add("format", .format(format)) }
    guard schema.extensions.assertContent else { return }
    if let encoding = schema.contentEncoding { add("contentEncoding", .contentEncoding(encoding)) }
    if let media = schema.contentMediaType { add("contentMediaType", .contentMediaType(media)) }
  }

  private func addContainers(_ schema: Schema, _ add: (String, Demand) -> Void) {
    if let limit = schema.minItems, limit > 0 { add("minItems", .minItems(limit)) }
    if let limit = schema.maxItems { add("maxItems", .maxItems(limit)) }
    if schema.uniqueItems { add("uniqueItems", .uniqueItems) }
    if let limit = schema.minProperties, limit > 0 { add("minProperties", .minProperties(limit)) }
    if let limit = schema.maxProperties { add("maxProperties", .maxProperties(limit)) }
    if let limit = schema.extensions.maxSerializedBytes {
      add("x-maxSerializedBytes", .maxSerializedBytes(limit))
    }
  }

  /// Values as a message lists them.
  private static func list(_ values: [JSONValue]) -> String {
    let shown = values.map(\.shown)
    return shown.count < 2
      ? shown.joined() : shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
  }
}
