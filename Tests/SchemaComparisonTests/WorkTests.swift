import SchemaComparison
import SchemaRuntime
import TestSupport
import Testing

/// The work of a comparison has a limit, and each change that is not decided within it is called unproved.
struct WorkTests {
  /// - Parameter schema: has so many limits that all become narrower.
  @Test(arguments: WideSchema.allCases)
  func aComparisonEndsAtItsLimit(_ schema: WideSchema) throws {
    let count = Extent.isWhole ? 24 : 12
    let edit = Edit(
      name: "\(schema)", verdict: "n", source: nil, rules: [], isUnproved: true, claims: nil,
      old: try JSONValue(jsonString: schema.text(count)),
      new: try JSONValue(jsonString: schema.text(count, most: 6)))
    let limit = Extent.isWhole ? 4_000_000 : 1_000_000
    let comparison = try edit.comparison(workLimit: limit)
    let changes = comparison.changes(comparesSwift: false)
    #expect(comparison.work < 3 * limit, "\(comparison.work)")
    let told = changes.filter { $0.rule == "max-length-lowered" }
    #expect(told.count >= count && told.allSatisfy { $0.narrows || $0.unproved.contains(.narrows) })
  }
}
