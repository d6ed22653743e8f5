import Diagnostics
import Foundation
import SchemaModel
import SchemaValidation
import SourceText
import SwiftEmitter
import Testing
import TypeModel
import ValidationPlanning

/// The folder `Cases` is a schema folder. The plugin builds the target `EmittedModels` from it, and `EmittedModelTests`
/// runs those types; adding a case needs no code. The namespace `shapes` has one schema for each shape of type, and
/// `Reference` keeps the Swift that these give: a change of the emitter shows there as a difference.
struct ModelEmitterTests {
  private static let reference = ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Reference")

  @Test func referenceIsCurrent() throws {
    let cases = Self.cases
    #expect(cases.findings == [])
    let files = cases.files.filter { $0.path.hasPrefix("shapes+") }
    var emitted = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
    emitted["diagnostics.txt"] = cases.diagnostics.map { $0 + "\n" }.joined()
    #expect(try ExpectedFiles.differences(emitted, in: Self.reference, suffix: "") == [])
  }

  /// Each file is short enough to be read from end to end.
  @Test func referenceFilesAreShort() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.reference.path())
    #expect(names.count > 10)
    for name in names {
      let text = try String(contentsOf: Self.reference.appending(path: name), encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 300, "\(name)")
    }
  }

  /// Equal input gives equal bytes.
  @Test func deterministic() { #expect(emitCases().files == Self.cases.files) }

  /// Hundreds of arguments are hard to read, and the compiler numbers default arguments in ten bits.
  @Test func manyMembersAreSetByAClosure() throws {
    let members = (0..<1_500).map { "\"p\($0)\": {\"type\": \"string\"}" }.joined(separator: ", ")
    var loader = SchemaLoader()
    loader.loadSource(
      "{\"type\": \"object\", \"required\": [\"p7\"], \"properties\": {\(members)}}", path: "wide.json")
    var bag = DiagnosticBag()
    let file = try #require(emit(loader.finish(), into: &bag).first { $0.contents.contains("struct Wide") })
    let arguments = file.contents.split(separator: "\n").filter { $0.hasSuffix("? = nil,") }
    #expect(arguments == [])
    #expect(file.contents.contains("public init(p7: String) {"))
    #expect(
      file.contents.contains("public init(p7: String, _ change: (inout Self) throws -> Void) rethrows {"))
  }

  /// No validator is a function: plans have them all.
  @Test func validatorsAreData() {
    var count = 0
    for file in Self.cases.files {
      guard let mark = file.contents.range(of: "// MARK: - Plan") else { continue }
      #expect(!file.contents[mark.upperBound...].contains("func "), "\(file.path)")
      count += 1
    }
    #expect(count > 10)
  }

  /// A condition with nothing to follow still says which members are evaluated.
  @Test func conditionsThatOnlyEvaluateAreRun() throws {
    var loader = SchemaLoader()
    loader.loadSource(
      "{unevaluatedProperties: false, if: {patternProperties: {a: {type: string}}}}", path: "if.yaml")
    var bag = DiagnosticBag()
    let file = try #require(emit(loader.finish(), into: &bag).first { $0.path == "if.swift" })
    #expect(file.contents.contains("checks=((if run="))
  }

  /// However much a schema says in one place: functions have at most 150 lines, and files 3,000.
  @Test func functionsAndFilesAreShort() throws {
    let kinds = [
      "type: [string, 'null'], default: x", "type: array, items: {type: array, items: {type: integer}}",
      "$ref: '#/$defs/Event'", "type: object, properties: {x: {$ref: '#/$defs/Code'}}", "deprecated: true",
    ]
    let members = (0..<200).map { "    p\($0): {\(kinds[$0 % 5])}" }
    let events = (0..<100).map { number in
      "      - {title: A long name of event \(number), type: object, required: [kind], "
        + "properties: {kind: {const: event\(number)}, value\(number): {type: integer}}}"
    }
    let words = (0..<60).map { "      - {pattern: '^a\($0)'}" }
    let endings = (0..<60).map { "      - {not: {pattern: 'a\($0)$'}}" }
    var loader = SchemaLoader()
    loader.loadSource(
      """
      type: object
      properties:
        large: {$ref: '#/$defs/Large'}
      $defs:
        Large:
          type: object
          properties:
      \(members.map { "      " + $0 }.joined(separator: "\n"))
        Event:
          oneOf:
      \(events.joined(separator: "\n"))
        Code:
          type: string
          anyOf:
      \(words.joined(separator: "\n"))
          allOf:
      \(endings.joined(separator: "\n"))
      """, path: "much.yaml")
    var bag = DiagnosticBag()
    let files = emit(loader.finish(), into: &bag)
    #expect(!bag.hasErrors)
    #expect(files.count > 2)
    for file in files {
      let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 3_000, "\(file.path)")
      var opened: [(indent: Int, line: Int)] = []
      for (number, line) in lines.enumerated() {
        let indent = line.prefix { $0 == " " }.count
        if line.contains("func ") || line.contains("init("), line.hasSuffix("{") || line.hasSuffix("(") {
          opened.append((indent, number))
        } else if let last = opened.last, indent == last.indent, line.dropFirst(indent) == "}" {
          #expect(number - last.line < 150, "\(file.path):\(last.line + 1): \(lines[last.line])")
          opened.removeLast()
        }
      }
    }
  }

  /// An `enum` of one value is a constant as `const` is: a table has a word for one of them.
  @Test(arguments: ["{const: a, enum: [1]}", "{const: 1, enum: [100000000000000000000]}"])
  func bothConstantsAreAsked(schema: String) throws {
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "both.yaml")
    var bag = DiagnosticBag()
    let file = try #require(emit(loader.finish(), into: &bag).first { $0.path == "both.swift" })
    #expect(file.contents.contains("  block # "))
    #expect(file.contents.contains(" rules=((demands of=<"))
  }

  /// In an extension of a nested type only what that type declares is known without a path.
  @Test func largeNestedTypesSayWhereOthersAre() throws {
    let members = (0..<30).map { "p\($0): {type: object, properties: {leaf: {$ref: '#/$defs/Leaf'}}}" }
    var loader = SchemaLoader()
    loader.loadSource(
      """
      type: object
      properties: {wide: {$ref: '#/$defs/Wide'}}
      $defs:
        Leaf: {type: object, properties: {x: {type: integer}}}
        Wide: {type: object, properties: {around: {$ref: '#/$defs/Leaf'}, \(members.joined(separator: ", "))}}
      """, path: "deep.yaml")
    var bag = DiagnosticBag()
    let file = try #require(emit(loader.finish(), into: &bag).first { $0.path == "deep.swift" })
    let lines = file.contents.split(separator: "\n")
    #expect(lines.contains("extension Deep.Wide {"))
    #expect(lines.contains("    public var around: Leaf?"))
    #expect(lines.filter { $0 == "    public var leaf: Deep.Leaf?" }.count == 30)
  }

  /// A deprecated document that refers to another is deprecated as a type of its own: what it refers to is not.
  @Test func deprecatedDocumentsAreTypes() throws {
    var loader = SchemaLoader()
    loader.loadSource("{type: object, properties: {a: {type: string}}}", path: "new.yaml")
    loader.loadSource("{$ref: new.yaml, deprecated: true, x-replacement: New}", path: "old.yaml")
    var bag = DiagnosticBag()
    let file = try #require(emit(loader.finish(), into: &bag).first { $0.path == "old.swift" })
    #expect(
      file.contents.contains(
        "@available(*, deprecated, message: \"Use 'New'.\")\npublic typealias Old = _Old\n"))
    #expect(file.contents.contains("public struct _Old: SchemaValue {\n  public var a: String?\n"))
  }

  /// `main.swift` would make a library a program.
  @Test(arguments: [
    ("main.yaml", "+main.swift"), ("Main.json", "+Main.swift"), ("shop/main.yaml", "shop+main.swift"),
    ("namespaces.yaml", "+namespaces.swift"), ("order.yaml", "order.swift"), ("domain.yml", "domain.swift"),
    ("main.schema.json", "+main.swift"), ("shop/order.schema.json", "shop+order.swift"),
    ("order.schema.json", "order.schema.swift"), ("line.schema.yaml", "line.schema.swift"),
    (".schema.json", ".schema.swift"),
  ])
  func namesFiles(schema: String, file: String) {
    let stems = OutputStems(["order.yaml", "Line.json", schema])
    #expect(OutputNames.swiftFile(forSchema: schema, among: stems) == file)
  }

  /// However many parts a file has, they stand in it once and in the same order, whichever part was written first.
  @Test func joinsPartsToWholeFiles() throws {
    let definitions = (0..<150).map { number in
      "\"d\(number)\": {\"type\": \"object\", \"properties\": {\"a\": {\"pattern\": \"^[a-f]{\(number + 1)}$\"}}}"
    }
    var loader = SchemaLoader()
    for path in ["many.json", "many.yaml"] {
      loader.loadSource(
        "{\"type\": \"object\", \"$defs\": {\(definitions.joined(separator: ", "))}}", path: path)
    }
    var bag = DiagnosticBag()
    let emitter = emitter(loader.finish(), division: .asPlanned, into: &bag)
    let parts = emitter.parts
    let files = emitter.files(joining: parts.reversed().map(emitter.emit).reversed())
    #expect(files == emitter.emit())
    #expect(parts.count > 2 * files.count)
    // Two documents that want one file get one each: to refuse them is the work of others.
    let lines = files.filter { $0.path != OutputNames.namespaces }.flatMap {
      $0.contents.split(separator: "\n")
    }
    for number in 0..<150 {
      let heads = lines.filter { $0.hasPrefix("extension Many") && $0.contains(".D\(number):") }
      #expect(heads.count == 2)
    }
  }

  /// Whatever stands behind the types is there because a type needs it, and is the business of its file alone unless
  /// another one needs it, too.
  @Test func declaresOnlyWhatTypesNeed() throws {
    var roots: Set<Substring> = []
    var mentions: [Substring: Set<Substring>] = [:]
    var owners: [Substring: String] = [:]
    var words: [String: Set<Substring>] = [:]
    let declaration = /^(private )?(?:func|let) (\w+)/
    for file in Self.cases.files {
      words[file.path] = Self.words(in: file.contents[...])
      var name: Substring?
      for line in file.contents.split(separator: "\n") {
        if let found = line.firstMatch(of: declaration) {
          name = found.2
          #expect(mentions.updateValue([], forKey: found.2) == nil, "\(found.2)")
          if found.1 != nil { owners[found.2] = file.path }
        }
        let words = Self.words(in: line)
        if let name { mentions[name]?.formUnion(words.subtracting([name])) } else { roots.formUnion(words) }
      }
    }
    #expect(mentions.count > 100)
    var open = roots.intersection(mentions.keys)
    var needed = open
    while let name = open.popFirst() {
      let found = mentions[name, default: []].filter { mentions[$0] != nil && !needed.contains($0) }
      open.formUnion(found)
      needed.formUnion(found)
    }
    #expect(mentions.keys.filter { !needed.contains($0) } == [])
    for name in mentions.keys {
      let files = words.filter { $0.value.contains(name) }.keys
      #expect((files.count == 1) == (owners[name] != nil), "\(name)")
    }
  }

  private static func words(in text: Substring) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  private struct EmittedCases {
    /// What is found before types are made.
    var findings: [String]
    var diagnostics: [String]
    var files: [OutputFile]
  }

  /// What `SchemaValue` implies is synthesized in the file of the declaration alone, and a long document has several files.
  @Test func noExtensionNamesWhatTheDeclarationImplies() {
    for file in Self.cases.files {
      let restated = file.contents.split(separator: "\n").filter {
        $0.hasPrefix("extension ") && $0.contains("SchemaValue")
      }
      #expect(restated == [], "\(file.path)")
    }
  }

  /// The files of all cases.
  static var emittedFiles: [OutputFile] { cases.files }

  /// Emitted once for all tests that look at them: that takes seconds.
  private static let cases = ModelEmitterTests().emitCases()

  private func emitCases() -> EmittedCases {
    var loader = SchemaLoader()
    let folder = ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases").path()
    loader.loadFolder(folder, displayPrefix: "Cases")
    let graph = loader.finish()
    var bag = loader.diagnostics
    let findings = bag.sorted.map(\.description)
    let files = emit(graph, into: &bag)
    return EmittedCases(findings: findings, diagnostics: bag.sorted.map(\.description), files: files)
  }

  private func emit(_ graph: SchemaGraph, into bag: inout DiagnosticBag) -> [OutputFile] {
    emitter(graph, into: &bag).emit()
  }

  private func emitter(
    _ graph: SchemaGraph, division: ModuleDivision = .byLength(lines: 3000), into bag: inout DiagnosticBag
  ) -> SwiftEmitter {
    let graph = graph.withStaticReferences()
    let types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    let program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    return SwiftEmitter(
      graph: graph, types: types, plan: ValidationPlan(program, asked: SwiftEmitter.asked(by: types)),
      division: division)
  }
}
