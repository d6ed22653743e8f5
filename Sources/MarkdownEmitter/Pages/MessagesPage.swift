import SchemaModel
import SchemaRuntime

extension Site {
  /// The page of the messages that a validator may have for an instance, for each folder: the message, where it comes
  /// from, and an instance that causes it.
  func messagesPage(_ vendor: Vendor) -> Page {
    var page = Page(
      path: PagePaths.messages(folder: vendor.folder), title: "Messages", trail: trail(to: vendor))
    page.heading(1, "Messages")
    page.paragraph(
      "What a validator may say of an instance, and the places of the schemas that it says it for. An author's own words stand in place of the general ones."
    )
    let messages = messages(of: vendor)
    for (title, isWarning) in [("Errors", false), ("Warnings", true)] as [(Inline, Bool)] {
      let some = messages.filter { $0.isWarning == isWarning }
      if some.isEmpty { continue }
      page.heading(2, title)
      page.members(
        "Message",
        some.enumerated().map { number, message in
          let shown = references(to: message.places.prefix(12))
          let more = message.places.count - 12
          let rest: Inline = more > 0 ? ", and \(text: String(more)) others" : ""
          var row = MemberRow(
            anchor: (isWarning ? "warning." : "error.") + String(number + 1),
            name: .text(Escaping.visible(message.text)),
            path: "",
            type: .code(message.keyword), presence: "", defaultValue: "",
            lines: ["\(shown.joined(", "))\(rest)"] + [message.note, message.cause].filter { !$0.isEmpty })
          row.kind = .message
          return row
        })
    }
    return page
  }

  /// Links to places, one of those that read the same and lead to one page.
  private func references(to places: some Sequence<SchemaID>) -> [Inline] {
    var seen: Set<[String]> = []
    return places.compactMap { id in
      let link = reference(to: id)
      return seen.insert([link.plain, target(of: id)?.page ?? ""]).inserted ? link : nil
    }
  }

  /// A message with the keyword that gives it and the schemas that have it.
  private struct Message {
    var text: String
    var keyword: String
    var isWarning: Bool
    var places: [SchemaID]
    /// When it is said, if not always.
    var note: Inline = ""
    /// An instance of which it is said.
    var cause: Inline = ""
  }

