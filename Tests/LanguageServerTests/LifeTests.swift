import SchemaRuntime
import Testing

@testable import LanguageServer

/// The life of a server: what comes first, what comes last, and messages that are wrong.
@Suite struct LifeTests {
  private func code(_ answer: JSONValue) -> Int? { answer["error"]?["code"]?.intValue }

  @Test func nothingIsAnsweredBeforeInitialize() {
    let client = Client(isInitialized: false)
    #expect(code(client.request("textDocument/formatting", [:])) == -32002)
    client.notify("textDocument/didOpen", [:])
    let answer = client.request("initialize", ["capabilities": [:]])
    #expect(answer["result"]?["capabilities"]?["textDocumentSync"]?["change"] == 2)
    #expect(answer["result"]?["capabilities"]?["positionEncoding"] == "utf-16")
    #expect(code(client.request("initialize", [:])) == -32600)
    #expect(client.request("shutdown", .null)["result"] == .null)
    #expect(code(client.request("textDocument/formatting", [:])) == -32600)
  }

  @Test func utf8IsUsedWhereTheClientKnowsIt() {
    for (offered, used) in [
      (["utf-16", "utf-8"], "utf-8"), (["utf-32"], "utf-32"), (["utf-7"], "utf-16"), ([], "utf-16"),
    ]
      as [([String], String)]
    {
      let client = Client(isInitialized: false)
      let answer = client.request(
        "initialize",
        ["capabilities": ["general": ["positionEncodings": .array(offered.map(JSONValue.string))]]])
      #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.stringValue == used)
    }
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("[]", -32600), ("[{}]", -32600), ("{}", -32600), ("3", -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600), (#"{"id":1}"#, -32600),
    (#"{"id":1,"method":3}"#, -32600),
    (#"{"id":1,"method":"no/such"}"#, -32601), (#"{"id":1,"method":"$/no"}"#, -32601),
    (#"{"id":1,"method":"textDocument/formatting"}"#, -32602),
    (#"{"id":1,"method":"textDocument/formatting","params":[1]}"#, -32602),
    (
      #"{"id":1,"method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///absent"}}}"#,
      -32602
    ),
  ])
  func wrongMessagesAreAnswered(_ text: String, _ expected: Int) {
    let client = Client()
    client.receive(text)
    #expect(client.sent.last.flatMap(code) == expected)
  }

  @Test func wrongNotificationsDoNothing() {
    let client = Client()
    let before = client.sent.count
    for method in [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
      "no/such",
      "$/cancelRequest", "workspace/didChangeWatchedFiles",
    ] {
      for parameters: JSONValue in [
        .null, [], 1, ["textDocument": 1], ["textDocument": ["uri": 1]],
        ["textDocument": ["uri": "file:///x"]],
        ["textDocument": ["uri": "x", "text": ""], "contentChanges": [["range": 1, "text": "x"], 1]],
      ] { client.notify(method, parameters) }
    }
    client.receive(#"{"jsonrpc":"2.0","id":1,"result":null}"#)
    client.settle()
    #expect(client.sent.count == before)
  }

  @Test func aCancelledRequestSaysSo() {
    let client = Client()
    client.receive(#"{"jsonrpc":"2.0","id":"a","method":"textDocument/formatting","params":{}}"#) {
      $0 == "a"
    }
    #expect(client.sent.last.flatMap(code) == -32800)
    #expect(client.sent.last?["id"] == "a")
  }

  @Test func theEndIsClean() {
    let ends: [([String], Int32)] = [(["shutdown", "exit"], 0), (["exit"], 1)]
    for (methods, expected) in ends {
      let server = LanguageServer { _ in }
      server.receive(Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#.utf8))
      for method in methods {
        let id = method == "exit" ? "" : #""id":2,"#
        server.receive(Array(#"{"jsonrpc":"2.0",\#(id)"method":"\#(method)"}"#.utf8))
      }
      #expect(server.exitCode == expected)
    }
  }
}
