import Testing

@testable import SchemaRuntime

/// The text of a plan. `PlanPrinterTests` reads and prints whole ones.
struct PlanTextTests {
  /// A text of another version says where it goes wrong.
  @Test(arguments: [
    ("block # table=#/x", "a block that is called is not there"),
    ("block # checks=((call run=#/y))", "a block that is called is not there"),
    ("block # checks=((jump))", "unknown word 'jump'"),
    ("block # order=1", "no block begins here"),
    ("block # checks=((call run=#", "expected ')'"),
    ("block # scalars=<string", "demands without an end"),
    ("table # part rows=((a) (b)) required=x", "expected bits"),
    ("block # rules=((string demand=(x-maxSerializedBytes 3)))", "no demand 'x-maxSerializedBytes 3'"),
    ("block # checks=((value demand=(x-maxBytes 3)))", "no demand 'x-maxBytes 3'"),
    ("block # checks=((value demand=(x-maxSerializedBytes)))", "no demand 'x-maxSerializedBytes'"),
    ("block # checks=((value demand=(x-maxSerializedBytes three)))", "no value of a demand: 'three'"),
  ])
  func otherTextsAreRefused(text: String, message: String) throws {
    let error = #expect(throws: PlanMismatch.self) { _ = try read(text) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  /// What follows from other lines has none: the block of a table that decides values, and the table of a block's members.
  @Test func whatFollowsIsFilledIn() throws {
    let reader = try read(
      """
      table #~members part rows=((a {)) nested=(#/$defs/a)
      table #/$defs/a object rows=((b <string>))
      block # object=(warned members=((0 run=#/$defs/a)))
      block #/again as=#
      """)
    let blocks = reader.blocks.compactMap(\.self)
    let tables = reader.tables.compactMap(\.self)
    // Numbered as they are mentioned.
    #expect(blocks.map(\.name.string) == ["#/$defs/a", "#", "#/again"])
    #expect(blocks[1].types == .object)
    let object = try #require(blocks[1].object.elements.first)
    #expect(object.table.map { tables[$0.number].name.string } == "#~members")
    #expect(object.passing == .unwarned && object.others.warning == .always)
    #expect(blocks[0].table.map { tables[$0.number].name.string } == "#/$defs/a")
    #expect(blocks[2].isAlias && blocks[2].unwarned == PlanTarget(1) && blocks[2].checks.count == 1)
    withExtendedLifetime(reader.memory) {}
  }

  /// A table that decides only a part of a value has no block.
  @Test func aPartIsNoBlock() throws {
    #expect(throws: PlanMismatch.self) {
      _ = try read("table #/x part rows=((a))\nblock # checks=((call run=#/x))")
    }
  }

