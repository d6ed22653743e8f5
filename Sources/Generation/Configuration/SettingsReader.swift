import Diagnostics
import SchemaModel
import SwiftEmitter
import TypeModel
import YAMLTree

/// Takes the settings out of a `schemagen.yaml` that is valid against its schema.
struct SettingsReader {
  let root: YAMLNode
  /// The folder of the file; empty for the current one.
  let folder: String
  /// The place from which what stands at a path is read.
  let place: (String) -> String

  var options: SchemaOptions {
    var options = SchemaOptions()
    options.strict = flag("strict")
    options.formatIsAnnotation = flag("formatAnnotation")
    options.patternIsAnnotation = flag("patternAnnotation")
    options.comparesSwift = root["swift"]?.bool ?? true
    options.testsFixtures = root["tests"]?.bool ?? true
    options.defaultDialect = Self.dialect(root["defaultDialect"]) ?? .draft2020
    options.resolutions = members("resolve").map {
      .init(uriPrefix: $0.key, directory: located($0.value.string ?? ""), location: $0.keyLocation)
    }
    options.documentation = DocumentationAddresses(
      members("documentation").map { .init(uriPrefix: $0.key, address: $0.value.string ?? "") })
    options.site = site
    options.modules = members("modules").map { member in
      .init(
        name: Self.key(of: member), place: Self.mention(member.value),
        folder: located(member.value.string ?? ""))
    }
    options.adjustments = adjustments
    options.types = types
    options.swift = swift
    return options
  }

  /// The settings of a site, without the images, which are in files.
  private var site: SiteSettings {
    let node = root["site"]
    func text(_ key: String) -> String? { node?[key]?.string }
    var site = SiteSettings()
    site.title = text("title")
    site.description = text("description")
    site.version = text("version")
    site.accent = node?["colours"]?["accent"]?.string
    site.darkAccent = node?["colours"]?["darkAccent"]?.string
    site.footer = text("footer")
    site.home = text("home")
    site.baseURL = text("baseURL").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    site.source = text("source")
    site.edit = text("edit")
    site.editGuides = text("editGuides")
    site.navigation = (node?["navigation"]?.elements ?? []).map { group in
      .init(title: group["title"]?.string ?? "", pages: (group["pages"]?.elements ?? []).map(Self.mention))
    }
    site.trial = node?["try"].flatMap { $0.bool == true ? $0.location : nil }
    site.without = Set(
      (node?["without"]?.elements ?? []).compactMap { $0.string.flatMap(SiteSettings.Part.init) })
    return site
  }

  /// A file or folder of the site, and where it is named.
  func file(ofSite key: String) -> Mention? {
    root["site"]?[key].map { Mention(text: located($0.string ?? ""), location: $0.location) }
  }

  /// The files of overlays and where they are named.
  var overlays: [Mention] {
    mentions("overlays").map { Mention(text: located($0.text), location: $0.location) }
  }

  /// The files and folders of rules of the linter, and where they are named.
  var lintRules: [Mention] {
    mentions("lintRules").map { Mention(text: located($0.text), location: $0.location) }
  }

  /// Reports types that are chosen for formats whose values they do not all hold.
  func checkFormats(into bag: inout DiagnosticBag) {
    for member in members("formats") {
      guard let name = member.value.string,
        let problem = FormatChoice(name).problem(with: member.key, named: name)
      else { continue }
      bag.error(problem.message, at: member.value.location, help: problem.help)
    }
  }

  /// Reports words of Swift's grammar where a module, a type or a protocol has to be.
  func checkWords(into bag: inout DiagnosticBag) {
    let modules = mentions("imports") + members("modules").map(Self.key)
    let protocols = members("conformances").flatMap { $0.value.elements ?? [] }.map(Self.mention)
    let types = members("formats").map { Self.mention($0.value) }
    for (names, what) in [(modules, "module"), (protocols, "protocol"), (types, "type")] {
      for name in names {
        guard
          let word = name.text.split(separator: ".").map(String.init).first(where: SwiftIdentifier.isKeyword)
        else { continue }
        bag.error("'\(word)' is a word of Swift's own, and no name of a \(what)", at: name.location)
      }
    }
  }

