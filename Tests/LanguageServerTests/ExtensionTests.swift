import Foundation
import SchemaRuntime
import TestSupport
import Testing

/// The extension of VS Code, with stand-ins for what the editor brings.
@Suite struct ExtensionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Plugins/VSCode")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func itsSettingsAreThoseThatItReads() throws {
    let package = try JSONValue(jsonString: Self.text("package.json"))
    let script = try Self.text("extension.js")
    #expect(package["main"] == "./extension.js")
    let server = Client(isInitialized: false).request("initialize", [:])["result"]?["serverInfo"]
    #expect(package["version"] == server?["version"])
    let settings = package["contributes"]?["configuration"]?["properties"]?.objectValue ?? [:]
    #expect(settings.count == 3)
    for name in settings.members.map(\.key) {
      let parts = name.split(separator: ".").map(String.init)
      #expect(parts.first == "schemagen" && script.contains("settings.get('\(parts.last ?? "")'"), "\(name)")
      #expect(try Self.text("README.md").contains("`\(name)`"), "\(name)")
    }
    let commands = (package["contributes"]?["commands"]?.arrayValue ?? []).compactMap {
      $0["command"]?.stringValue
    }
    #expect(commands == ["schemagen.restart"])
    for command in commands { #expect(script.contains("registerCommand('\(command)'")) }
    #expect(package["dependencies"]?["vscode-languageclient"] != nil)
  }

  /// What the editor and the client of the protocol are, as far as the extension asks them.
  private static let standIns = #"""
    const said = [], subscribed = {};
    let settings = {}, fails = false;
    const vscode = {
      workspace: {
        workspaceFolders: [{ uri: { scheme: 'file', fsPath: '/work' } }],
        getConfiguration: (name) => ({ get: (key, other) => name === 'schemagen' && key in settings ? settings[key] : other }),
        onDidChangeConfiguration: (listener) => { subscribed.change = listener; return {}; },
      },
      window: { showErrorMessage: (text) => said.push(text) },
      commands: { registerCommand: (name, run) => { subscribed[name] = run; return {}; } },
    };
    class LanguageClient {
      constructor(id, name, server, options) { Object.assign(this, { server, options }); }
      async start() {
        if (fails) throw new Error('spawn ENOENT');
        said.push(['start', this.server.command, ...this.server.args].join(' '));
        said.push(this.server.options.cwd, this.options.documentSelector.map((s) => s.scheme + ':' + s.language).join(' '));
      }
      async stop() { said.push('stop'); }
    }
    const Module = require('module'), load = Module._load;
    Module._load = (name, ...rest) =>
      name === 'vscode' ? vscode : name === 'vscode-languageclient/node' ? { LanguageClient } : load(name, ...rest);
    const extension = require(process.argv[1]);
    (async () => {
      await extension.activate({ subscriptions: [] });
      settings = { path: '/opt/schemagen', schemas: ['a', 'b c'], config: 'x/schemagen.yaml' };
      await subscribed.change({ affectsConfiguration: (name) => name === 'other' });
      await subscribed.change({ affectsConfiguration: (name) => name === 'schemagen' });
      fails = true;
      await subscribed['schemagen.restart']();
      await extension.deactivate();
      console.log(said.join('\n'));
    })();
    """#

  @Test(.enabled(if: Node.program != nil, "there is no node"))
  func itStartsTheServer() throws {
    let process = Process()
    process.executableURL = Node.program
    let script = Self.folder.appending(path: "extension.js").path(percentEncoded: false)
    process.arguments = ["-e", Self.standIns, script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let kinds = "file:yaml file:json"
    let expected = [
      "start schemagen lsp", "/work", kinds, "stop",
      "start /opt/schemagen lsp --schemas a --schemas b c --config x/schemagen.yaml", "/work", kinds, "stop",
      "schemagen: '/opt/schemagen' did not start: spawn ENOENT",
    ]
    #expect(String(decoding: bytes, as: UTF8.self) == expected.joined(separator: "\n") + "\n")
  }
}
