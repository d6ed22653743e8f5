import Foundation
import GeneratorCore
import SchemaModel
import SchemaRuntime
import SourceText
import TypeModel

/// The places where generated Swift declares types, if it was generated to a folder that an editor would look at: an
/// output folder beside the schemas or further out in their package, or the folder of the plugin's last build.
struct GeneratedSwift {
  let file: String
  private let lines: [Substring]

  /// Nil where there is no such file.
  /// - Parameters:
  ///   - document: a schema of a folder.
  ///   - folder: the folder.
  init?(of document: SchemaDocument, in graph: SchemaGraph, below folder: String) {
    let name = OutputNames.swiftFile(forSchema: document.path, among: OutputStems(graph.schemaFiles))
    guard let file = Self.places(around: folder).map({ $0 + "/" + name }).first(where: FileAccess.isFile)
    else { return nil }
    do throws(FileProblem) {
      let text = String(decoding: try FileAccess.read(file), as: UTF8.self)
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // A folder of the name may hold other things.
      guard lines[0].hasPrefix("// Generated from \(document.path)") else { return nil }
      self.file = file
    } catch {
      // Without its text nothing leads into a file.
      return nil
    }
  }

  private static func places(around folder: String) -> [String] {
    var places: [String] = []
    var outer = URL(filePath: folder).deletingLastPathComponent()
    for _ in 0..<12 {
      let path = outer.path(percentEncoded: false)
      let children = names(in: path).map { outer.appending(path: $0).path(percentEncoded: false) }
      places += children.map { $0 + "/Swift" }
      if children.contains(where: { $0.hasSuffix("/Package.swift") || $0.hasSuffix("/.git") }) {
        let outputs = outer.appending(path: ".build/plugins/outputs").path(percentEncoded: false)
        for package in names(in: outputs) {
          for target in names(in: outputs + "/" + package) {
            places.append("\(outputs)/\(package)/\(target)/destination/SchemaGenPlugin")
          }
        }
        break
      }
      if path == "/" { break }
      outer = outer.deletingLastPathComponent()
    }
    return places
  }

  private static func names(in folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      // No folder: nothing was generated there.
      return []
    }
  }

  /// The line and the columns, from 0, at which a type, or a property of it, is declared.
  /// - Parameter path: the names of the types around it in the file, and its own.
  func place(of path: [String], property: String?) -> (line: Int, columns: Range<Int>)? {
    var found: (line: Int, columns: Range<Int>)?
    var (line, indent) = (0, -2)
    for (depth, name) in path.enumerated() {
      let next = lines.indices[line...].first { index in
        Self.declares(name, ["struct", "enum", "class", "typealias"], lines[index])
          && (depth == 0 || Self.indent(lines[index]) == indent + 2)
      }
      guard let next else { return nil }
      (line, indent) = (next + 1, Self.indent(lines[next]))
      found = Self.place(of: name, in: lines[next]).map { (next, $0) }
    }
    guard let property else { return found }
    let member = lines.indices[line...].first {
      Self.declares(property, ["var", "let"], lines[$0]) && Self.indent(lines[$0]) == indent + 2
    }
    return member.flatMap { index in Self.place(of: property, in: lines[index]).map { (index, $0) } } ?? found
  }

  private static func indent(_ line: Substring) -> Int { line.utf8.prefix { $0 == 0x20 }.count }

  private static func declares(_ name: String, _ kinds: Set<String>, _ line: Substring) -> Bool {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count else {
      return false
    }
    return words[kind + 1].utf8.elementsEqual(name.utf8)
  }

  private static func place(of name: String, in line: Substring) -> Range<Int>? {
    guard let range = line.firstRange(of: name) else { return nil }
    let start = line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound)
    return start..<start + name.unicodeScalars.count
  }
}
