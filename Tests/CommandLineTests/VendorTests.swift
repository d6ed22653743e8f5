import Foundation
import Testing

private let hasCurl = ["/usr/bin/curl", "/usr/local/bin/curl", "/opt/homebrew/bin/curl"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// `schemagen vendor` as a person runs it, with `curl`, against a server on this machine.
@Suite(.enabled(if: hasCurl, "there is no curl on this machine"))
struct VendorTests {
  private let tool: Tool
  private let server: LocalServer

  init() throws {
    tool = try Tool()
    server = try LocalServer()
  }

  @Test func aReferenceIsVendoredAndThenReadOffline() throws {
    defer { tool.remove() }
    let url = server.url
    server["/order.json"] = .init(
      headers: ["Last-Modified: Thu, 29 Feb 2024 10:11:12 GMT"],
      body: #"{"type": "object", "properties": {"size": {"$ref": "moved.json"}}}"#)
    server["/moved.json"] = .init(status: "302 Found", headers: ["Location: /size.json"])
    server["/size.json"] = .init(body: #"{"type": "integer"}"#)
    try tool.write("$ref: '\(url)/order.json'\n", to: "a.yaml")
    try tool.write(#"{"size": "x"}"#, to: "a.json")
    let help = try tool.run("validate", "--schema", "a.yaml", "a.json")
    #expect(help.status == 2)
    #expect(help.errors.contains("fetch it with 'schemagen vendor a.yaml'"))
    #expect(server.heard == [])

    // The folder stands beside settings, which may be empty.
    let without = try tool.run("vendor", "a.yaml")
    #expect(without.status == 2)
    #expect(without.errors.contains("there is none: make one, an empty one will do"))
    try tool.write("", to: "schemagen.yaml")
    let first = try tool.run("vendor", "a.yaml")
    let host = "127.0.0.1_\(server.port)"
    #expect(
      first.output == """
        fetched: \(url)/moved.json (vendor/\(host)/moved.json)
        fetched: \(url)/order.json (vendor/\(host)/order.json)
        2 documents, 2 fetched

        """)
    #expect(first.errors == "")
    #expect(first.status == 0)
    #expect(
      server.heard == ["GET /order.json HTTP/1.1", "GET /moved.json HTTP/1.1", "GET /size.json HTTP/1.1"])
    let lock = try tool.read("schemagen.lock")
    #expect(lock.contains("modified: \"2024-02-29T10:11:12Z\""))

    let valid = try tool.run("validate", "--schema", "a.yaml", "a.json")
    #expect(valid.status == 1)
    #expect(valid.output.hasPrefix("a.json:1:10: error: must be an integer"))
    let byURL = try tool.run("validate", "--schema", "\(url)/order.json", "a.json")
    #expect(byURL.status == 1)
    #expect(byURL.errors == "")
    #expect(server.heard.count == 3)
    #expect(try tool.run("vendor").output == "2 documents, nothing changed\n")
    #expect(server.heard.count == 3)

    server["/size.json"] = .init(body: #"{"type": "string"}"#)
    let update = try tool.run("vendor", "--update")
    #expect(
      update.output == """
        changed: \(url)/moved.json (vendor/\(host)/moved.json)
        2 documents, 1 changed

        """)
    #expect(try tool.run("validate", "--schema", "a.yaml", "a.json").status == 0)
    try tool.write("{}", to: "vendor/\(host)/moved.json")
    for arguments in [["validate", "--schema", "a.yaml", "a.json"], ["lint", "a.yaml"], ["vendor"]] {
      let run = try tool.shell(#"exec "$0" "$@""#, arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(
        run.errors.hasPrefix(
          "schemagen.lock:8:13: error: 'vendor/\(host)/moved.json' is not what was fetched"), "\(run.errors)")
    }
  }

  @Test func whatCannotBeFetchedIsToldAndNothingIsWritten() throws {
    defer { tool.remove() }
    let url = server.url
    server["/page.json"] = .init(body: "<html>")
    server["/loop.json"] = .init(status: "302 Found", headers: ["Location: /loop.json"])
    server["/file.json"] = .init(status: "302 Found", headers: ["Location: file:///etc/passwd"])
    server["/huge.json"] = .init(headers: ["Content-Length: 99999999999"], body: "{")
    server["/good.json"] = .init(body: "{}")
    let names = ["gone", "page", "loop", "file", "huge", "good"]
    try tool.write(
      "$defs:\n" + names.map { "  \($0): { $ref: '\(url)/\($0).json' }\n" }.joined(), to: "Schemas/a.yaml")
    try tool.write("", to: "schemagen.yaml")
    let run = try tool.run("vendor", "Schemas")
    #expect(run.status == 2)
    #expect(run.output == "")
    let lines = run.errors.split(separator: "\n").map(String.init)
    let reasons = [
      "which cannot be fetched: the server answers 404 Not Found",
      "which holds no schema: it is a page of HTML or XML",
      "which cannot be fetched: it is redirected more than 10 times",
      "which cannot be fetched: Protocol \"file\" ",
      "which is larger than 32 MiB",
    ]
    #expect(lines.count == 6)
    #expect(lines.last == "nothing was written")
    for (index, reason) in reasons.enumerated() {
      let start = "Schemas/a.yaml:\(index + 2):"
      #expect(lines[index].hasPrefix(start) && lines[index].contains(reason), "\(lines[index])")
    }
    #expect(try tool.shell("ls").output == "Schemas\nschemagen.yaml\n")

    // Without curl, the reason says so.
    try tool.write("$ref: '\(url)/good.json'\n", to: "Schemas/a.yaml")
    let bare = try tool.shell(#"ln -s /usr/bin/env env; PATH="$PWD" exec "$0" vendor Schemas"#)
    #expect(bare.status == 2)
    #expect(bare.errors.contains("which cannot be fetched: there is no 'curl'; install it"))
    #expect(try tool.run("vendor", "Schemas").status == 0)
  }

  /// `validate` finds the schema of a file by its name in a vendored catalog, and fetches nothing.
  @Test func theSchemaOfAFileIsFoundByItsName() throws {
    defer { tool.remove() }
    let url = server.url
    server["/catalog.json"] = .init(
      body: """
        {"$schema": "https://json.schemastore.org/schema-catalog.json", "version": 1, "schemas": [
        {"name": "W", "fileMatch": ["**/.github/workflows/*.yml"], "url": "\(url)/workflow.json"},
        {"name": "P", "fileMatch": ["package.json"], "url": "\(url)/package.json"}]}
        """)
    server["/workflow.json"] = .init(body: #"{"required": ["on"]}"#)
    try tool.write("catalog: '\(url)/catalog.json'\n", to: "schemagen.yaml")
    try tool.write("jobs: {}\n", to: ".github/workflows/ci.yml")
    try tool.write("{}\n", to: "package.json")
    try tool.write("{}\n", to: "other.json")
    let before = try tool.run("validate", ".github/workflows/ci.yml")
    #expect(before.status == 2)
    #expect(
      before.errors
        == "schemagen.yaml:1:10: error: '\(url)/catalog.json' is not vendored; fetch it with 'schemagen vendor \(url)/catalog.json'\n"
    )
    let vendor = try tool.run("vendor", "\(url)/catalog.json")
    #expect(vendor.errors == "")
    #expect(vendor.status == 0)
    #expect(server.heard == ["GET /catalog.json HTTP/1.1"])
    let without = try tool.run("validate", ".github/workflows/ci.yml")
    #expect(without.status == 2)
    #expect(
      without.errors
        == ".github/workflows/ci.yml: error: its schema in the catalog, '\(url)/workflow.json', is not vendored; fetch it with 'schemagen vendor \(url)/workflow.json'\n"
    )
    #expect(try tool.run("vendor", "\(url)/workflow.json").status == 0)
    let found = try tool.run("validate", ".github/workflows/ci.yml")
    #expect(found.status == 1)
    #expect(
      found.output.contains(".github/workflows/ci.yml:1:1: error: missing required property 'on'"),
      "\(found.output)")

    // In a folder, hidden files are found too, and those without a schema at hand are left out.
    let folder = try tool.run("validate", ".")
    #expect(folder.status == 1)
    #expect(folder.output == found.output.replacing(".github", with: "./.github"))
    #expect(
      folder.errors.contains(
        "note: 1 file was skipped, whose schema in the catalog is not vendored: ./package.json; fetch with 'schemagen vendor': \(url)/package.json\n"
      ))
    #expect(folder.errors.contains("other.json"))
    #expect(!folder.errors.contains("vendor/"))

    // A glob of the settings, and `$schema`, come first.
    try tool.write("type: object\n", to: "own.yaml")
    try tool.write(
      "catalog: '\(url)/catalog.json'\nvalidate: {'.github/**': own.yaml}\n", to: "schemagen.yaml")
    #expect(try tool.run("validate", ".github/workflows/ci.yml").status == 0)
    try tool.write("catalog: '\(url)/catalog.json'\n", to: "schemagen.yaml")
    try tool.write("$schema: ../../own.yaml\njobs: {}\n", to: ".github/workflows/ci.yml")
    #expect(try tool.run("validate", ".github/workflows/ci.yml").status == 0)

    // A catalog by its path, which the lock lists, and one that is none.
    let host = "127.0.0.1_\(server.port)"
    try tool.write("catalog: vendor/\(host)/catalog.json\n", to: "schemagen.yaml")
    try tool.write("jobs: {}\n", to: ".github/workflows/ci.yml")
    #expect(try tool.run("validate", ".github/workflows/ci.yml").output == found.output)
    try tool.write("{\"schemas\": []}", to: "vendor/\(host)/catalog.json")
    let changed = try tool.run("validate", ".github/workflows/ci.yml")
    #expect(changed.status == 2)
    #expect(changed.errors.contains("catalog.json' is not what was fetched from"))
    try tool.write("catalog: package.json\n", to: "schemagen.yaml")
    #expect(
      try tool.run("validate", "other.json").errors.hasPrefix(
        "schemagen.yaml:1:10: error: 'package.json' is no catalog: it has no list 'schemas'"))
    try tool.write("catalog: nowhere.json\n", to: "schemagen.yaml")
    #expect(
      try tool.run("validate", "other.json").errors.hasPrefix(
        "schemagen.yaml:1:10: error: there is no catalog 'nowhere.json'"))
    #expect(server.heard.count == 2)
  }
}