  private var adjustments: SchemaAdjustments {
    var adjustments = SchemaAdjustments()
    adjustments.included = mentions("include").filter { !Self.isPlaceOfSchema($0.text) }
    adjustments.includedSchemas = mentions("include").filter { Self.isPlaceOfSchema($0.text) }
    adjustments.documents = documents
    adjustments.excluded = mentions("exclude").filter { !$0.text.contains("#") }
    adjustments.ignoredKeywords = mentions("ignoredKeywords")
    adjustments.annotations = members("annotations").map {
      .init(keyword: Self.key(of: $0), heading: $0.value.string ?? "")
    }
    for member in members("names") {
      guard let name = member.value.string, !Self.isTypeName(name, at: Self.key(of: member)) else { continue }
      adjustments.names.append(.init(place: Self.key(of: member), name: .own(name)))
    }
    for member in members("caseNames") {
      let cases = (member.value.members ?? []).map { (Self.key(of: $0), $0.value.string ?? "") }
      adjustments.names.append(.init(place: Self.key(of: member), name: .cases(cases)))
    }
    adjustments.integerFormats = Dictionary(
      members("formats").compactMap { member in
        FormatChoice(member.value.string ?? "").range.map { (member.key, $0) }
      }, uniquingKeysWith: { first, _ in first })
    adjustments.knownFormats = Set(members("formats").map(\.key))
    if root["unknownValues"]?.string != nil {
      adjustments.openness = .everywhere
    } else if root["unknownValues"] != nil {
      adjustments.openness = .places(mentions("unknownValues"))
    }
    return adjustments
  }

  private var types: TypeSettings {
    var types = TypeSettings()
    types.namespace = root["namespace"].map(Self.mention)
    types.prefix = root["prefix"]?.string ?? ""
    types.prunesDefinitions = flag("pruneDefinitions")
    types.initializersTakeDeprecated = flag("deprecatedInInitializers")
    types.excluded = mentions("exclude").filter { $0.text.contains("#") }
    for member in members("names") {
      guard let name = member.value.string, Self.isTypeName(name, at: Self.key(of: member)) else { continue }
      types.names.append(.init(type: Self.key(of: member), name: name))
    }
    types.members = adjustments.names
    let imports = mentions("imports").map(\.text)
    types.formats = members("formats").map { member in
      FormatChoice(member.value.string ?? "").formatting(of: Self.key(of: member), imports: imports)
    }
    return types
  }

  private var swift: SwiftSettings {
    var swift = SwiftSettings()
    swift.access = root["access"]?.string.flatMap(AccessLevel.init) ?? .public
    swift.imports = mentions("imports").map(\.text)
    swift.conformances = members("conformances").map { member in
      .init(
        type: member.key == "*" ? nil : Self.key(of: member),
        protocols: (member.value.elements ?? []).compactMap(\.string))
    }
    return swift
  }

  // MARK: Documents

  /// Where documents hold schemas, by globs of their files.
  private var documents: [DocumentRule] {
    members("documents").map { member in
      let schemas = member.value["schemas"]
      return DocumentRule(
        files: Self.key(of: member),
        schemas: (schemas?.elements ?? schemas.map { [$0] } ?? []).compactMap {
          $0.string.flatMap { PartPath($0) }
        },
        dialect: Self.dialect(member.value["dialect"]) ?? Self.dialect(root["defaultDialect"]) ?? .draft2020,
        name: member.value["name"]?.string.flatMap { PartPath($0) })
    }
  }

  private static func dialect(_ node: YAMLNode?) -> Dialect? {
    node?.string.flatMap(Dialect.init(shortName:))
  }

  /// Reports paths of names that have more `*` than the paths of schemas.
  func checkDocuments(into bag: inout DiagnosticBag) {
    for (member, rule) in zip(members("documents"), documents) {
      guard let name = rule.name, let node = member.value["name"],
        let least = rule.schemas.map(\.choices).min(), name.choices > least
      else { continue }
      bag.error(
        "the path of a name may have as many '*' as that of its schema, \(least), found \(name.choices)",
        at: node.location)
    }
  }

  /// Whether an entry of `include` is the place of a schema, and no glob of files: `/components/schemas/Order`.
  private static func isPlaceOfSchema(_ text: String) -> Bool {
    if text.contains("#") { return true }
    let isFile = [".yaml", ".yml", ".json"].contains { text.hasSuffix($0) }
    return text.hasPrefix("/") && !isFile && !text.contains("**")
  }

  // MARK: Values

  private func flag(_ key: String) -> Bool { root[key]?.bool ?? false }

  private func members(_ key: String) -> [YAMLNode.Member] { root[key]?.members ?? [] }

  private func mentions(_ key: String) -> [Mention] { (root[key]?.elements ?? []).map(Self.mention) }

  private static func mention(_ node: YAMLNode) -> Mention {
    Mention(text: node.string ?? "", location: node.location)
  }

  private static func key(of member: YAMLNode.Member) -> Mention {
    Mention(text: member.key, location: member.keyLocation)
  }

  /// Whether a name is that of a type: it begins with a capital, or with a letter that has none, where no member stands.
  private static func isTypeName(_ name: String, at mention: Mention) -> Bool {
    guard let first = name.unicodeScalars.first?.properties else { return false }
    return first.isUppercase || !first.isLowercase && !mention.isOfMember
  }

  /// A path of the file as the process has it.
  private func located(_ path: String) -> String {
    place(path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path)
  }
}

extension Dialect {
  /// The dialect with a common name.
  init?(shortName: String) {
    guard let dialect = Self.allCases.first(where: { $0.shortName == shortName }) else { return nil }
    self = dialect
  }
}
