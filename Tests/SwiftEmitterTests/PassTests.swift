import Diagnostics
import Foundation
import SchemaModel
import SchemaValidation
import SourceText
import SwiftEmitter
import Testing
import TypeModel
import ValidationPlanning

/// Passes can be left out one by one. That the same is accepted and reported then, `Scripts/conformance passes` shows.
struct PassTests {
  /// The folders of cases are read one after the other, until one of them has other code.
  @Test(arguments: Pass.allCases)
  func eachPassChangesValidators(pass: Pass) {
    let passes = PassSelection(without: [pass])
    #expect(Self.folders.contains { $0.files(passes, differFrom: $0.complete) })
  }

  @Test func withoutPassesThereAreNoTables() {
    let passes = PassSelection(without: Set(Pass.allCases))
    for folder in Self.folders {
      let files = folder.files(passes)
      #expect(files.map(\.declarations) == folder.complete.map(\.declarations))
      #expect(!files.contains { $0.contents.contains("Names: MemberTable = ") })
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

  private static let folders: [CaseFolder] = {
    let cases = ExpectedFiles.tests.appending(path: "SwiftEmitterTests/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path())) ?? []
    return names.sorted().map { CaseFolder(cases.appending(path: $0).path()) }
  }()
}

/// The schemas of one folder, lowered.
private struct CaseFolder {
  let graph: SchemaGraph
  let types: TypeGraph
  let program: Program
  /// What all passes give.
  private(set) var complete: [OutputFile] = []

  init(_ folder: String) {
    var loader = SchemaLoader()
    loader.loadFolder(folder)
    graph = loader.finish()
    var bag = DiagnosticBag()
    types = TypeLowering(graph).lower(into: &bag)
    let roots = SwiftEmitter.roots(graph: graph, types: types)
    program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    complete = files(.all)
  }

  func files(_ passes: PassSelection) -> [OutputFile] {
    let plan = ValidationPlan(program, passes: passes)
    // Which lines a file has depends on the passes, and on the lines which files there are.
    return SwiftEmitter(graph: graph, types: types, plan: plan, division: .asPlanned).emit()
  }

  /// Whether the validators are others; the declarations must not be.
  func files(_ passes: PassSelection, differFrom complete: [OutputFile]) -> Bool {
    let files = files(passes)
    #expect(files.map(\.declarations) == complete.map(\.declarations))
    return files != complete
  }
}

extension OutputFile {
  /// What people read first: the types, without what reads and writes them.
  fileprivate var declarations: Substring {
    contents.range(of: "// MARK: - Coding").map { contents[..<$0.lowerBound] } ?? contents[...]
  }
}
