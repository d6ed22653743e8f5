import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// SARIF by a schema of its own (`Forms/sarif.yaml`), JUnit by its elements and what they may hold.
@Suite final class FormTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      "type: object\nproperties: {a: {type: string, default: 5}, b: {deprecated: true}}\n", to: "note.yaml")
    try tool.write("{\"a\": 1,\n \"c\": \"<&\\u0001\\\"\"}", to: "Notes/a b.json")
    try tool.write("{\"b\": 2}", to: "Notes/warned.json")
    try tool.write("{}", to: "Notes/fine.json")
    try tool.write("{", to: "Notes/cut.json")
    try tool.write("a: x\n---\na: 3\n", to: "Notes/two.yaml")
    try tool.write(Self.form("sarif.yaml"), to: "sarif.yaml")
  }

  deinit { tool.remove() }

  private static func form(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Forms")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [
    ["validate", "--schema", "note.yaml", "--format", "sarif", "Notes"],
    ["validate", "--format", "sarif", "Notes/cut.json", "nowhere.json"],
    ["lint", "note.yaml", "--format", "sarif"],
  ])
  func sarifIsValid(_ arguments: [String]) throws {
    let log = try tool.shell(#"exec "$0" "$@""#, arguments).output
    #expect(log.contains("\"results\": ["))
    try tool.write(log, to: "log.json")
    let outcome = try tool.run("validate", "--strict", "--schema", "sarif.yaml", "log.json")
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.output)\(outcome.errors)")
  }

  /// A rule that is broken is found: the schema says something.
  @Test func whatIsNoSARIFIsRefused() throws {
    try tool.write(
      "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {\"driver\": {}}, \"result\": []}]}", to: "log.json")
    let outcome = try tool.run("validate", "--schema", "sarif.yaml", "log.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test func junitIsWellFormedAndCountsWhatItHas() throws {
    let report = try tool.run("validate", "--schema", "note.yaml", "--format", "junit", "Notes").output
    let form = JUnitForm()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = form
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(form.faults == [])
    #expect(form.count["testcase"] == 6, "two documents of a YAML file are two")
    #expect(form.count["failure"] == 3)
    #expect(form.suite["tests"] == "6" && form.suite["failures"] == "3" && form.suite["errors"] == "0")
  }

  @Test func junitTellsWhatWasNotValidatedFromWhatFailed() throws {
    let report = try tool.run(
      "validate", "--schema", "note.yaml", "--format", "junit", "nowhere.json", "Notes/two.yaml"
    ).output
    let form = JUnitForm()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = form
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(form.faults == [])
    #expect(form.count["error"] == 1 && form.count["failure"] == 1)
    #expect(form.suite["tests"] == "3" && form.suite["failures"] == "1" && form.suite["errors"] == "1")
  }
}

/// What a JUnit report is made of: each element with what it may stand in, and the attributes that it must and may have.
private final class JUnitForm: NSObject, XMLParserDelegate {
  private typealias Element = (parent: String, required: Set<String>, optional: Set<String>)
  private static let elements: [String: Element] = [
    "testsuites": ("", [], ["tests", "failures", "errors", "name", "time"]),
    "testsuite": ("testsuites", ["name", "tests", "failures", "errors"], ["skipped", "time"]),
    "testcase": ("testsuite", ["name", "classname"], ["time"]),
    "failure": ("testcase", ["message", "type"], []),
    "error": ("testcase", ["message", "type"], []),
    "system-out": ("testcase", [], []),
  ]

  var faults: [String] = []
  var count: [String: Int] = [:]
  var suite: [String: String] = [:]
  private var open: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    count[name, default: 0] += 1
    if name == "testsuite" { suite = attributes }
    let names = Set(attributes.keys)
    if let known = Self.elements[name] {
      if known.parent != open.last ?? "" { faults.append("\(name) in \(open)") }
      if !known.required.isSubset(of: names) {
        faults.append("\(name) lacks \(known.required.subtracting(names))")
      }
      let others = names.subtracting(known.required).subtracting(known.optional)
      if !others.isEmpty { faults.append("\(name) has \(others)") }
    } else {
      faults.append("unknown element \(name)")
    }
    open.append(name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }
}
