import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Notes a keyword that the dialect does not have. It is kept as an annotation, and reported where it looks like a
  /// mistake and no editor shows it.
  mutating func noteUnknown(
    _ member: YAMLNode.Member, of schema: Schema, beside members: [YAMLNode.Member]
  ) {
    schema.unknownKeywords.append((member.key, member.value.jsonValue, member.keyLocation))
    let isRead = schema.readEditorKeyword(member)
    if !ignoredKeywords.isEmpty, ignoredKeywords.contains(ScalarKey(member.key)) {
      metIgnoredKeywords.insert(ScalarKey(member.key))
      return
    }
    if isRead { return }
    if let keyword = EditorKeyword(rawValue: member.key) {
      return reportWrongShape(keyword.expectation, member)
    }
    var help = helpForUnknown(member.key, in: schema.dialect)
    let isExtension = member.key.utf8.starts(with: "x-".utf8)
    if isExtension, help == nil { return }
    // The author did not mean a keyword that the schema has already.
    if case .meant(let name) = help, members.contains(where: { $0.key.hasSameScalars(as: name) }) {
      let known = KeywordTable.names(in: schema.dialect, extensions: isExtension)
      help = Self.suggestion(for: member.key, among: known, except: members.map(\.key)).map(KeywordHelp.meant)
    }
    let message = "unknown keyword '\(member.key.shortened)'"
    if isExtension {
      diagnostics.warning(message, at: member.keyLocation, help: help?.text, rule: Self.unknownKeyword)
    } else if case .meant = help {
      tolerate(message, at: member.keyLocation, help: help?.text, rule: Self.unknownKeyword)
    } else {
      let key = UnknownPlaces.Key(document: schema.document, name: ScalarKey(member.key))
      unknownPlaces[key, default: UnknownPlaces(message: message, help: help?.text)].locations.insert(
        member.keyLocation)
    }
  }

  /// A keyword of editors only describes a value.
  private mutating func reportWrongShape(_ expectation: String, _ member: YAMLNode.Member) {
    severityOfWrongShapes = options.strict ? .error : .warning
    defer { severityOfWrongShapes = .error }
    _ = expected(expectation, member.key, found: member.value)
  }

  /// Reports the keywords of other tools once for each document, since no place needs to be mended.
  mutating func reportUnknownKeywords() {
    let found = Array(unknownPlaces.values).compactMap { places in
      let locations = places.locations.filter { !graph.ignores.use(Self.unknownKeyword, at: $0) }
      return locations.min().map { (first: $0, others: locations.count - 1, places: places) }
    }
    for (first, others, places) in found.sorted(by: { $0.first < $1.first }) {
      let rest = others == 0 ? "" : ", here and in \(others) other place" + (others == 1 ? "" : "s")
      tolerate(places.message + rest, at: first, help: places.help, rule: Self.unknownKeyword)
    }
  }

  private static let unknownKeyword = "keyword-unknown"

  /// Reports a warning, which is an error where the user asked for strict reading.
  /// - Parameter rule: the id of the linter's rule that it belongs to.
  mutating func tolerate(
    _ message: String, at location: SourceLocation, help: String? = nil, rule: String? = nil
  ) {
    diagnostics.add(
      Diagnostic(options.strict ? .error : .warning, message, at: location, help: help, rule: rule))
  }

  /// The help for an unknown name. It is looked for once for each name, since authors often repeat a mistake.
  private mutating func helpForUnknown(_ name: String, in dialect: Dialect) -> KeywordHelp? {
    let key = UnknownKeyword(name: ScalarKey(name), dialect: dialect)
    if let known = helpForUnknownKeywords[key] { return known }
    let help = Self.help(for: name, in: dialect)
    helpForUnknownKeywords[key] = .some(help)
    return help
  }

  private static func help(for name: String, in dialect: Dialect) -> KeywordHelp? {
    let isExtension = name.utf8.starts(with: "x-".utf8)
    if !isExtension {
      if let help = KeywordTable.foreign[name] { return help }
      let having = KeywordTable.dialects(having: name)
      // The dialect that most schemas are written in, where it has the keyword.
      if let elsewhere = having.first(where: { $0 == .draft2020 }) ?? having.first {
        let advice = KeywordTable.modernName(of: name, in: dialect).map { ": write '\($0)'" } ?? ""
        return .advice(
          "it is a keyword of \(elsewhere.shortName), and this schema is \(dialect.shortName)\(advice)")
      }
      if KeywordTable.keyword("x-" + name, in: dialect) != nil { return .meant("x-" + name) }
      // In YAML this is a key, and no element of a list.
      if name.hasPrefix("-"), KeywordTable.keyword(String(name.dropFirst()), in: dialect) != nil {
        return .advice("an element of a list has a space behind its '-'")
      }
    }
    let known = KeywordTable.names(in: dialect, extensions: isExtension)
    // Other tools have names of several words that begin with `x-`: `x-go-name` is none of ours, and `x-max-bytes` is
    // meant as one.
    if isExtension, name.dropFirst(2).contains("-") {
      let joined = name.dropFirst(2).filter { $0 != "-" }.lowercased()
      return known.first { $0.dropFirst(2).lowercased() == joined }.map(KeywordHelp.meant)
    }
    return suggestion(for: name, among: known).map(KeywordHelp.meant)
  }

  /// The name that is spelt most like another one. Of names that begin with `x-` the rest has to be alike: `x-note` is not
  /// meant as `x-name`.
  private static func suggestion(
    for name: String, among known: some Sequence<String>, except others: [String] = []
  ) -> String? {
    let prefix = name.utf8.starts(with: "x-".utf8) ? "x-" : ""
    func rest(_ name: String) -> String { String(name.dropFirst(prefix.count)) }
    return spellingSuggestion(
      for: rest(name), among: known.filter { $0.hasPrefix(prefix) }.map(rest),
      except: Set(others.filter { $0.hasPrefix(prefix) }.map { ScalarKey(rest($0)) })
    ).map { prefix + $0 }
  }
}

/// The help for a keyword that the dialect does not have.
enum KeywordHelp {
  /// The keyword that was meant.
  case meant(String)
  /// A text that says what to write instead, or where the keyword comes from.
  case advice(String)

  var text: String {
    switch self {
    case .meant(let name): spellingQuestion(name)
    case .advice(let text): text
    }
  }
}

/// The places where a document has a keyword that its dialect does not have, and that is no misspelling.
struct UnknownPlaces {
  var message: String
  var help: String?
  var locations: Set<SourceLocation> = []

  struct Key: Hashable {
    var document: Int
    var name: ScalarKey
  }
}

/// A name that is no keyword of a dialect.
struct UnknownKeyword: Hashable {
  var name: ScalarKey
  var dialect: Dialect
}

extension Dialect {
  /// The common name of the dialect.
  public var shortName: String {
    switch self {
    case .v1: "v1"
    case .draft2020: "2020-12"
    case .draft2019: "2019-09"
    case .draft7: "draft-07"
    case .draft6: "draft-06"
    case .draft4: "draft-04"
    case .openAPI30: "OpenAPI 3.0"
    }
  }
}
