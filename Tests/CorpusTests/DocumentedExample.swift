import Foundation

/// An instance that a vendor's document shows, by its lines, and what is to be thought of it.
///
/// The lists in `Examples` hold facts about the documents and none of their text. The documents are in
/// `SharedFolder.vendorDocuments`.
struct DocumentedExample: CustomStringConvertible, Sendable {
  enum Verdict: String { case valid, warns, invalid }

  var vendor: String
  var document: String
  var name: String
  var lines: ClosedRange<Int>
  var schema: String
  var verdict: Verdict
  var repairs: [Repair]

  var description: String { "\(vendor)/\(name)" }

  /// What has to be done to a text before it is JSON.
  enum Repair: String {
    /// From the first opening brace to the last closing one.
    case cut
    /// Typographic quotes are made straight.
    case quotes
    /// Braces are put around members.
    case braces
    /// No comma before a closing bracket.
    case commas
    /// A quote and a backslash that changed places change them back.
    case escapes
    /// Arrays end where they say that they go on.
    case ellipses
    /// An ellipsis that stands for a value becomes an object.
    case holes
    /// An object that was not opened behind the first key is opened.
    case nest

    func apply(_ text: String) -> String {
      switch self {
      case .cut:
        guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end else {
          return text
        }
        return String(text[start...end])
      case .quotes: return text.replacing("“", with: "\"").replacing("”", with: "\"")
      case .braces: return "{\(text)}"
      case .commas: return text.replacing(#/,(\s*[}\]])/#) { String($0.output.1) }
      case .escapes: return text.replacing(#""\b"#, with: #"\"b"#)
      case .ellipses: return text.replacing(", ...]", with: "]").replacing("[...]", with: "[]")
      case .holes: return text.replacing("…", with: "{}")
      case .nest:
        guard let colon = text.firstIndex(of: ":") else { return text }
        return text[...colon] + "{" + text[text.index(after: colon)...] + "}"
      }
    }
  }

  /// The examples of a vendor.
  static func all(of vendor: String) throws -> [DocumentedExample] {
    let path = "\(Place.tests)/Examples/\(vendor).txt"
    let head = "# document: "
    let first = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").first ?? ""
    guard first.hasPrefix(head) else { throw Malformed(line: String(first)) }
    return try Table.rows(path).map { columns in
      guard columns.count == 6, let from = Int(columns[1]), let to = Int(columns[2]), from <= to,
        let verdict = Verdict(rawValue: columns[4])
      else { throw Malformed(line: columns.joined(separator: "\t")) }
      let repairs = try columns[5].split(separator: ",").map { name in
        guard let repair = Repair(rawValue: String(name)) else { throw Malformed(line: String(name)) }
        return repair
      }
      return DocumentedExample(
        vendor: vendor, document: String(first.dropFirst(head.count)), name: columns[0], lines: from...to,
        schema: columns[3], verdict: verdict, repairs: repairs)
    }
  }

  struct Malformed: Error { var line: String }

  /// The text of the example, as JSON.
  func text(in folder: String) throws -> String {
    let document = try String(contentsOfFile: "\(folder)/\(document)", encoding: .utf8)
    let all = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.upperBound <= all.count else { throw Malformed(line: name) }
    let text = all[(lines.lowerBound - 1)..<lines.upperBound].joined(separator: "\n")
    return repairs.reduce(text) { $1.apply($0) }
  }
}
