import Foundation
import Testing

/// Runs under limits: they work or say why not, leave whole files, and never hang.
@Suite final class LimitTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    for number in 0..<6 {
      try tool.write(
        "type: object\nproperties:\n  subject: {type: string, maxLength: \(number)}\n  next: {$ref: '#'}\n",
        to: "Schemas/mail/message\(number).yaml")
    }
  }

  deinit { tool.remove() }

  private func isCurrent() throws -> Bool {
    try tool.run("check", "--schemas", "Schemas", "--output", "Out").status == 0
  }

  private var leftovers: [String] {
    let files = FileManager.default.enumerator(atPath: tool.folder.appending(path: "Out").path)
    return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".tmp") }
  }

  private static let generate = #""$0" generate --schemas Schemas --output Out"#

  #if os(Linux)
    /// Stacks are as small as the addresses are few; without threads everything is done by one.
    @Test(arguments: [4_000_000, 2_000_000, 1_200_000])
    func fewAddressesAreEnough(kilobytes: Int) throws {
      let outcome = try tool.shell("ulimit -v \(kilobytes); exec timeout 100 \(Self.generate)")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try isCurrent())
    }

    /// With less memory than the program needs to begin, the loader says so.
    @Test(arguments: [300_000, 150_000, 60_000])
    func littleMemoryIsEnoughOrSaid(kilobytes: Int) throws {
      let outcome = try tool.shell("ulimit -v \(kilobytes); exec timeout 100 \(Self.generate)")
      #expect([0, 2, 127].contains(outcome.status), "\(outcome.errors)")
      #expect(outcome.status == 0 || !outcome.errors.isEmpty)
    }

    /// A file that cannot be written whole is not there at all, as on a disk that is full.
    @Test func aFileThatMayNotGrowIsAnError() throws {
      let outcome = try tool.shell("ulimit -f 1; exec \(Self.generate)")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("error: cannot write: "))
      #expect(leftovers == [])
      #expect(try tool.shell(Self.generate).status == 0)
      #expect(try isCurrent())
    }
  #endif

  @Test func aRunThatIsKilledLeavesWholeFiles() throws {
    for delay in ["0.05", "0.1", "0.15", "0.2", "0.3", "0.5"] {
      _ = try tool.shell("\(Self.generate) & sleep \(delay); kill -KILL $!; wait $!")
      let written = try tool.shell("find Out -name '*.json' -path '*Fixtures*' -empty").output
      #expect(written.isEmpty)
    }
    #expect(try tool.shell(Self.generate).status == 0)
    #expect(try isCurrent())
  }

  @Test func anInterruptedRunSaysSo() throws {
    let outcome = try tool.shell(
      "\(Self.generate) & sleep 0.05; kill -TERM $! 2>/dev/null && wait $!; echo $?")
    #expect(outcome.output.contains("143") == outcome.errors.contains("schemagen: interrupted"))
    #expect(try tool.shell(Self.generate).status == 0)
    #expect(try isCurrent())
  }

  /// Each of them writes all, or says that another does.
  @Test func runsIntoOneFolderDoNotMix() throws {
    let line = "\(Self.generate) >/dev/null 2>>.all; echo $? >>.statuses"
    let outcome = try tool.shell("(\(line)) & (\(line)) & (\(line)) & wait; cat .statuses .all")
    let statuses = outcome.output.split(separator: "\n").prefix(3)
    #expect(statuses.contains("0"))
    #expect(statuses.allSatisfy { $0 == "0" || $0 == "2" })
    #expect(statuses.contains("2") == outcome.output.contains("another run of schemagen"))
    #expect(leftovers == [])
    #expect(try tool.shell(Self.generate).status == 0)
    #expect(try isCurrent())
  }
}
