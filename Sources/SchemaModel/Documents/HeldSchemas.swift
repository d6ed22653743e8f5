import Diagnostics
import SchemaRuntime
import YAMLTree

/// A schema that stands in a document which is no schema itself: how many tokens lead to it, and its name.
///
/// One object for the schema and all below it.
final class Embedding: Sendable {
  let depth: Int
  let name: String

  /// The place of the schema in the document, where items that have names are called by these.
  let identity: String

  init(depth: Int, name: String, identity: String) {
    (self.depth, self.name, self.identity) = (depth, name, identity)
  }
}

/// The schemas that documents hold which are none themselves, as far as they have been found, by the index of the source.
struct HeldSchemas {
  /// A schema in a document.
  struct Found {
    var place: PartPlace
    var words: [Word]
    /// The dialect that stands beside it; nil: that of the document.
    var dialect: Dialect?
    /// Whether an author gave it the name, as to those of `components/schemas`.
    var isNamed = false
    var isOfParameter = false
    /// What it is for where it stands.
    var role: Occasion.Role?
    /// The name of the header that it is the schema of.
    var label = ""
    /// The media type that it is the schema of.
    var form = ""

    /// Whether it is a definition of the document: a mere reference says nothing that its target does not, and a scalar
    /// of a parameter is no object that one sends.
    var isListed: Bool {
      if isNamed { return true }
      let node = place.node
      if node[Keyword.ref.rawValue] != nil, node.members?.count == 1 { return false }
      return !isOfParameter || node.bool != nil || Self.structure.contains { node[$0.rawValue] != nil }
    }

    private static let structure: [Keyword] = [
      .properties, .additionalProperties, .items, .enum, .allOf, .anyOf, .oneOf,
    ]
  }

  /// A word of a name; one that is spared is said only where another schema has the name.
  struct Word: Equatable {
    var text: String
    var isSpared = false
  }

  /// A part that has to be walked, and what is known of it from around it.
  struct Visit {
    var source: Int
    /// The source of the document that the part belongs to, in whatever file it stands.
    var document: Int
    var place: PartPlace
    /// Nil for what a configuration says of a document.
    var part: DocumentPart?
    var rows: [DocumentPart.Row]
    var words: [Word] = []
    /// The place of the occasion that it is, or belongs to.
    var occasion: Int?
    var role: Occasion.Role?
    var label = ""
    var form = ""
    /// Whether the other side begins: what is asked for there is sent by those who answer elsewhere.
    var isReversed = false
  }

  /// A place in a source.
  struct Place: Hashable {
    var source: Int
    var tokens: [String]
  }

  /// A part in whose place a `$ref` stands.
  struct Reference {
    var written: WrittenReference
    var visit: Visit
    /// Where it leads, once that is known.
    var target: Place?
  }

  private(set) var found: [Int: [Found]] = [:]
  /// Where they stand.
  private(set) var places: Set<Place> = []
  var references: [Reference] = []
  private(set) var occasions: [Held] = []
  /// The findings of each source: schemas in other languages, references in place of many parts.
  private(set) var findings: [Diagnostic] = []
  /// How many of the references were followed.
  var followed = 0
  private var visited: Set<Visited> = []
  /// The values that are neither an object nor an array where one was looked for.
  private var wrong: Set<SourceLocation> = []
  /// The names of occasions that are unique in a document.
  private(set) var identifiers: [Identifier] = []
  /// The schemas of occasions: of each the place in `found` of its source.
  private(set) var sent: [Sent] = []

  /// The parts that say more than the schemas in them: of parameters, bodies and responses.
  private(set) var marks: [Mark] = []
  /// The occasions that marks belong to where both stand in one part.
  private(set) var marked: [Marked] = []
  /// The parameters that a path has for all its methods, by the place of the path.
  private(set) var shared: [Place: [Place]] = [:]

  /// An occasion, and where it stands.
  struct Held {
    var source: Int
    /// The part around it: a path, for a method of it.
    var holder: Place
    var isOfPath: Bool
    var occasion: Occasion
  }

