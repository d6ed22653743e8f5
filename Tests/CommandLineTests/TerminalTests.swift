import Foundation
import Testing

/// What a person at a terminal sees, and a program does not.
@Suite final class TerminalTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("type: object\nproperties: {a: {type: string}}\n", to: "note.yaml")
    try tool.write("{\"a\": 1, \"b\": 2}", to: "note.json")
  }

  deinit { tool.remove() }

  @Test(.enabled(if: Terminal.canBePlayed, "there is no script(1)"))
  func coloursAreForTerminals() throws {
    let run = "\"$0\" validate --schema note.yaml note.json"
    let plain = try tool.shell(run)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(plain.output.contains("note.json:1:7: error: must be a string"))
    let seen = try tool.shell(
      "unset NO_COLOR\n" + Terminal.playing("'\"$0\"' validate --schema note.yaml note.json"))
    #expect(seen.output.contains("note.json:1:7: \u{1B}[1;31merror:\u{1B}[0m must be a string"))
    #expect(seen.output.contains("\u{1B}[1;33mwarning:\u{1B}[0m unknown property"))
    let bare = try tool.shell(
      "export NO_COLOR=1\n" + Terminal.playing("'\"$0\"' validate --schema note.yaml note.json"))
    #expect(bare.output.contains("note.json:1:7: error: must be a string"))
    let json = try tool.shell(
      Terminal.playing("'\"$0\"' validate --format json --schema note.yaml note.json"))
    #expect(!json.output.contains("\u{1B}[1"))
  }

  @Test(.enabled(if: Terminal.canBePlayed, "there is no script(1)"))
  func progressIsForTerminalsAndForWhatIsLong() throws {
    let lines = "for i in 1 2 3 4 5 6; do sleep 0.3; echo '{}'; done"
    let long = "\(lines) | \"$0\" validate --schema note.yaml --ndjson -"
    #expect(try tool.shell(long).errors == "")
    try tool.write("tool=$1\n" + long.replacing("$0", with: "$tool"), to: "long.sh")
    let seen = try tool.shell(Terminal.playing("bash long.sh '\"$0\"'"))
    #expect(seen.output.contains("instances validated"))
    let short = try tool.shell(Terminal.playing("'\"$0\"' validate --schema note.yaml note.json"))
    #expect(!short.output.contains("instances validated"))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func shellsCompleteCommandsAndOptions(_ shell: String) throws {
    let outcome = try tool.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for word in ["validate", "lint", "diff", "generate", "check", "max-findings", "write-since"] {
      #expect(outcome.output.contains(word), "\(word)")
    }
    if shell == "bash" {
      try tool.write(outcome.output, to: "completion.bash")
      #expect(try tool.shell("bash -n completion.bash").status == 0)
    }
  }
}

/// A terminal without a user.
private enum Terminal {
  static let canBePlayed: Bool = {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      false
    #endif
  }()

  static func playing(_ line: String) -> String { "TERM=xterm script -qec '\(line)' /dev/null" }
}
