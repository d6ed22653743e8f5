import Foundation
import Testing

/// `schemagen lsp` over its streams.
@Suite struct LanguageServerTests {
  private func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["utf-32"]}}}}"#
  private static let end = [
    #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
  ]

  /// Opens a file, waits for findings, and ends the server.
  private static let session = #"""
    mkfifo in
    "$0" lsp <in >out 2>errors &
    server=$!
    exec 3>in
    cat open >&3
    for _ in $(seq 300); do
      if grep -q publishDiagnostics out; then break; fi
      sleep 0.1
    done
    cat end >&3
    wait $server
    echo "status $?"
    """#

  @Test func findingsAreThoseOfLint() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let text = "title: A\ntype: object\nproperties:\n  size: {type: integer, maxLenght: 3, default: 1.5}\n"
    try tool.write(text, to: "a.yaml")
    let folder = tool.folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let file = (folder.hasSuffix("/") ? folder : folder + "/") + "a.yaml"
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://\#(file)","#
      + #""languageId":"yaml","version":1,"text":"\#(text.replacing("\n", with: "\\n"))"}}}"#
    try tool.write(framed([Self.initialize, open]), to: "open")
    try tool.write(framed(Self.end), to: "end")
    #expect(try tool.shell(Self.session).output == "status 0\n")
    let output = try tool.read("out")
    let lines = try tool.run("lint", file, "--format", "json").output.split(separator: "\n")
    #expect(lines.count > 1)
    for line in lines {
      let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let place =
        "{\"line\":\((finding["line"] as? Int ?? 0) - 1),\"character\":\((finding["column"] as? Int ?? 0) - 1)}"
      #expect(output.contains("\"start\":\(place)"), "\(line)")
      #expect(output.contains("\"code\":\"\(finding["rule"] ?? "")\""), "\(line)")
      #expect(output.contains(finding["message"] as? String ?? "-"), "\(line)")
    }
    #expect(output.components(separatedBy: "\"severity\"").count - 1 == lines.count)
    #expect(try tool.read("errors").isEmpty)
  }

  @Test func anEndWithoutShutdownIsAFinding() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool.run("lsp", input: "").status == 1)
    #expect(try tool.run("lsp", input: framed([Self.initialize, Self.end[1]])).status == 1)
    let clean = try tool.run("lsp", "--stdio", input: framed([Self.initialize] + Self.end))
    #expect(clean.status == 0)
    #expect(clean.output.hasPrefix("Content-Length: "))
    #expect(try tool.run("lsp", input: "nonsense\r\n\r\n" + framed([Self.initialize] + Self.end)).status == 0)
    #expect(try tool.run("lsp", "--schemas", "absent").status == 2)
    #expect(try tool.run("lsp", "--config", "absent.yaml").status == 2)
  }
}
