import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TestSupport
import Testing

@testable import FixtureEmitter

/// The work of a search grows with the schema, and not with the choices in it multiplied.
struct GrowthTests {
  private func search(
    _ schema: String, addsConsequences: Bool = true
  ) throws -> (search: InstanceSearch, root: SchemaID) {
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "schema.json")
    let graph = loader.finish()
    var bag = loader.diagnostics
    let root = try #require(graph.entryDocuments.first?.root)
    let program = ProgramLowering(graph: graph).lower(roots: [root], into: &bag)
    #expect(!bag.hasErrors)
    let search = InstanceSearch(graph: graph, program: program, addsConsequences: addsConsequences)
    return (search, root)
  }

  /// An object with so many unions beside each other, and more parts.
  private func unions(_ count: Int, and more: String = "") -> String {
    let unions = (0..<count).map { index in
      let branches = ["a", "b"].map { name in
        #"{"required": ["\#(name)\#(index)"], "properties": {"\#(name)\#(index)": {"type": "string"}}}"#
      }
      return #"{"oneOf": [\#(branches.joined(separator: ","))]}"#
    }
    return #"{"type": "object", "allOf": [\#(unions.joined(separator: ","))\#(more)]}"#
  }

  @Test func branchesOfManyUnionsAreAskedTogether() throws {
    func work(_ count: Int) throws -> Int {
      let (search, root) = try search(unions(count))
      for union in search.graph[root].allOf {
        for branch in search.graph[union].oneOf { #expect(!search.allowNothing([root, branch])) }
      }
      return search.work.spent
    }
    // Twice as many branches, and twice as many schemas in each question.
    let (some, twice) = (try work(12), try work(24))
    #expect(twice < 5 * some, "\(some), \(twice)")
  }

  /// The first branches allow nothing together, and the second ones do.
  @Test func branchesOfOneTypeAreAskedTogether() throws {
    func work(_ count: Int) throws -> Int {
      let unions = (0..<count).map { index in
        #"{"anyOf": [{"type": "string", "pattern": "^a_\#(index)$"}, {"type": "integer", "minimum": \#(index)}]}"#
      }
      let (search, root) = try search(#"{"allOf": [\#(unions.joined(separator: ","))]}"#)
      for union in search.graph[root].allOf {
        let branches = search.graph[union].anyOf
        #expect(branches.map { search.allowNothing([root, $0]) } == [true, false])
      }
      return search.work.spent
    }
    let (some, twice) = (try work(10), try work(20))
    #expect(twice < 5 * some, "\(some), \(twice)")
  }

  @Test func choicesBesideEachOtherAreMadeTogether() throws {
    let (search, root) = try search(unions(40))
    let value = try #require(search.value([root]))
    #expect(value.objectValue?.count == 40)
    // Its last branch holds, and not the first one.
    let last = try #require(search.graph[root].allOf.last)
    let other = try #require(search.value([root, search.graph[last].oneOf[1]]))
    #expect(other.objectValue?["b39"] != nil && search.isValid(other, root))
  }

  @Test func aUnionWithoutABranchIsFoundAmongMany() throws {
    let closed = [#", {"oneOf": [{"type": "string"}, {"type": "integer"}]}"#]
    let narrow =
      #", {"anyOf": [{"properties": {"a3": {"type": "string", "minLength": 2, "maxLength": 1}}, "required": ["a3"]}]}"#
    for more in closed + [narrow] {
      let (search, root) = try search(unions(9, and: more))
      #expect(search.allowNothing([root]))
    }
    let (search, root) = try search(
      unions(9, and: #", {"oneOf": [{"type": "string"}, {"required": ["z"]}]}"#))
    #expect(!search.allowNothing([root]))
  }

  /// The work for so many parts, and for twice as many, does not grow more than the square of the text does: so it is
  /// where each part is asked of a value that grows with the parts.
  private func expectGrowth(
    _ schema: WideSchema, from count: Int, addsConsequences: Bool = true,
    _ ask: (InstanceSearch, SchemaID) -> Void
  ) throws {
    func measured(_ count: Int) throws -> (work: Int, size: Int) {
      let text = schema.text(count)
      let (search, root) = try search(text, addsConsequences: addsConsequences)
      ask(search, root)
      return (search.work.spent, text.utf8.count)
    }
    let (some, twice) = (try measured(count), try measured(2 * count))
    let growth = Double(twice.size) / Double(some.size)
    #expect(Double(twice.work) < 1.25 * growth * growth * Double(some.work), "\(some), \(twice)")
  }

  @Test(arguments: WideSchema.allCases, [true, false])
  func aValueTakesWorkThatGrowsWithTheSchema(_ schema: WideSchema, addsConsequences: Bool) throws {
    try expectGrowth(schema, from: Extent.isWhole ? 30 : 16, addsConsequences: addsConsequences) {
      search, root in
      _ = search.value([root])
    }
  }

  /// Definitions that lead to each other have more fixtures: those of each branch within each branch.
  @Test(arguments: WideSchema.allCases.filter { $0 != .references })
  func fixturesTakeWorkThatGrowsWithTheSchema(_ schema: WideSchema) throws {
    try expectGrowth(schema, from: 6) { search, root in #expect(!search.variety([root]).isEmpty) }
  }

  /// Each member is asked whether it can be there with all that it brings.
  @Test(arguments: WideSchema.allCases)
  func membersAreAskedWithWorkThatGrowsWithTheSchema(_ schema: WideSchema) throws {
    try expectGrowth(schema, from: Extent.isWhole ? 30 : 16) { search, root in
      #expect(search.impossibleMembers(of: [root]).isEmpty)
    }
  }

  /// An object of members of several kinds, of which few have to be there: each adds as much work as the ones before.
  @Test func fixturesOfManyMembersTakeWorkInProportion() throws {
    func work(_ count: Int) throws -> Int {
      let kinds = [
        #"{"type": "string", "minLength": 1, "maxLength": 9}"#, #"{"enum": ["some", "other"]}"#,
        #"{"type": "string", "format": "date-time"}"#,
        #"{"type": "array", "items": {"type": "string"}, "minItems": 1}"#,
        #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "integer", "maximum": 3}}}"#,
        ##"{"$ref": "#/$defs/shared"}"##,
      ]
      let members = (0..<count).map { #""m\#($0)": \#(kinds[$0 % kinds.count])"# }.joined(separator: ",")
      let (search, root) = try search(
        #"{"type": "object", "required": ["m0", "m1"], "properties": {\#(members)}, "$defs": {"shared": {"type": "string", "pattern": "^[a-z]+$"}}}"#
      )
      let walker = ObligationWalker(
        subject: Subject(schema: root, document: "", type: "", folder: ""), others: [],
        synthesizer: search.synthesizer)
      walker.run()
      #expect(walker.object.valid.count > 2 && walker.object.invalid.count > count)
      return search.work.spent
    }
    let (some, twice) = (try work(300), try work(600))
    #expect(Double(twice) < 2.5 * Double(some), "\(some), \(twice)")
  }

  @Test func membersThatABlockPassesOverAreWork() throws {
    let (search, root) = try search(
      #"{"dependentSchemas": {"a": {"required": ["b"]}, "b": {"required": ["a"]}}}"#)
    func work(_ count: Int) -> Int {
      let before = search.work.spent
      let names = ["a", "b"] + (0..<count).map { "m\($0)" }
      let value = JSONValue.object(JSONMap(names.map { (key: $0, value: JSONValue.null) }))
      search.refill()
      #expect(search.isValid(value, root))
      return search.work.spent - before - value.description.utf8.count
    }
    #expect(work(200) > 8 * work(20))
  }

  /// A value stands in many instances, and each of them is asked for the branches that accept it.
  @Test func branchesAreJudgedOnceOnAValue() throws {
    let (search, root) = try search(
      #"{"anyOf": [{"type": "string"}, {"maxLength": 3}, {"type": "integer"}]}"#)
    let branches = search.graph[root].anyOf
    #expect(search.bench.accepting("text", among: branches) == [branches[0]])
    let spent = search.work.spent
    #expect(search.bench.accepting("text", among: branches) == [branches[0]])
    #expect(search.work.spent == spent)
    #expect(search.bench.accepting(1, among: branches) == [branches[1], branches[2]])
    #expect(search.work.spent > spent)
  }

  /// In draft-04, `1.0` is equal to `1`, and no integer.
  @Test func branchesAreJudgedOnEachSpellingOfAValue() throws {
    let dialect = #""$schema": "http://json-schema.org/draft-04/schema#""#
    let (search, root) = try search(
      #"{\#(dialect), "anyOf": [{"type": "integer"}, {"type": "number"}]}"#)
    let branches = search.graph[root].anyOf
    #expect(search.bench.accepting(1, among: branches) == branches)
    let other = try #require(JSONValue.parsed("1.0"))
    #expect(other == 1)
    #expect(search.bench.accepting(other, among: branches) == [branches[1]])
  }
}
