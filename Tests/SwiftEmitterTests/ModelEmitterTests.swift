import Diagnostics
import Foundation
import SchemaModel
import SchemaValidation
import SourceText
import SwiftEmitter
import Testing
import TypeModel

/// The folder `Cases` is a schema folder; `EmittedModelTests/Models` is what it gives, compiled and run there.
/// Adding a case needs no code: add a schema, run once with `RECORD=1`, read the difference.
struct ModelEmitterTests {
  @Test func models() throws {
    var loader = SchemaLoader()
    let cases = ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases").path()
    loader.loadFolder(cases, displayPrefix: "Cases")
    let graph = loader.finish()
    var bag = loader.diagnostics
    #expect(bag.sorted.map(\.description) == [])
    let files = emit(graph, into: &bag)
    var emitted = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
    emitted["diagnostics.txt"] = bag.sorted.map { $0.description + "\n" }.joined()
    let models = ExpectedFiles.tests.appending(path: "EmittedModelTests/Models")
    #expect(try ExpectedFiles.differences(emitted, in: models, suffix: "") == [])
  }

  /// The same input gives the same bytes.
  @Test func deterministic() {
    func emitted() -> [String] {
      var loader = SchemaLoader()
      loader.loadFolder(ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases").path())
      var bag = DiagnosticBag()
      return emit(loader.finish(), into: &bag).map(\.contents)
    }
    #expect(emitted() == emitted())
  }

  /// The compiler numbers default arguments in ten bits: an object with more members than that is made without them.
  @Test func veryManyMembersHaveNoDefaultArguments() throws {
    let members = (0..<1_500).map { "\"p\($0)\": {\"type\": \"string\"}" }.joined(separator: ", ")
    var loader = SchemaLoader()
    loader.loadSource(
      "{\"type\": \"object\", \"required\": [\"p7\"], \"properties\": {\(members)}}", path: "wide.json")
    var bag = DiagnosticBag()
    let file = try #require(emit(loader.finish(), into: &bag).first { $0.contents.contains("struct Wide") })
    let arguments = file.contents.split(separator: "\n").filter { $0.hasSuffix("? = nil,") }
    #expect(arguments == [])
    #expect(file.contents.contains("public init(p7: String) {"))
    #expect(file.contents.contains("  init(\n"))
  }

  private func emit(_ graph: SchemaGraph, into bag: inout DiagnosticBag) -> [OutputFile] {
    let types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    let program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    return SwiftEmitter(graph: graph, types: types, program: program).emit()
  }
}
