import Foundation
import Testing

/// `generate --watch`, as a person uses it: edits, mistakes, and Ctrl-C.
@Suite(.timeLimit(.minutes(15))) struct WatchTests {
  /// A script edits while the tool runs, and waits for lines of its output before each step.
  private static let steps = #"""
    touch log errors
    "$0" generate --schemas s --output out --watch "$@" >log 2>errors &
    tool=$!
    await() {
      for _ in $(seq 300); do
        if [ "$(cat log errors | grep -c "$1")" -ge "$2" ]; then return; fi
        sleep 0.1
      done
      echo "waited in vain for $2 × $1" && cat log errors
    }
    """#

  private func tool() throws -> Tool {
    let tool = try Tool()
    try tool.write("type: object\nproperties:\n  name:\n    type: string\n", to: "s/note.yaml")
    return tool
  }

  @Test func editsAreGenerated() throws {
    let tool = try tool()
    defer { tool.remove() }
    let outcome = try tool.shell(
      Self.steps + #"""

        await 'unchanged, in' 1
        printf 'type: object\nproperties:\n  title:\n    type: string\n' >s/note.yaml
        await 'unchanged, in' 2
        grep -l '"title"' out/JSONSchema/*
        printf 'type: objekt\n' >s/note.yaml
        await 'nothing was written, in' 1
        printf 'namespace: Shop\n' >s/schemagen.yaml
        await 'nothing was written, in' 2
        printf 'type: object\n' >s/note.yaml
        await 'unchanged, in' 3
        kill -TERM $tool
        wait $tool
        echo "status $?"
        """#)
    #expect(outcome.output == "out/JSONSchema/note.schema.json\nstatus 143\n")
    let errors = try tool.read("errors")
    #expect(errors.contains("changed: s/note.yaml\n"))
    #expect(errors.contains("changed: s/schemagen.yaml\n"))
    #expect(errors.contains("s/note.yaml:1:7: error: "))
    #expect(!errors.contains("interrupted"))
  }

  @Test func openPagesAreTold() throws {
    let tool = try tool()
    defer { tool.remove() }
    let outcome = try tool.shell(
      Self.steps + #"""

        await 'unchanged, in' 1
        cat out/Site/assets/watch.js | sed 's/[0-9]*\./N./'
        printf '# Nothing that a page shows.\n' >>s/note.yaml
        await 'unchanged, in' 2
        cat out/Site/assets/watch.js | sed 's/[0-9]*\./N./'
        printf 'title: A note\n' >>s/note.yaml
        await 'unchanged, in' 3
        sleep 0.2
        cat out/Site/assets/watch.js | sed 's/[0-9]*\./N./'
        kill -TERM $tool
        wait $tool
        echo "status $?"
        ls out/Site/assets
        """#, ["--only", "site"])
    let first = "schemagenWatch(\"N.1\");\n"
    #expect(outcome.output.hasPrefix(first + first + "schemagenWatch(\"N.2\");\nstatus 143\n"))
    #expect(!outcome.output.contains("watch.js"))
  }
}
