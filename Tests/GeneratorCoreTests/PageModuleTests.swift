import Diagnostics
import SchemaModel
import Testing

@testable import GeneratorCore

/// What checks payloads in pages stands beside the program; a site that asks for it where it is not has an error.
@Suite struct PageModuleTests {
  @Test func itIsFoundBesideTheProgram() throws {
    let folder = try TemporaryFolder()
    #expect(try PageModule.beside(program: folder.path + "/schemagen") == nil)
    try folder.write("a module", to: "schemagen.wasm.gz")
    #expect(try PageModule.beside(program: folder.path + "/schemagen") == Array("a module".utf8))
    #expect(try PageModule.beside(program: nil) == nil)
    #expect(try PageModule.beside(program: "schemagen") == nil)
  }

  /// A test runs in a program that has none.
  @Test func withoutItTheSettingIsAnError() {
    var settings = SiteSettings()
    #expect(PageModule.wanted(by: settings).findings.isEmpty)
    settings.trial = Diagnostics.SourceLocation(file: "schemagen.yaml", line: 3, column: 8)
    let (module, findings) = PageModule.wanted(by: settings)
    #expect(module == nil)
    #expect(
      findings.map(\.description) == [
        "schemagen.yaml:3:8: error: this program has nothing that checks payloads in a page: there is no 'schemagen.wasm.gz' beside it; 'Scripts/install' and 'Scripts/bundle' put it there; without it, leave out 'try'"
      ])
  }
}
