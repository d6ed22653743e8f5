import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

@testable import SchemaFormat

/// Comments and blank lines are strewn into the schemas of the repository: none is lost.
@Suite struct StrewnTests {
  private static let files =
    Formatting.files(below: Formatting.package.appending(path: "Schemas"))
    + Formatting.files(below: Formatting.package.appending(path: "Tests/SwiftEmitterTests/Cases")).filter {
      $0.lastPathComponent.utf8.count.isMultiple(of: 3)
    }
    + Formatting.files(below: CaseTests.folder.appending(path: "Input"))

  @Test(arguments: Extent.isWhole ? [1, 2] : [1] as [UInt64]) func commentsStayInOrder(_ seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    var (strewn, comments) = (0, 0)
    for file in Self.files where file.pathExtension != "json" {
      let bytes = try Formatting.bytes(of: file)
      guard Formatting.result(of: bytes, file.path).output != nil else { continue }
      let text = try #require(Self.strewn(bytes, &random))
      var settings = LayoutSettings()
      for orders in [true, false] {
        settings.ordersKeywords = orders
        let (output, findings) = Formatting.result(of: Array(text.utf8), file.path, settings)
        #expect(findings == "", "\(file.lastPathComponent)\n\(text)")
        guard let output else { continue }
        let isStable = Formatting.result(of: output, file.path, settings).output == output
        #expect(isStable, "laid out twice, it differs: \(file.lastPathComponent)\n\(text)")
        let (before, after) = (Self.marks(in: text), Self.marks(in: String(decoding: output, as: UTF8.self)))
        if orders { #expect(before.sorted() == after.sorted()) } else { #expect(before == after, "\(text)") }
        comments += before.count
      }
      strewn += 1
    }
    #expect(strewn > 50 && comments > 1_000)
  }

  /// The marks of strewn comments, in order.
  private static func marks(in text: String) -> [String] {
    text.matches(of: /# strewn [0-9]+/).map { String($0.output) }
  }

  /// A text with comments and blank lines where they may stand. Nil where it cannot be read.
  private static func strewn(_ bytes: [UInt8], _ random: inout SeededGenerator) -> String? {
    var bag = DiagnosticBag()
    guard let syntax = YAMLSyntax(bytes, file: "", into: &bag) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: /\r\n|\n|\r/, omittingEmptySubsequences: false
    ).map(String.init)
    // Between the lines of a scalar nothing may stand, and behind a comment or a directive no other comment.
    var (isInside, isFull): (Set<Int>, Set<Int>) = ([], [])
    for event in syntax.events where event.endLine > event.line && !event.word.isEmpty {
      let isBlock = if case .scalar(let style, _) = event.content { style.isBlock } else { false }
      let first = line(of: event.word.lowerBound, in: syntax)
      isInside.formUnion(Set(first + 1..<max(first + 1, event.endLine + (isBlock ? 0 : 1))))
      isFull.formUnion(Set(first..<max(first + 1, event.endLine)))
      // A comment behind the lines of a block scalar may be part of it.
      if isBlock { isInside.insert(event.endLine) }
    }
    for (index, line) in lines.enumerated() where line.contains("#") || line.hasPrefix("%") || line.isEmpty {
      isFull.insert(index)
    }
    var (result, number): ([String], Int) = ([], 0)
    for (index, line) in lines.enumerated() {
      if !isInside.contains(index), random.next() % 4 == 0 {
        if random.next() % 3 == 0 { result.append("") }
        let indent = String(repeating: " ", count: Int(random.next() % 9))
        result.append("\(indent)# strewn \(number)")
        number += 1
        if random.next() % 3 == 0 { result.append("") }
      }
      if !isFull.contains(index), random.next() % 5 == 0 {
        result.append("\(line) # strewn \(number)")
        number += 1
      } else {
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }

  private static func line(of offset: Int, in syntax: YAMLSyntax) -> Int {
    syntax.text[..<offset].count { $0 == "\n" }
  }

  /// Whatever bytes come, the outcome is a layout that stays as it is, or findings.
  @Test(arguments: [1, 2] as [UInt64]) func changedTextsAreNoTrap(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var laidOut = 0
    for file in Self.files {
      let original = try Formatting.bytes(of: file)
      for _ in 0..<3 {
        var bytes = original
        for _ in 0...random.next() % 3 where !bytes.isEmpty {
          let place = Int(random.next() % UInt64(bytes.count))
          switch random.next() % 4 {
          case 0: bytes.remove(at: place)
          case 1: bytes[place] = Array(" \n#:-[]{},&*!|>'\"?%a".utf8)[Int(random.next() % 20)]
          case 2: bytes.insert(Array(" \n#:-[]{},&*!|>'\"?%a".utf8)[Int(random.next() % 20)], at: place)
          default: bytes.removeSubrange(place...)
          }
        }
        let (output, findings) = Formatting.result(of: bytes, file.path)
        #expect(!Formatting.blamesLayout(findings), "\(findings)\n\(String(decoding: bytes, as: UTF8.self))")
        guard let output else { continue }
        laidOut += 1
        let isStable = Formatting.result(of: output, file.path).output == output
        #expect(isStable, "laid out twice, it differs: \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(laidOut > 100)
  }
}
