import Diagnostics
import Testing
import YAMLTree

@Suite struct AccessTests {
  private func node(_ text: String) throws -> YAMLNode {
    var bag = DiagnosticBag()
    return try #require(YAMLReader().read(bytes: Array(text.utf8), file: "a.yaml", into: &bag))
  }

  @Test func eachKindAnswersOnlyItsOwnQuestion() throws {
    let nodes = try #require(try node("[~, true, 1.50, text, [x], {k: v}]").elements)
    #expect(
      nodes.map(\.kindName) == ["null", "a boolean", "a number", "a string", "a sequence", "a mapping"])
    #expect(nodes.map(\.isNull) == [true, false, false, false, false, false])
    #expect(nodes.map(\.bool) == [nil, true, nil, nil, nil, nil])
    #expect(nodes.map(\.number) == [nil, nil, "1.50", nil, nil, nil])
    #expect(nodes.map(\.string) == [nil, nil, nil, "text", nil, nil])
    #expect(nodes.map { $0.elements?.count } == [nil, nil, nil, nil, 1, nil])
    #expect(nodes.map { $0.members?.map(\.key) } == [nil, nil, nil, nil, nil, ["k"]])
  }

  @Test func aMemberIsFoundByTheScalarsOfItsKey() throws {
    let mapping = try node("e\u{301}: decomposed\nf: 1\n")
    #expect(mapping["e\u{301}"]?.string == "decomposed")
    #expect(mapping["\u{e9}"] == nil)
    #expect(mapping["f"]?.number == "1")
    #expect(mapping["f"]?["g"] == nil)
  }

  @Test func theBytesMayBeAnyCollection() throws {
    var bag = DiagnosticBag()
    let bytes = Array("xx{a: 1}".utf8).dropFirst(2)
    #expect(YAMLReader().read(bytes: bytes, file: "a.yaml", into: &bag)?["a"]?.number == "1")
    #expect(YAMLReader().read(bytes: "[1]".utf8, file: "a.yaml", into: &bag)?.elements?.count == 1)
  }

  @Test func errorsInOtherFilesDoNotSpoilATree() throws {
    var bag = DiagnosticBag()
    bag.error("wrong elsewhere", at: Diagnostics.SourceLocation(file: "b.yaml"))
    #expect(YAMLReader().read(bytes: Array("a: 1".utf8), file: "a.yaml", into: &bag) != nil)
    #expect(bag.diagnostics.count == 1)
  }
}