  /// Two documents whose plans and programs need each other.
  private static let node: SchemaPlan = SchemaPlan(
    "node.yaml",
    ##"""
    block # object=(warned members=((0 run=@list.yaml#) (1 run=#/$defs/size)))
    table #~members part rows=((next) (size))
    table #/$defs/size value rows=((<integer>))
    {"#":{"type":"object","properties":{"next":"list.yaml#","size":"#/$defs/size"},"known":true},
    "#/$defs/size":{"type":"integer"}}
    """##,
    with: { [list] })

  private static let list: SchemaPlan = SchemaPlan(
    "list.yaml",
    ##"""
    block # array=(items=(run=@node.yaml#)) types=array checks=((rule run="#/x-warnings/0"))
    block #/x-warnings/0 again array=(least=1)
    """##,
    ##"""
    {"#":{"type":"array","items":"node.yaml#","x-warnings":[{"minItems":1}]}}
    """##,
    with: { [node] })

  /// A block is called in the plan of another document by a name that begins with the document. Where a rule refuses a value,
  /// there is a warning.
  @Test(
    arguments: [
      (#"{"next":[{}],"size":1}"#, false, [] as [String]),
      (#"{"next":[]}"#, true, ["/next should hold, and does not"]),
      (#"{"size":"1"}"#, nil, ["/size must be an integer"]),
      (#"{"next":[{"size":1},{"size":2.5}]}"#, nil, ["/next/1/size must be an integer"]),
    ] as [(String, Bool?, [String])])
  func plansCallEachOther(json: String, warning: Bool?, messages: [String]) {
    for schema in [TypeSchema("#", in: Self.node), TypeSchema("#", in: Self.list, by: "node.yaml#")] {
      Array(json.utf8).withUnsafeBufferPointer { bytes in
        var found: Bool?
        do throws(Rejection) { found = try schema.hasWarning(bytes, wanted: true) } catch {}
        #expect(found == warning)
      }
    }
    let report = Array(json.utf8).withUnsafeBufferPointer {
      TypeSchema("#", in: Self.node).entry.report($0)
    }
    #expect(report.violations.map { "\($0.instanceLocation) \($0.message)" } == messages)
  }

  private static let named: [SchemaPlan] = ["a", "a#b", "#a", "a#b#c"].enumerated().map { number, document in
    SchemaPlan(
      document,
      number == 0
        ? "block # types=null"
        : number == 1
          ? "block # types=boolean"
          : number == 2 ? "block # types=array" : "block # types=object")
  }

  /// A `#` may stand in the name of a document, and at its beginning.
  @Test func documentsAreToldApart() throws {
    let plan = SchemaPlan(
      "c",
      """
      block #/1 as=@a#
      block #/2 as=@a#b#
      block #/3 as=@#a#
      block #/4 as=@"a#b#c#"
      """,
      with: { Self.named })
    for (number, json) in ["null", "true", "[]", "{}"].enumerated() {
      for place in 1...4 {
        let schema = TypeSchema("#/\(place)", in: plan)
        var isValid = true
        Array(json.utf8).withUnsafeBufferPointer { bytes in
          do throws(Rejection) { _ = try schema.hasWarning(bytes, wanted: false) } catch { isValid = false }
        }
        #expect(isValid == (place == number + 1), "\(place): \(json)")
      }
    }
  }

  /// Demands of keywords that a plan has by their names: on strings, and on values of any kind.
  @Test(
    arguments: [
      (#""ab""#, true), (#""é""#, true), (#""abc""#, false), (#"{"a":1}"#, true), (#"{ "a" : 1 }"#, true),
      (#"{"a":12}"#, false), ("[1,2,3]", true), ("[1,2,34]", false),
    ])
  func keywordsAreAsked(json: String, isValid: Bool) {
    let plan = SchemaPlan(
      "d",
      """
      block # rules=((string demand=(x-maxBytes 2))) checks=((value demand=(x-maxSerializedBytes 7)))
      """)
    #expect(accepts(json, plan) == isValid)
  }

  /// Steps that ask one value are gone past together: what stands behind them is asked as if each had been asked by itself.
  @Test(
    arguments: [
      (#"{"kind":"a","x":1}"#, true), (#"{"kind":"a"}"#, false), (#"{"kind":"a","y":1}"#, false),
      (#"{"kind":"b","y":1}"#, true), (#"{"kind":"b","x":1}"#, false), (#"{"kind":"c"}"#, false),
      (#"{"kind":"c","x":1,"y":1}"#, true), (#"{"kind":"d"}"#, true), (#"{"kind":7}"#, true),
      (#"{ "kind" : "\u0061" }"#, false), (#"{"x":1}"#, false), (#"{"y":1,"x":1}"#, true),
    ])
  func valuesAreAskedOnce(json: String, isValid: Bool) {
    // An `a` asks for `x`, a `b` for `y`, a `c` for both, and so does an object without `kind`.
    let plan = SchemaPlan(
      "d",
      """
      block # object=(members=((0 slot=0 by=table)) holds=(all of=((any of=((among not bits=5 slot=0 told=1
        texts=(a b c)) (has bits=2))) (any of=((among not bits=6 slot=0 told=1 texts=(a b c)) (has bits=4)))
        (any of=((among bits=7 slot=0 told=1 texts=(a b c)) (all))))))
      table #~members part rows=((kind <any> @0) (x <any>) (y <any>))
      """)
    #expect(accepts(json, plan) == isValid)
  }

  /// Names are found when their table has grown, and names that stand nowhere are not; those of other scalars are others.
  @Test func namesAreNumbered() {
    let memory = PlanMemory()
    var names = PlanNames()
    let texts = (0..<100).map { "#/$defs/\($0)" } + ["\u{e9}", "e\u{301}", ""]
    for _ in 0..<2 {
      for (number, text) in texts.enumerated() { #expect(names.number(of: memory.text(text)) == number) }
    }
    #expect(names.strings.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    #expect(texts.enumerated().allSatisfy { names.number(ofKnown: $1) == $0 })
    #expect(["#/$defs/100", "#/$defs", "#/$defs/1 ", "e"].allSatisfy { names.number(ofKnown: $0) == nil })
  }

  /// Lists stay where they are, whatever is put behind them: small ones, and one that is larger than a piece of memory.
  @Test func listsStayWhereTheyAre() {
    let memory = PlanMemory()
    let lists = [3, 0, 1, 700, 5000, 1, 90].map { memory.list(Array(0..<$0)) }
    #expect(lists.map(\.count) == [3, 0, 1, 700, 5000, 1, 90])
    #expect(lists.allSatisfy { $0.elements.elementsEqual(0..<$0.count) })
  }

  private func accepts(_ json: String, _ plan: SchemaPlan) -> Bool {
    let schema = TypeSchema("#", in: plan)
    return Array(json.utf8).withUnsafeBufferPointer { bytes in
      do throws(Rejection) { _ = try schema.hasWarning(bytes, wanted: false) } catch { return false }
      return true
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
