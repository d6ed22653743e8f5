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
    // A large schema has several pages.
    let pages = output.files.filter { $0.path == "Docs/\(name).md" || $0.path.hasPrefix("Docs/\(name).") }
    #expect(pages.contains { $0.path == "Docs/\(name).md" })
    let folder = Self.folder.appending(path: "Pages")
    for page in pages {
      let place = folder.appending(path: page.path.dropFirst("Docs/".count))
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try page.contents.write(to: place, atomically: true, encoding: .utf8)
      }
      let isWritten = try String(contentsOf: place, encoding: .utf8) == page.contents
      #expect(isWritten, "\(page.path): run RECORD=1 swift test --filter ConfigurationPageTests")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 == "\(name).md" || $0.hasPrefix(name + ".")
    }
    #expect(names.count == pages.count, "a page of a definition that is gone")
    let text = try String(contentsOf: Self.folder.appending(path: schema.name), encoding: .utf8)
    let isEmbedded = text == schema.text
    #expect(isEmbedded)
  }
}
