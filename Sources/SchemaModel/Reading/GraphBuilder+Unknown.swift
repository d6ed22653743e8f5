import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// A keyword that the dialect does not have: kept as an annotation, and mentioned where it looks like a mistake and no
  /// editor shows it.
  mutating func noteUnknown(
    _ member: YAMLNode.Member, of schema: Schema, beside members: [YAMLNode.Member]
  ) {
    schema.unknownKeywords.append((member.key, member.value.jsonValue))
    let isRead = schema.readEditorKeyword(member)
    if !ignoredKeywords.isEmpty, ignoredKeywords.contains(ScalarKey(member.key)) {
      metIgnoredKeywords.insert(ScalarKey(member.key))
      return
    }
    if isRead { return }
    var help = helpForUnknown(member.key, in: schema.dialect)
    let isExtension = member.key.utf8.starts(with: "x-".utf8)
    if isExtension, help == nil { return }
    // What the schema has already was not meant.
    if let question = help, members.contains(where: { question == spellingQuestion($0.key) }) {
      help = spellingHelp(
        for: member.key, among: KeywordTable.names(in: schema.dialect, extensions: isExtension),
        except: Set(members.map { ScalarKey($0.key) }))
    }
    let message = "unknown keyword '\(member.key.shortened)'"
    if isExtension {
      diagnostics.warning(message, at: member.keyLocation, help: help)
    } else if help?.isSpellingQuestion == true {
      tolerate(message, at: member.keyLocation, help: help)
    } else {
      let key = UnknownPlaces.Key(document: schema.document, name: ScalarKey(member.key))
      unknownPlaces[key, default: UnknownPlaces(message: message, help: help)].locations.insert(
        member.keyLocation)
    }
  }

  /// Says once of each document which keywords of other tools it has: there is nothing to mend at each place.
  mutating func reportUnknownKeywords() {
    for places in unknownPlaces.values {
      guard let first = places.locations.min() else { continue }
      let others = places.locations.count - 1
      let rest = others == 0 ? "" : ", here and in \(others) other place" + (others == 1 ? "" : "s")
      tolerate(places.message + rest, at: first, help: places.help)
    }
  }

  /// A warning, and an error for those who asked for strict reading.
  mutating func tolerate(_ message: String, at location: SourceLocation, help: String? = nil) {
    diagnostics.add(Diagnostic(options.strict ? .error : .warning, message, at: location, help: help))
  }

  /// Found out once for each name, since the same mistake tends to be made often.
  private mutating func helpForUnknown(_ name: String, in dialect: Dialect) -> String? {
    let key = UnknownKeyword(name: ScalarKey(name), dialect: dialect)
    if let known = helpForUnknownKeywords[key] { return known }
    let help = Self.help(for: name, in: dialect)
    helpForUnknownKeywords[key] = .some(help)
    return help
  }

  private static func help(for name: String, in dialect: Dialect) -> String? {
    let isExtension = name.utf8.starts(with: "x-".utf8)
    if !isExtension {
      if let advice = KeywordTable.foreign[name] { return advice }
      if let elsewhere = KeywordTable.dialects(having: name).first {
        let advice = KeywordTable.modernName(of: name, in: dialect).map { ": write '\($0)'" } ?? ""
        return "it is a keyword of \(elsewhere.shortName), and this schema is \(dialect.shortName)\(advice)"
      }
      if KeywordTable.keyword("x-" + name, in: dialect) != nil { return spellingQuestion("x-" + name) }
    }
    let known = KeywordTable.names(in: dialect, extensions: isExtension)
    // Others have names of several words that begin with `x-`: `x-go-name` is none of ours, and `x-max-bytes` is one.
    if isExtension, name.dropFirst(2).contains("-") {
      let joined = name.dropFirst(2).filter { $0 != "-" }.lowercased()
      return known.first { $0.dropFirst(2).lowercased() == joined }.map(spellingQuestion)
    }
    return spellingHelp(for: name, among: known)
  }
}

/// Where a document has a keyword that its dialect does not have, and that is no misspelling of one.
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
  /// What people call it.
  public var shortName: String {
    switch self {
    case .draft2020: "2020-12"
    case .draft2019: "2019-09"
    case .draft7: "draft-07"
    case .draft6: "draft-06"
    case .draft4: "draft-04"
    }
  }
}
