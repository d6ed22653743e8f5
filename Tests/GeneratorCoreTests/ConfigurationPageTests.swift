import Foundation
import GeneratorCore
import Testing

/// The reference pages of what this program itself reads are those that it makes of the schemas.
@Suite struct ConfigurationPageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Generation/Configuration")

  @Test(arguments: ["schemagen", "overlay"])
  func pagesFollowTheSchemas(name: String) throws {
    let schema = name == "overlay" ? SettingsSchema.overlay : SettingsSchema.configuration
    #expect(schema.name == name + ".schema.yaml")
    let output = Generator.output(
      from: [.init(path: schema.name, text: schema.text)], kinds: [.docs], module: "Settings")
    #expect(output.diagnostics.filter { $0.severity > .note }.map(\.description) == [])
    let page = try #require(output.files.first { $0.path.hasPrefix("Docs/\(name)") }?.contents)
    let place = Self.folder.appending(path: "Pages/\(name).md")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try page.write(to: place, atomically: true, encoding: .utf8)
    }
    let isWritten = try String(contentsOf: place, encoding: .utf8) == page
    #expect(
      isWritten, "run RECORD=1 swift test --filter ConfigurationPageTests")
    let text = try String(contentsOf: Self.folder.appending(path: schema.name), encoding: .utf8)
    let isEmbedded = text == schema.text
    #expect(isEmbedded)
  }
}