  /// What a part says of what is sent, beside its schema.
  struct Mark {
    static let parts: Set<DocumentPart> = [.parameter, .descriptor, .body, .response, .mediaType]

    var place: Place
    var part: DocumentPart
    /// The name of a parameter.
    var label: String
    /// Where a parameter is sent; the media type that it is about.
    var form: String
    var isRequired: Bool
    var location: SourceLocation

    /// What it says of an occasion on which it has a role; nil where that is the role of something around it.
    func field(of marked: Marked) -> Occasion.Field? {
      let own: Set<DocumentPart>
      var (name, form) = ("", form)
      switch marked.role {
      case .parameter: (own, name) = ([.parameter, .descriptor], label)
      case .request: own = [.body, .mediaType]
      case .response: (own, name) = ([.response, .mediaType], marked.label)
      case .header, .message, .headers, .key, .input, .output: return nil
      }
      if part == .mediaType, !marked.form.isEmpty { form = marked.form }
      guard own.contains(part), part != .mediaType || !form.isEmpty else { return nil }
      return Occasion.Field(
        role: marked.role, label: name, form: form, isRequired: isRequired, location: location,
        pointer: JSONPointer.text(of: place.tokens))
    }
  }

  /// A mark with what it is for on an occasion.
  struct Marked {
    var occasion: Int
    var role: Occasion.Role
    /// The status of a response.
    var label: String
    /// The media type that leads to it.
    var form: String
    var mark: Int
  }

  struct Identifier {
    var document: Int
    var keyword: String
    var node: YAMLNode
  }

  private struct Visited: Hashable {
    var place: Place
    var part: DocumentPart?
  }

  struct Sent {
    var occasion: Int
    var role: Occasion.Role
    var label: String
    var form: String
    var source: Int
    var found: Int
  }

  // MARK: Walking

  func hasVisited(_ place: Place, as part: DocumentPart?) -> Bool {
    let alike = part?.isPath == true ? [.pathItem, .webhook] : [part]
    return alike.contains { visited.contains(Visited(place: place, part: $0)) }
  }

  /// Finds what a part holds, and the references in place of parts of it.
  mutating func walk(_ start: Visit, in root: YAMLNode) {
    var pending = [start]
    while let next = pending.popLast() {
      let place = Place(source: next.source, tokens: next.place.tokens)
      guard visited.insert(Visited(place: place, part: next.part)).inserted else { continue }
      let first = pending.count
      walk(next, in: root, &pending)
      pending[first...].reverse()
    }
  }

