public import Diagnostics
public import Generation
import SchemaComparison
import SchemaLint
import SchemaModel
import SchemaRuntime
import YAMLTree

/// The rules that a package has of its own, which `lintRules` in `schemagen.yaml` names.
public struct OwnRules: Sendable {
  /// A file with a rule, which is called like it.
  package struct File: Sendable {
    package var name: String
    package var path: String
  }

  package private(set) var rules: [OwnRule] = []

  /// No rules.
  public init() {}

  /// Reads all rules. Each mistake in one is an error in the bag, and that rule is left out.
  public init(_ configuration: TargetConfiguration, into bag: inout DiagnosticBag) {
    rules = configuration.ruleFiles(into: &bag).compactMap {
      OwnRule($0, options: configuration.options, into: &bag)
    }
  }

  /// What the rules find in the schemas of a folder or a file, by rule and place.
  /// - Parameter isUseless: whether the findings are not needed any more, so that some may be missing.
  func findings(in graph: SchemaGraph, _ texts: FileTexts, isUseless: () -> Bool) -> [LintFinding] {
    if rules.isEmpty { return [] }
    let byDocument = graph.schemasByDocument()
    var found: [LintFinding] = []
    var seen: Set<Found> = []
    for document in graph.entryDocuments where document.isSchema || !document.definitions.isEmpty {
      if isUseless() { return [] }
      let file = graph[document.root].location.file
      // A file that cannot be read any more was told when the graph was made.
      guard let nodes = SchemaNodes(file, texts) else { continue }
      let schemas = byDocument[document.index].map { graph[$0] }
      let members = Set(schemas.flatMap(\.properties).map(\.schema))
      let names = Dictionary(
        (schemas.flatMap(\.properties) + document.definitions).map { ($0.schema, $0.nameLocation) }
      ) { first, _ in first }
      for schema in schemas where schema.boolean == nil {
        let sites = Self.sites(of: schema, document, isMember: members.contains(schema.id))
        let own = rules.filter { sites.contains($0.site) }
        guard !own.isEmpty, let node = nodes[schema.location] else { continue }
        let holder = names[schema.id] ?? schema.location
        for rule in own {
          // Schemas behind an alias have one place.
          for finding in rule.findings(node, schema.pointer, in: file, holder: holder)
          where seen.insert(Found(rule: finding.rule, place: finding.place)).inserted {
            found.append(finding)
          }
        }
      }
    }
    return found
  }

  /// A finding, as far as none is told twice.
  private struct Found: Hashable {
    var rule: String
    var place: SourceLocation
  }

  private static let conditions: Set<Keyword> = [
    .if, .then, .else, .not, .dependentSchemas, .contains, .warnings,
  ]

  /// What a schema is, so that rules are about it.
  private static func sites(
    of schema: Schema, _ document: SchemaDocument, isMember: Bool
  ) -> Set<OwnRule.Site> {
    var sites: Set<OwnRule.Site> = []
    if schema.id == document.root, document.isSchema { sites.insert(.document) }
    if schema.definitionNames != nil { sites.insert(.definition) }
    // Below a condition stands what a schema asks besides, of what it describes elsewhere.
    let isCondition = schema.pointerParts.contains { part in
      part.keyword.map(Self.conditions.contains) ?? false
    }
    if isCondition { return sites }
    if isMember { sites.insert(.member) }
    if schema.types?.contains(.object) ?? false || !schema.properties.isEmpty { sites.insert(.object) }
    return sites
  }
}

/// The mappings of a schema file by their places.
private struct SchemaNodes {
  private var nodes: [SourceLocation: YAMLNode] = [:]

  init?(_ file: String, _ texts: FileTexts) {
    guard let bytes = texts.bytes(ofFileAt: file) else { return nil }
    var bag = DiagnosticBag()
    guard
      let root = YAMLReader(otherKeys: .taken, mergesKeys: true).read(bytes: bytes, file: file, into: &bag)
    else { return nil }
    var waiting = [root]
    while let node = waiting.popLast() {
      switch node.content {
      case .mapping(let members):
        // What an alias repeats has the place of the anchor.
        if nodes.updateValue(node, forKey: node.location) == nil { waiting += members.map(\.value) }
      case .sequence(let items): waiting += items
      case .null, .bool, .number, .string: break
      }
    }
  }

  subscript(_ place: SourceLocation) -> YAMLNode? { nodes[place] }
}

extension TargetConfiguration {
  /// The files of the rules that `lintRules` names. What names none, and names of rules that are taken, are errors in the bag.
  package func ruleFiles(into bag: inout DiagnosticBag) -> [OwnRules.File] {
    var files: [OwnRules.File] = []
    let taken = Set(LintRule.known.map(\.id) + ChangeRule.all)
    var paths: [String: String] = [:]
    for mention in lintRules {
      for path in Self.paths(at: mention, options.texts, into: &bag) {
        let name = Self.name(ofRule: path)
        let place = SourceLocation(file: path)
        guard Self.isRuleName(name) else {
          bag.error(
            "a rule is called like its file, and '\(name)' is no name of a rule", at: place,
            help: "a name has small letters, digits and '-' between them, as in 'description-ends'")
          continue
        }
        guard !taken.contains(name) else {
          bag.error("there is a rule '\(name)' already, which schemagen itself has", at: place)
          continue
        }
        if let other = paths[name] {
          // A folder and a file in it may both be named.
          if other != path { bag.error("there is a rule '\(name)' already, in '\(other)'", at: place) }
          continue
        }
        paths[name] = path
        files.append(OwnRules.File(name: name, path: path))
      }
    }
    return files
  }

  private static func paths(at mention: Mention, _ texts: FileTexts, into bag: inout DiagnosticBag)
    -> [String]
  {
    let path = mention.text
    if texts.holds(path) || FileAccess.isFile(path) { return [path] }
    guard FileAccess.isFolder(path) else {
      bag.error("there is no rule or folder of rules '\(path)'", at: mention.location)
      return []
    }
    var walk = FolderWalk(folder: path, displayName: path)
    walk.run(into: &bag)
    if walk.files.isEmpty { bag.error("there are no rules in '\(path)'", at: mention.location) }
    return walk.files.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  /// The name of a file without its ending.
  private static func name(ofRule path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private static func isRuleName(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          }
      }
  }
}
