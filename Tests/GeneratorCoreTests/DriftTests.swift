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
    #expect(result.diagnostics == [])
    let comparison = try #require(result.comparison)
    #expect(
      comparison.isCurrent,
      "run Scripts/generate: \(comparison.stale.prefix(5).map(\.file.path)) \(comparison.leftover.map(\.path))"
    )
  }
}