  private mutating func walk(_ outer: Visit, in root: YAMLNode, _ pending: inout [Visit]) {
    noteMark(outer)
    if let reference = outer.place.node[Keyword.ref.rawValue], outer.part != nil, reference.string == nil {
      findings.append(
        Diagnostic(
          .error, "expected a string for '\(Keyword.ref.rawValue)', found \(reference.found)",
          at: reference.location))
    }
    if let reference = outer.place.node[Keyword.ref.rawValue], let text = reference.string {
      references.append(
        Reference(written: WrittenReference(text: text, location: reference.location), visit: outer))
    }
    if outer.part == .tool, outer.place.node["inputSchema"] == nil {
      findings.append(
        Diagnostic(.warning, "a tool should have an 'inputSchema'", at: outer.place.node.location))
    }
    // Of AsyncAPI 2, what is done with a channel is no part of its own.
    if outer.part == .channel2 {
      for way in outer.place.places(at: "publish|subscribe") {
        noteIdentifier(of: way.node, in: outer.document)
      }
    }
    for row in outer.rows {
      // A configuration may look for schemas where only some values hold them.
      let parts = outer.place.places(at: row.path) { node, expected in
        if outer.part != nil { noteWrong(node, expected) }
      }
      for place in parts {
        if place.chosen.last == Keyword.ref.rawValue, place.node.string != nil {
          // The part's own was noted.
          if place.tokens.count == outer.place.tokens.count + 1 { continue }
          findings.append(
            Diagnostic(
              .error, "a '$ref' stands for one part, and not for all of them", at: place.nameLocation,
              help: "refer to each by its name"))
          continue
        }
        var next = Visit(
          source: outer.source, document: outer.document, place: place, part: nil, rows: [],
          words: row.words.reduce(outer.words) { PartNaming(root: root).adding($1, of: place, to: $0) },
          occasion: outer.occasion, role: outer.role, label: outer.label, form: outer.form,
          isReversed: outer.isReversed || outer.part == .webhook)
        if row.words == [.mediaType] { next.form = place.chosen.last ?? "" }
        if row.role == .parameter { next.form = place.node["in"]?.string ?? "" }
        if row.role == .header { next.form = outer.label }
        if let role = row.role { (next.role, next.label) = (role, Self.label(of: place, row)) }
        let isNamed = row.words == [.key] && outer.words.isEmpty
        switch row.content {
        case .part(let part):
          (next.part, next.rows) = (part, part.rows)
          let holder = Place(source: outer.source, tokens: outer.place.tokens)
          // What is sent to a caller is no part of what the caller asks.
          if part == .callback { (next.occasion, next.role) = (nil, nil) }
          if part.isOccasion(at: place.node) {
            occasions.append(
              Held(
                source: next.source, holder: holder, isOfPath: outer.part?.isPath == true,
                occasion: Occasion(part, place, isReversed: next.isReversed)))
            noteIdentifier(of: place.node, in: next.document)
            (next.occasion, next.role) = (occasions.count - 1, nil)
          } else if row.role == .parameter, next.occasion == nil {
            shared[holder, default: []].append(Place(source: next.source, tokens: place.tokens))
          }
          pending.append(next)
        case .schema: add(next, isNamed: isNamed)
        case .schemaOfParameter: add(next, isOfParameter: true)
        case .schemaOfFormat: addOfFormat(next, beside: outer.place.node, isNamed: isNamed)
        case .schemaOrFile:
          if place.node[Keyword.type.rawValue]?.string != "file" { add(next) }
        }
      }
    }
  }

  /// Notes what is neither the object nor the array that a specification has in its place.
  private mutating func noteWrong(_ node: YAMLNode, _ expected: YAMLNode.Shape) {
    guard wrong.insert(node.location).inserted else { return }
    findings.append(
      Diagnostic(.warning, "expected \(expected.rawValue), found \(node.found)", at: node.location))
  }

  /// What tells a part from others of its role: the name of a parameter, the status of a response.
  private static func label(of place: PartPlace, _ row: DocumentPart.Row) -> String {
    row.path.endsInAll ? place.node["name"]?.string ?? place.chosen.last ?? "" : ""
  }

  private mutating func add(
    _ next: Visit, dialect: Dialect? = nil, isNamed: Bool = false, isOfParameter: Bool = false
  ) {
    let own = found[next.source]?.count ?? 0
    if let occasion = next.occasion, let role = next.role, !isOfParameter || role.isOfParameters {
      sent.append(
        Sent(
          occasion: occasion, role: role, label: next.label, form: next.form, source: next.source, found: own)
      )
    }
    places.insert(Place(source: next.source, tokens: next.place.tokens))
    found[next.source, default: []].append(
      Found(
        place: next.place, words: next.words, dialect: dialect, isNamed: isNamed,
        isOfParameter: isOfParameter, role: next.role, label: next.label, form: next.form))
  }

  /// Adds a schema that an AsyncAPI document may write in another language: `schemaFormat` stands beside a payload, or both
  /// stand in an object.
  private mutating func addOfFormat(_ next: Visit, beside outer: YAMLNode, isNamed: Bool) {
    let place = next.place
    let isObject = place.node["schemaFormat"] != nil && place.node["schema"] != nil
    let isPayload = next.role != .headers
    let format = (isObject ? place.node : isPayload ? outer : nil)?["schemaFormat"]?.string
    let named = format.map(SchemaFormat.init)
    if case .other = named {
      findings.append(
        Diagnostic(
          .warning, "a schema in '\((format ?? "").shortened)' is not read", at: place.node.location))
      return
    }
    var inner = next
    if isObject, let schema = place.places(at: "/schema").first {
      inner.place = schema
      inner.place.nameLocation = place.nameLocation
    }
    var dialect: Dialect?
    if case .dialect(let own) = named { dialect = own }
    add(inner, dialect: dialect, isNamed: isNamed)
  }