  /// The messages in order of first mention: those of the schemas, and others that instances were found to cause.
  private func messages(of vendor: Vendor) -> [Message] {
    let documents = Set(vendor.documents)
    let found = FoundMessages(
      subjects.filter { documents.contains($0.document) }.compactMap { samples[$0.schema] })
    var messages: [Message] = []
    var known: [String: Int] = [:]
    func add(_ text: String, _ keyword: String, _ isWarning: Bool, _ places: [SchemaID], _ note: Inline = "")
    {
      let key = FoundMessages.key(text, isWarning: isWarning)
      if let index = known[key] {
        for place in places where messages[index].places.last != place {
          messages[index].places.append(place)
        }
        return
      }
      known[key] = messages.count
      let cause = found[text, isWarning: isWarning].map(cause) ?? ""
      messages.append(
        Message(text: text, keyword: keyword, isWarning: isWarning, places: places, note: note, cause: cause))
    }
    let schemas = graph.schemas.filter { documents.contains($0.document) }
    // A keyword that closes an object or an array has a message for each member and item, with its own words.
    let closing = Set(
      schemas.flatMap { schema in
        [
          schema.additionalProperties, schema.unevaluatedProperties, schema.items, schema.unevaluatedItems,
        ]
      })
    for schema in schemas {
      guard let isWarning = speaks(schema.id) else { continue }
      if schema.boolean == false, closing.contains(schema.id) { continue }
      for (keyword, text) in demands(of: schema) {
        // An instance has shown the message with the branches that it lists.
        let location = graph.location(of: schema.id) + "/" + keyword
        if Self.isGeneral(text, keyword), found.locations.contains(location) { continue }
        add(text, keyword, isWarning || keyword == Keyword.deprecated.rawValue, [schema.id])
      }
      for access in ValueAccess.allCases where schema.states(access) {
        let exchanges = Exchange.allCases.filter(access.isBarred).map(\.rawValue)
        for exchange in exchanges {
          let note: Inline =
            "Only of what is validated as a \(text: exchange): with \(code: "validate(as: .\(exchange))"), or \(code: "--as \(exchange)")."
          add(access.objection(to: part(of: schema.id)), access.rawValue, false, [schema.id], note)
        }
      }
    }
    if found.all.isEmpty { return messages }
    let places = Dictionary(schemas.map { (graph.location(of: $0.id), $0.id) }) { first, _ in first }
    for item in found.all {
      let targets = item.locations.compactMap { Self.place($0, in: places) }
      add(
        item.violation.message, Self.keyword(at: item.violation.absoluteKeywordLocation),
        item.violation.severity == .warning,
        targets.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    return messages
  }

  /// The keyword at the end of a location: an entry of `x-warnings` is known by its number alone.
  private static func keyword(at location: String) -> String {
    let parts = location.split(separator: "/").suffix(2).map(String.init)
    return parts.first { $0 == Keyword.warnings.rawValue } ?? parts.last ?? ""
  }

  /// Whether the message for an instance goes on with words about that instance.
  private static func isGeneral(_ text: String, _ keyword: String) -> Bool {
    guard let keyword = Keyword(rawValue: keyword) else { return false }
    if keyword == .contentMediaType { return true }
    return general[keyword].map { $0.message == text } ?? false
  }

  private static let general: [Keyword: Demand] = [.anyOf: .anyOf(""), .oneOf: .oneOf(""), .not: .not("")]

  /// The schema that a keyword is in: that of the longest location that its own begins with.
  private static func place(_ location: String, in places: [String: SchemaID]) -> SchemaID? {
    var rest = Substring(location)
    guard let mark = location.firstIndex(of: "#") else { return places[location] }
    while true {
      if let id = places[String(rest)] { return id }
      guard let slash = rest.lastIndex(of: "/"), mark < rest.endIndex else { return nil }
      rest = rest[..<slash]
    }
  }

  /// An instance of which a message is said, or the part of it that matters.
  private func cause(_ found: FoundMessages.Found) -> Inline {
    guard let value = chooser.value(ofJSON: found.instance.text) else { return "" }
    let whole = value.description
    if whole.utf8.count <= 160 { return "For instance: \(code: whole)" }
    let tokens = JSONPointer.tokens(of: found.violation.instanceLocation) ?? []
    guard !tokens.isEmpty, let part = value.value(at: tokens)?.description else {
      return "For instance in the fixture \(code: found.instance.name)"
    }
    return "For instance \(code: part.shortened) at \(code: found.violation.instanceLocation)"
  }

  /// Whether the finding for a schema that is not satisfied is a warning; nil where there is no finding, since the
  /// schema is only a condition.
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

  /// The part of a value that the schema describes; a member for a schema that stands by itself.
  private func part(of id: SchemaID) -> AnnotatedPart {
    guard let place = places[id] else { return .member }
    switch place.step {
    case .items, .item, .otherItems, .contains: return .item
    case .unevaluated: return place.parent.flatMap { graph[$0].unevaluatedItems } == id ? .item : .member
    case .form, .choice:
      guard let parent = place.parent else { return .form }
      let isOnly = [graph[parent].anyOf, graph[parent].oneOf].contains { forms in
        graph.onlyForm(of: forms).map { forms[$0] } == id
      }
      return isOnly ? part(of: parent) : .form
    case .part: return place.parent.map(part) ?? .member
    case .member, .pattern, .others, .names, .not, .condition, .then, .otherwise, .with, .content, .warning,
      nil:
      return .member
    }
  }

  /// The demands of a schema in the runtime's words, each with its keyword.
  private func demands(of schema: Schema) -> [(keyword: String, text: String)] {
    if let boolean = schema.boolean { return boolean ? [] : [("false", Demand.never.message)] }
    var result: [(keyword: String, text: String)] = []
    func add(_ keyword: Keyword, _ demand: Demand) { result.append((keyword.rawValue, demand.message)) }
    if let types = schema.types { add(.type, .type(types)) }
    if let value = schema.constant { add(.const, .constant(value.description)) }
    if let values = schema.enumeration {
      let texts = values.map(\.description)
      add(.enum, texts.count == 1 ? .constant(texts[0]) : .enumeration(Assertion.list(of: texts)))
    }
    addNumbers(schema, add)
    addStrings(schema, add)
    addContainers(schema, add)
    for name in schema.required { add(.required, .required(name)) }
    for entry in schema.dependentRequired {
      for name in entry.required { add(.dependentRequired, .dependentRequired(entry.name, name)) }
    }
    if schema.contains != nil, schema.minContains != 0 { add(.contains, .contains) }
    if schema.not != nil { add(.not, .not("")) }
    if !schema.anyOf.isEmpty { add(.anyOf, .anyOf("")) }
    if !schema.oneOf.isEmpty {
      add(.oneOf, .oneOf(""))
      add(.oneOf, .oneOfSeveral)
    }
    if let message = schema.extensions.message, !result.isEmpty || schema.hasRules {
      result = [(result.first?.keyword ?? Keyword.message.rawValue, Demand.authored(message).message)]
    }
    if schema.deprecated {
      add(.deprecated, .deprecation(of: part(of: schema.id), schema.extensions.replacement ?? ""))
    }
    return result
  }

  private func addNumbers(_ schema: Schema, _ add: (Keyword, Demand) -> Void) {
    if let limit = schema.minimum { add(.minimum, .minimum(limit.text)) }
    if let limit = schema.exclusiveMinimum { add(.exclusiveMinimum, .exclusiveMinimum(limit.text)) }
    if let limit = schema.maximum { add(.maximum, .maximum(limit.text)) }
    if let limit = schema.exclusiveMaximum { add(.exclusiveMaximum, .exclusiveMaximum(limit.text)) }
    if let divisor = schema.multipleOf { add(.multipleOf, .multipleOf(divisor.text)) }
  }

  private func addStrings(_ schema: Schema, _ add: (Keyword, Demand) -> Void) {
    if let limit = schema.minLength, limit > 0 { add(.minLength, .minLength(limit)) }
    if let limit = schema.maxLength { add(.maxLength, .maxLength(limit)) }
    for (keyword, rule) in schema.stringRules { add(keyword, .string(rule)) }
    if let pattern = schema.pattern { add(.pattern, .pattern(pattern)) }
    if let format = schema.format, schema.assertsFormat { add(.format, .format(format)) }
    if schema.assertsBase64 { add(.contentEncoding, .contentEncoding("base64")) }
    if schema.assertsJSON, let media = schema.contentMediaType {
      add(.contentMediaType, .contentMediaType(media))
    }
  }

  private func addContainers(_ schema: Schema, _ add: (Keyword, Demand) -> Void) {
    if let limit = schema.minItems, limit > 0 { add(.minItems, .minItems(limit)) }
    if let limit = schema.maxItems { add(.maxItems, .maxItems(limit)) }
    if schema.uniqueItems { add(.uniqueItems, .uniqueItems) }
    if let limit = schema.minProperties, limit > 0 { add(.minProperties, .minProperties(limit)) }
    if let limit = schema.maxProperties { add(.maxProperties, .maxProperties(limit)) }
    for (keyword, rule) in schema.valueRules { add(keyword, .value(rule)) }
  }
}
