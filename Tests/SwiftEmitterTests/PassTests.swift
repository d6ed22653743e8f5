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
  /// In two folders that have something for each pass: to emit all takes long.
  @Test(arguments: Pass.allCases)
  func eachPassChangesValidators(pass: Pass) {
    let files = Self.varied.emit(PassSelection(without: [pass]))
    #expect(files != Self.complete)
    #expect(files.map(\.declarations) == Self.complete.map(\.declarations))
  }

  @Test func withoutPassesThereAreNoTables() {
    let all = Lowered(folders: [""])
    let files = all.emit(PassSelection(without: Set(Pass.allCases)))
    #expect(files.map(\.declarations) == all.emit(.all).map(\.declarations))
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

  private static let varied = Lowered(folders: ["composed", "unions"])
  private static let complete = varied.emit(.all)
}

/// Cases, lowered once: passes come after.
private struct Lowered {
  private let graph: SchemaGraph
  private let types: TypeGraph
  private let program: Program

  init(folders: [String]) {
    var loader = SchemaLoader()
    let cases = ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases")
    for folder in folders { loader.loadFolder(cases.appending(path: folder).path()) }
    graph = loader.finish().withStaticReferences()
    var bag = DiagnosticBag()
    types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
  }

  func emit(_ passes: PassSelection) -> [OutputFile] {
    let plan = ValidationPlan(program, passes: passes)
    // Which lines a file has depends on the passes, and on the lines which files there are.
    return SwiftEmitter(graph: graph, types: types, plan: plan, division: .asPlanned).emit()
  }
}

extension OutputFile {
  /// What people read first: the types, without what reads and writes them.
  fileprivate var declarations: Substring {
    contents.range(of: "// MARK: - Coding").map { contents[..<$0.lowerBound] } ?? contents[...]
  }
}
