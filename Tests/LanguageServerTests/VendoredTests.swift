import SchemaModel
import SchemaRuntime
import Testing

@testable import LanguageServer

/// Copies of schemas from elsewhere are read, and schemas of files found by their names, as the commands do.
@Suite struct VendoredTests {
  @Test func copiesAreReadAndAreWhatTheLockSays() throws {
    let url = "https://schemas.example/flow.json"
    let text = #"{"type": "object", "properties": {"on": {"type": "string"}}, "required": ["on"]}"#
    let folder = try Folder([
      "schemagen.yaml": "catalog: catalog.json\n",
      "catalog.json": #"{"schemas": [{"url": "\#(url)", "fileMatch": ["flows/*.yml", "*.flow"]}]}"#,
      "schemagen.lock":
        "version: 1\ndocuments:\n  - {url: '\(url)', path: flow.json, sha256: \(SHA256.digest(of: Array(text.utf8)))}\n",
      "vendor/flow.json": text, "Schemas/a.yaml": "$ref: '\(url)'\n", "flows/ci.yml": "",
    ])
    defer { folder.remove() }
    let client = Client()
    client.open(folder["flows/ci.yml"], "{}\n")
    client.open(folder["flows/other.yaml"], "{}\n")
    client.open(folder["Schemas/a.yaml"], "$ref: '\(url)'\n")
    client.settle()
    #expect(client.found(in: folder["flows/ci.yml"]) == ["1:1 error missing required property 'on'"])
    #expect(client.found(in: folder["flows/other.yaml"]) == [])
    #expect(client.found(in: folder["Schemas/a.yaml"]) == [])

    // A copy that changes is an error in the lock.
    try folder.write("{}", to: "vendor/flow.json")
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(FileURI.uri(of: folder["vendor/flow.json"])), "type": 2]]])
    client.settle()
    let found = client.found(in: folder["schemagen.lock"])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("3:73 error '\(folder["vendor/flow.json"])' is not what was fetched") == true,
      "\(found)")
  }

  /// A folder is searched for `$id`s once, until the client tells that a file has changed: not at each keystroke.
  @Test func aSchemaIsFoundByItsAddressOnceItIsThere() throws {
    let folder = try Folder(["a.yaml": "", "size.json": #"{"type": "integer"}"#])
    defer { folder.remove() }
    let client = Client()
    let text = "$schema: https://json-schema.org/draft/2020-12/schema\n$ref: https://x.example/size\n"
    client.open(folder["a.yaml"], text)
    client.settle()
    let missing = client.found(in: folder["a.yaml"])
    #expect(missing.count == 1 && missing.first?.hasPrefix("2:7 error") == true, "\(missing)")
    try folder.write(#"{"$id": "https://x.example/size", "type": "integer"}"#, to: "size.json")
    client.change(folder["a.yaml"], version: 2, [["text": .string(text + "title: A\n")]])
    client.settle()
    #expect(client.found(in: folder["a.yaml"]) == missing)
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(FileURI.uri(of: folder["size.json"])), "type": 2]]])
    client.settle()
    #expect(client.found(in: folder["a.yaml"]) == [])
  }
}
