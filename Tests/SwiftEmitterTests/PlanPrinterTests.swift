import SchemaModel
import SchemaValidation
import SourceText
import Testing
import TypeModel
import ValidationPlanning

@testable import SchemaRuntime
@testable import SwiftEmitter

/// The text of a plan: what the reader makes of it, the printer prints again.
struct PlanPrinterTests {
  private static let lines = [
    "table #~members part rows=((kind <string enum=[\"a b\",\"c>\"]>) (size) (\"a=b\" <integer> @1) (<any> ?))",
    "table #/x object rows=((y <boolean>) (z {)) nested=(#~members) required=1 least=2 unique others=refused or=null|array",
    "block # unwarned=#/x scalars=<string pattern=\"^\\\\.<>\"> listed=<any const=1>"
      + " rules=((json run=#/x) (format dialect=draft07)) object=(passing=unwarned"
      + " members=((1 slot=0 run=#/x warns) (3 by=table)) unlisted=unknown known=(a \"b c\") others=refuse"
      + " required=(0 2) pairs=(0 1) holds=(any of=((has not bits=ff) (among bits=3 slot=1 told=2 texts=(p q))"
      + " (choice of=((names slot=0 name=4 table=#/x) (block slot=1 block=#/x) (line number=2 slot=1 table=#/x)))))) types=null|object|string"
      + " checks=((union others of=(one after=(names=(a) always=1 needs=((names=1 leave=2)))"
      + " by=((tag of=object tag=(kind) values=(a b) branches=((run=#/x tags=1) (run=@b.yaml#/x tags=1)) usual=1)"
      + " (attempt of=string branches=((run=#/x bit=1 optional)) few)))) (if run=#/x then=(run=#/x) else=(warns))"
      + " (rule run=@\"b c.yaml#/x\") (unevaluatedItems closed))",
    "block #/x table=#/x",
    "block #/y array=(contains=(of=<integer minimum=0> evaluated least=2)) types=array",
    "block #/z object=(table=#/x warned)",
    "block \"#/z again\" again object=(tableless others=again) types=object",
    "block \"#/z other\" as=\"#/z again\"",
    "reading # of=#/x members=((0 as=(own)) (1 table) (2 after=#/y as=(items least=1 of=(item by=#/y))))",
    "reading #/y of=#/x union=1 kinds=((of=null cases=((3))) (by=tag validates tag=(type) values=(a \"b c\") cases=((1) (0)) else=2)"
      + " (of=string by=text values=(x)) (of=number by=trial validates cases=((0 bit=1 as=(plain)) (1)))"
      + " (of=array by=asked closest cases=((0 asks=((run=#/x) (run=@b.yaml#/x))) (1))))",
  ]

  @Test func textIsPrintedAgain() throws {
    let reader = try read(Self.lines.joined(separator: "\n"))
    let blocks = reader.blocks.compactMap(\.self)
    let tables = reader.tables.compactMap(\.self)
    let names = blocks.map(\.name.string)
    var printer = PlanPrinter { target in
      target.number < 0 ? (reader.others[~target.number], true) : (names[target.number], false)
    } table: {
      tables[$0.number].name.string
    }
    var printed = tables.map { printer.line($0, named: $0.name.string) }
    printed += blocks.map { printer.line($0, named: $0.name.string) }
    printed += reader.readings.map { printer.line($0, named: $0.name.string) }
    #expect(printed.sorted() == Self.lines.sorted())
    // Wherever lines are broken, the text is the same.
    for width in [12, 40, 100] {
      let broken = printed.map { $0.broken(width: width, behind: " ,", indent: 2) }
      let again = try read(broken.joined(separator: "\n"))
      #expect(again.blocks.count == blocks.count)
    }
    // The blocks point into its memory.
    withExtendedLifetime(reader.memory) {}
  }