  /// Notes a part that says more than the schemas in it.
  private mutating func noteMark(_ visit: Visit) {
    let node = visit.place.node
    guard let part = visit.part, Mark.parts.contains(part), node[Keyword.ref.rawValue] == nil else { return }
    let form = node["in"]?.string ?? visit.form
    marks.append(
      Mark(
        place: Place(source: visit.source, tokens: visit.place.tokens), part: part,
        label: node["name"]?.string ?? visit.label, form: form,
        // There is no path without its parts.
        isRequired: form == "path" || node[Keyword.required.rawValue]?.bool == true,
        location: visit.place.nameLocation))
    guard let occasion = visit.occasion, let role = visit.role else { return }
    marked.append(
      Marked(
        occasion: occasion, role: role, label: visit.label, form: visit.form, mark: marks.count - 1))
  }

  /// Gives an occasion the name of the message that a reference in its place leads to.
  mutating func name(_ occasion: Int, _ title: String) { occasions[occasion].occasion.title = title }

  private mutating func noteIdentifier(of node: YAMLNode, in document: Int) {
    for keyword in Occasion.identifiers {
      if let name = node[keyword], name.string?.isEmpty == false {
        identifiers.append(Identifier(document: document, keyword: keyword, node: name))
      }
    }
  }
}

/// The language of a schema in an AsyncAPI document, by the media type in `schemaFormat`.
private enum SchemaFormat {
  case dialect(Dialect?)
  case other

  init(_ text: String) {
    let parts = text.split(separator: ";").map { $0.filter { $0 != " " } }
    let type = parts.first ?? ""
    let version = parts.dropFirst().first { $0.hasPrefix("version=") }?.dropFirst("version=".count) ?? ""
    switch type {
    case "application/schema+json", "application/schema+yaml":
      self = .dialect(
        Dialect.ofJSONSchema.first { version == $0.shortName || version == "draft-\($0.shortName)" })
    case _ where type.hasPrefix("application/vnd.aai.asyncapi"): self = .dialect(nil)
    case _ where type.hasPrefix("application/vnd.oai.openapi"):
      self = .dialect(version.hasPrefix("3.0") || version.hasPrefix("2") ? .openAPI30 : .draft2020)
    default: self = .other
    }
  }
}

extension Occasion {
  /// The members of a part that name it, and that no other of the document has.
  static let identifiers = ["operationId", "messageId"]

  /// What the author of a message calls it; nil where it has no name. A method and a tool have theirs in the same place.
  static func messageName(_ node: YAMLNode) -> String? { node["name"]?.string ?? node["messageId"]?.string }

  fileprivate init(_ part: DocumentPart, _ place: PartPlace, isReversed: Bool) {
    let node = place.node
    location = place.nameLocation
    title = Self.messageName(node) ?? place.chosen.last ?? ""
    let way = Array(place.chosen.reversed())
    // A message that has no name is called after its channel, and of several by its position, too.
    if part == .messages || place.isOneOfSeveral, Self.messageName(node) == nil {
      let position = part == .messages ? [] : Array(way.prefix(1))
      title = (way.dropFirst(position.count).prefix(2) + position).joined(separator: " ")
    }
    if part == .operation {
      title = (way.first ?? "").uppercased() + " " + (way.dropFirst().first ?? "")
    }
    self.place = JSONPointer.text(of: place.identity)
    identifier = Self.identifiers.lazy.compactMap { node[$0]?.string }.first
    summary = node["summary"]?.string ?? node[Keyword.description.rawValue]?.string
    let tag = node["tags"]?.elements?.first
    group = tag?.string ?? tag?["name"]?.string
    self.isReversed = isReversed
    isDeprecated = node[Keyword.deprecated.rawValue]?.bool == true
  }
}
