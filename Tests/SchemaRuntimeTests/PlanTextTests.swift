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

  private func read(_ text: String) throws -> PlanReader {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = PlanReader(bytes)
      try reader.read()
      return reader
    }
  }
}
