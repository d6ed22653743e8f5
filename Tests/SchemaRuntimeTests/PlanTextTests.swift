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

  private func read(_ text: String) throws -> PlanReader {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = PlanReader(bytes)
      try reader.read()
      return reader
    }
  }
}
