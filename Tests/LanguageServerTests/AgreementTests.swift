import Diagnostics
import Foundation
import GeneratorCore
import SchemaLint
import SchemaRuntime
import Testing

@testable import LanguageServer

/// The server publishes what the commands say of the same files, no more and no less, unless a text breaks the rules.
@Suite struct AgreementTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()

  /// What `generate` and `lint` say of a folder, as the commands make it.
  private func said(of folder: String, _ configuration: String?) throws -> Set<String> {
    var bag = DiagnosticBag()
    let settings = try configuration.map { try TargetConfiguration($0, into: &bag) } ?? TargetConfiguration()
    let lint = SchemaLinting.findings(
      in: folder, options: settings.options, levels: settings.levels(into: &bag),
      rules: OwnRules(settings, into: &bag), into: &bag)
    let output = try Folder()
    defer { output.remove() }
    let request = GenerationRequest(
      schemas: folder, output: output["out"], kinds: [.swift], options: settings.options)
    for diagnostic in try Generator(request).run().diagnostics { bag.add(diagnostic) }
    let texts = lint.map { "\($0.place) \($0.message)" + ($0.help.map { "; \($0)" } ?? "") }
    // A misspelt keyword stands for what may come of it.
    for finding in lint.flatMap(\.standsFor) {
      bag.removeAll { $0.message == finding.message && $0.location == finding.place }
    }
    let others = bag.sorted.map { "\($0.location) \($0.message)" + ($0.help.map { "; \($0)" } ?? "") }
    return Set(texts + others)
  }

  private func published(_ client: Client) -> Set<String> {
    var texts: Set<String> = []
    for (uri, findings) in client.findings {
      for finding in findings {
        let start = finding["range"]?["start"]
        let place = SourceLocation(
          file: FileURI.path(of: uri) ?? uri, line: (start?["line"]?.intValue ?? -1) + 1,
          column: (start?["character"]?.intValue ?? -1) + 1)
        texts.insert("\(place) \(finding["message"]?.stringValue ?? "")")
      }
    }
    return texts
  }

  /// The findings without their help.
  private func messages(_ found: Set<String>) -> Set<Substring> { Set(found.map { $0.prefix { $0 != ";" } }) }

  private func client(_ folder: String, _ configuration: String?) -> Client {
    var settings = LanguageServer.Settings()
    settings.folders = [folder]
    settings.configuration = configuration
    return Client(settings, capabilities: ["general": ["positionEncodings": ["utf-32"]]])
  }

  @Test func onTheCorpus() throws {
    let schemas = Self.repository.appending(path: "Schemas").path(percentEncoded: false)
    let settings = Self.repository.appending(path: "Sources/PushPayloads/schemagen.yaml")
      .path(percentEncoded: false)
    let file = schemas + "/airship/push.yaml"
    let client = client(schemas, settings)
    client.open(file, try String(contentsOf: URL(filePath: file), encoding: .utf8))
    client.settle()
    let said = try said(of: schemas, settings)
    #expect(!said.isEmpty)
    #expect(published(client) == said)
  }

  @Test func onBrokenFolders() throws {
    let broken: [[String: String]] = [
      [
        "a.yaml": "type: [\n", "b.yaml": "$ref: a.yaml\n",
        "c.yaml": "type: string\nenum: [x, x]\nmaxLenght: 1\n",
      ],
      [
        "a.yaml": "type: objekt\ntitle: A\ntitle: B\n", "b.json": "{\"type\": \"string\",}",
        "c.yaml": "$ref: d.yaml\n",
      ],
      ["a.yaml": "properties: {a: {default: 3, type: string}, b: {$ref: '#/$defs/x'}}\n$defs: {y: {}}\n"],
      [
        "a.yaml": "title: A\ntype: string\n", "b.yaml": "title: B\nallOf: [{$ref: c.yaml}]\n",
        "c.yaml": "$ref: b.yaml\n",
      ],
      ["a/namespace.yaml": "titel: X\n", "a/b.yaml": "type: string\n"],
      ["a.yaml": "", "b.yaml": "type: objct\n", "c.yaml": "a: &x [*x]\n"], [:],
      [
        "schemagen.yaml": "lint: {enum-duplicate: off, keyword-unknwn: off}\nstrict: yes\n",
        "a.yaml": "enum: [1, 1]\n",
      ],
      [
        "schemagen.yaml": "lint: {enum-duplicate: off}\nstrict: true\n",
        "a.yaml": "enum: [1, 1]\nfooBar: 3\n",
      ],
      [
        "schemagen.yaml": "lintRules: [rules]\nexclude: [rules/*]\nlint: {described: error}\n",
        "rules/described.yaml": "x-lint: {where: member, message: m}\nrequired: [description]\n",
        "a.yaml": "title: A\nproperties:\n  b: {type: string}\n",
      ],
      [
        "schemagen.yaml": "types: {a.yaml: {name: X}}\noverlays: [x.overlay.yaml]\n",
        "a.yaml": "type: object\n",
      ],
    ]
    for (number, files) in broken.enumerated() {
      let folder = try Folder(files)
      defer { folder.remove() }
      let settings = files["schemagen.yaml"].map { _ in folder["schemagen.yaml"] }
      let first = files.keys.sorted().first { $0 != "schemagen.yaml" }
      let client = client(folder.path, settings)
      client.open(folder[first ?? "none.txt"], first.flatMap { files[$0] } ?? "")
      client.settle()
      // A folder itself has no text, so that nothing is opened that would show its findings.
      let said = try said(of: folder.path, settings).filter { !$0.hasPrefix(folder.path + ":") }
      let shown = published(client).filter { !$0.hasPrefix(folder.path + ":") }
      if settings == nil || !said.contains(where: { $0.contains("schemagen.yaml:") }) {
        // A text that breaks the rules is read as far as it goes: more is told of it, and of the others.
        let breaksTheRules = number < 2
        #expect(
          breaksTheRules ? messages(said).isSubset(of: messages(shown)) : shown == said, "folder \(number)")
      } else {
        // Wrong settings end a command, whose run says nothing else.
        #expect(shown.allSatisfy { $0.contains("schemagen.yaml:") }, "folder \(number)")
        #expect(shown.isSubset(of: said) && !shown.isEmpty, "folder \(number)")
      }
    }
  }
}
