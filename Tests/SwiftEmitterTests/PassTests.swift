import Diagnostics
import SchemaModel
import SchemaValidation
import SourceText
import SwiftEmitter
import TestSupport
import Testing
import TypeModel
import ValidationPlanning

/// Passes can be left out one by one. That the same is accepted and reported then, `Scripts/conformance passes` shows.
struct PassTests {
  /// In the first of the folders where it changes something: to emit all takes long.
  @Test(arguments: Pass.allCases)
  func eachPassChangesValidators(pass: Pass) {
    var changes = false
    for (cases, complete) in Self.varied {
      let files = cases.emit(PassSelection(without: [pass]))
      #expect(files.map(\.declarations) == complete.map(\.declarations))
      changes = changes || files != complete
      if changes, !Extent.isWhole { break }
    }
    #expect(changes)
  }

  @Test func withoutPassesThereAreNoTables() {
    for (cases, complete) in Self.varied {
      #expect(complete.contains { $0.hasTableOfChecks })
      let files = cases.emit(PassSelection(without: Set(Pass.allCases)))
      #expect(files.map(\.declarations) == complete.map(\.declarations))
      #expect(!files.contains { $0.hasTableOfChecks })
    }
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

  /// Folders of cases that together have something for each pass, or all cases; and what is emitted with all passes.
  private static let varied = (["unions", "composed"] + (Extent.isWhole ? [""] : [])).map { folder in
    let cases = Lowered(folder: folder)
    return (cases: cases, complete: cases.emit(.all))
  }
}

/// Cases, lowered once: passes come after.
private struct Lowered {
  private let graph: SchemaGraph
  private let types: TypeGraph
  private let program: Program

  init(folder: String) {
    var loader = SchemaLoader()
    loader.loadFolder(ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases/\(folder)").path())
    graph = loader.finish().withStaticReferences()
    var bag = DiagnosticBag()
    types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
  }

  func emit(_ passes: PassSelection) -> [OutputFile] {
    let plan = ValidationPlan(program, passes: passes, asked: SwiftEmitter.asked(by: types))
    // Which lines a file has depends on the passes, and on the lines which files there are.
    return SwiftEmitter(graph: graph, types: types, plan: plan, division: .asPlanned).emit()
  }
}

extension OutputFile {
  /// Whether a table decides members or items where without passes a block does.
  fileprivate var hasTableOfChecks: Bool {
    contents.split(separator: "\n").contains { $0.hasPrefix("  table ") }
  }

  /// What people read first: the types, without what reads and writes them.
  fileprivate var declarations: Substring {
    contents.range(of: "// MARK: - Coding").map { contents[..<$0.lowerBound] } ?? contents[...]
  }
}
