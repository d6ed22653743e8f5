import Foundation
import GeneratorCore
import Testing

/// `Generated/` is what the schemas give now.
struct DriftTests {
  @Test func generatedIsCurrent() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path(percentEncoded: false)
    var options = SchemaOptions()
    options.strict = true
    let request = GenerationRequest(
      schemas: package + "Schemas", output: package + "Generated", options: options)
    let result = try Generator(request).run()
    // What may be any JSON value is meant so.
    #expect(result.diagnostics.filter { $0.severity > .note } == [])
    let comparison = try #require(result.comparison)
    let differing = comparison.stale.map(\.file.path) + comparison.leftover.map(\.path)
    #expect(differing.prefix(5) == [], "\(differing.count) files are not current: run Scripts/generate")
  }
}
