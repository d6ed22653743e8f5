import Diagnostics
import Foundation
import Testing

@testable import YAMLTree

private let accepted = CaseFolder(name: "accepted", inputExtension: "yaml", expectationExtension: "json")
private let rejected = CaseFolder(
  name: "rejected", inputExtension: "yaml", expectationExtension: "diagnostics")
private let located = CaseFolder(name: "located", inputExtension: "yaml", expectationExtension: "places")
private let jsonAccepted = CaseFolder(
  name: "json-accepted", inputExtension: "json", expectationExtension: "tree")
private let jsonRejected = CaseFolder(
  name: "json-rejected", inputExtension: "json", expectationExtension: "diagnostics")

@Suite struct CaseTests {
  @Test(arguments: try accepted.cases + jsonAccepted.cases)
  func acceptedTextIsTheExpectedTree(_ example: CaseFolder.Case) throws {
    let (node, diagnostics) = try read(example)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    try compare(node.map(compactJSON) ?? "nothing", with: example)
  }

  @Test(arguments: try rejected.cases + jsonRejected.cases)
  func rejectedTextSaysWhy(_ example: CaseFolder.Case) throws {
    let (node, diagnostics) = try read(example)
    #expect(node == nil, "rejected text must not yield a tree")
    #expect(!diagnostics.isEmpty, "the text was accepted")
    try compare(diagnostics.map(\.description).joined(separator: "\n"), with: example)
  }

  @Test(arguments: try located.cases)
  func nodesKnowTheirPlace(_ example: CaseFolder.Case) throws {
    let (node, diagnostics) = try read(example)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    try compare(node.map { places(of: $0).joined(separator: "\n") } ?? "nothing", with: example)
  }

  @Test(arguments: [accepted, rejected, located, jsonAccepted, jsonRejected])
  func everyExpectationHasItsInput(_ folder: CaseFolder) throws {
    let cases = try folder.cases
    #expect(!cases.isEmpty)
    let expected = try folder.expectations
    let known = Set(cases.map(\.expectation.lastPathComponent))
    #expect(expected.filter { !known.contains($0) } == [])
  }

  private func read(_ example: CaseFolder.Case) throws -> (YAMLNode?, [Diagnostic]) {
    var bag = DiagnosticBag()
    let node = YAMLReader().read(bytes: try example.bytes, file: example.input.lastPathComponent, into: &bag)
    return (node, bag.diagnostics)
  }

  private func compare(_ found: String, with example: CaseFolder.Case) throws {
    let text = found + "\n"
    let path = example.expectation.path
    let isKnown = FileManager.default.fileExists(atPath: path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let old = isKnown ? try Data(contentsOf: example.expectation) : Data()
      guard old != Data(text.utf8) else { return }
      try Data(text.utf8).write(to: example.expectation)
      Issue.record("recorded \(example.expectation.lastPathComponent): read it, then run again")
    } else if !isKnown {
      Issue.record("\(example.expectation.lastPathComponent) is missing; found \(text)")
    } else {
      let expected = String(decoding: try Data(contentsOf: example.expectation), as: UTF8.self)
      #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars), "found \(text)")
    }
  }
}
