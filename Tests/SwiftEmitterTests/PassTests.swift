import Diagnostics
import SchemaModel
import SchemaValidation
import SourceText
import SwiftEmitter
import Testing
import TypeModel
import ValidationPlanning

/// Passes can be left out one by one. That the same is accepted and reported then, `Scripts/conformance passes` shows.
struct PassTests {
  @Test(arguments: Pass.allCases)
  func eachPassChangesValidators(pass: Pass) {
    let files = Self.emit(PassSelection(without: [pass]))
    #expect(files != Self.complete)
    #expect(files.map(\.declarations) == Self.complete.map(\.declarations))
  }

  @Test func withoutPassesThereAreNoTables() {
    let files = Self.emit(PassSelection(without: Set(Pass.allCases)))
    #expect(files.map(\.declarations) == Self.complete.map(\.declarations))
    #expect(!files.contains { $0.contents.contains("Names: MemberTable = ") })
  }

  @Test func namesChoosePasses() {
    #expect(PassSelection(withoutNames: "") == .all)
    #expect(PassSelection(withoutNames: "all") == PassSelection(without: Set(Pass.allCases)))
    #expect(
      PassSelection(withoutNames: "nest-tables,test-names")
        == PassSelection(without: [.nestTables, .testNames]))
    #expect(PassSelection(withoutNames: "nest-tables,nest") == nil)
  }

  /// Following what passes need comes to an end.
  @Test func noPassNeedsItself() {
    for pass in Pass.allCases {
      var needed = pass.entry.needs
      for _ in Pass.allCases { needed += needed.flatMap(\.entry.needs).filter { !needed.contains($0) } }
      #expect(!needed.contains(pass), "\(pass.rawValue)")
    }
  }

  private static let complete = emit(.all)

  /// All cases, lowered once: passes come after.
  private static let cases = {
    var loader = SchemaLoader()
    loader.loadFolder(ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases").path())
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    let program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    return (graph: graph, types: types, program: program)
  }()

  private static func emit(_ passes: PassSelection) -> [OutputFile] {
    let plan = ValidationPlan(cases.program, passes: passes)
    // Which lines a file has depends on the passes, and on the lines which files there are.
    return SwiftEmitter(graph: cases.graph, types: cases.types, plan: plan, division: .asPlanned).emit()
  }
}

extension OutputFile {
  /// What people read first: the types, without what reads and writes them.
  fileprivate var declarations: Substring {
    contents.range(of: "// MARK: - Coding").map { contents[..<$0.lowerBound] } ?? contents[...]
  }
}
