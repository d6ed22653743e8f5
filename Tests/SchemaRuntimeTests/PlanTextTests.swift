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
    let schema = TypeSchema("#", in: plan)
    var isAccepted = true
    Array(json.utf8).withUnsafeBufferPointer { bytes in
      do throws(Rejection) { _ = try schema.hasWarning(bytes, wanted: false) } catch { isAccepted = false }
    }
    #expect(isAccepted == isValid)
  }

  private func read(_ text: String) throws -> PlanReader {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = PlanReader(bytes)
      try reader.read()
      return reader
    }
  }
}