  /// Names in documents are no names of tables: a definition may be called `a members`, or in two spellings that `String`
  /// takes for one.
  @Test func namesOfADocumentStandApart() throws {
    let files = try emitted(
      """
      type: object
      properties: {x: {$ref: '#/$defs/a'}, y: {$ref: '#/$defs/a members'}, z: {$ref: '#/$defs/a~1~0members'}}
      $defs:
        a: {type: object, properties: {p: {type: string}, q: {type: string}}, not: {required: [p, q]}}
        a members: {type: object, properties: {r: {type: integer}}, required: [r]}
        a/~members: {type: object, properties: {s: {type: integer}}, required: [s]}
        "\u{e9}": {type: object, properties: {p: {type: string}}, minProperties: 1}
        "e\u{301}": {type: object, properties: {p: {type: string}}, minProperties: 1}
      """)
    try expectPlansAreRead(files)
  }

  /// Every file of the cases: what it asks its plan for is there.
  @Test func everyPlanIsRead() throws {
    try expectPlansAreRead(ModelEmitterTests.emittedFiles)
  }

  private func emitted(_ text: String) throws -> [OutputFile] {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "test.yaml")
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    let types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    let program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    try #require(!bag.hasErrors, "\(bag.sorted)")
    let plan = ValidationPlan(program, asked: SwiftEmitter.asked(by: types))
    return SwiftEmitter(graph: graph, types: types, plan: plan).emit()
  }

  private func expectPlansAreRead(_ files: [OutputFile]) throws {
    var texts: [Substring: Substring] = [:]
    let literal =
      /let (?<name>\w+): (?:SchemaPlan = SchemaPlan\(\s*"[^"]*",|StaticString =)\s*(#+)"""\n(?<text>[^\u{0}]*?)\n *"""\2/
    for file in files {
      for match in file.contents.matches(of: literal) { texts[match.output.name] = match.output.text }
    }
    var readers: [Substring: PlanReader] = [:]
    for (name, text) in texts where name.wholeMatch(of: /.*Part\d+/) == nil {
      // The parts of a long text stand behind each other, perhaps in another file.
      let parts = (2...).lazy.map { texts["\(name)Part\($0)"] }.prefix { $0 != nil }.compactMap(\.self)
      readers[name] = try read(([text] + parts).joined(separator: "\n"))
    }
    let lists =
      /(?:StoredMembers<Self>\(|StoredCases<Self>\(|Cases, of: )\s*"(?<name>[^"\\]*)",\s*in: (?<plan>\w+)/
    let schemas = /TypeSchema\(\s*"(?<name>[^"\\]*)",\s*in: (?<plan>\w+)\s*\)/
    let deciding = /in: (?<plan>\w+),\s*by: "(?<name>#[^"\\]*)"/
    var count = 0
    for file in files {
      for (name, plan) in file.contents.matches(of: lists).map({ ($0.output.name, $0.output.plan) })
        + file.contents.matches(of: schemas).map({ ($0.output.name, $0.output.plan) })
        + file.contents.matches(of: deciding).map({ ($0.output.name, $0.output.plan) })
      {
        #expect(readers[plan]?.blockNames.number(ofKnown: String(name)) != nil, "\(file.path): \(name)")
        count += 1
      }
    }
    #expect(count > 0)
    expectCalleesAreThere(files, readers)
    withExtendedLifetime(readers) {}
  }

  /// What a plan calls in others: one of those that it is linked to has a block of that name.
  private func expectCalleesAreThere(_ files: [OutputFile], _ readers: [Substring: PlanReader]) {
    let constant = /let (?<name>\w+): SchemaPlan = SchemaPlan\(\s*"(?<document>[^"\\]*)",[^\u{0}]*?\n\)/
    let link = /with: \{\s*\[(?<plans>[\w,\s]*)\]/
    var documents: [Substring: Substring] = [:]
    var links: [Substring: [Substring]] = [:]
    for match in files.flatMap({ $0.contents.matches(of: constant) }) {
      documents[match.output.name] = match.output.document
      links[match.output.name] = match.output.0.matches(of: link).flatMap {
        $0.output.plans.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      }
    }
    for (name, reader) in readers {
      for callee in reader.others {
        let isThere = (links[name] ?? []).contains { other in
          guard let document = documents[other], callee.hasPrefix(document) else { return false }
          return readers[other]?.blockNames.number(ofKnown: String(callee.dropFirst(document.count))) != nil
        }
        #expect(isThere, "\(name): \(callee)")
      }
    }
  }

  private func read(_ text: String) throws -> PlanReader {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = PlanReader(bytes)
      try reader.read()
      return reader
    }
  }
}
