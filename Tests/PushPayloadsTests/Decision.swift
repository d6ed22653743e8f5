import Foundation
import SchemaRuntime

/// What a rule decides about one place of an instance: values that keep it, values that it warns of, and values that
/// break it and nothing else.
///
/// A line of `Decisions/<vendor>.jsonl` is
///
///     {"rule": id, "schema": "file.yaml#/pointer", "in": template, "at": pointer, "valid": […], "warns": […], "invalid": […]}
///
/// The string `@` in the template is where each of the values goes, and where a violation is expected; `at` leads from
/// there to another place. `@{x*64}` in a value stands for 64 times what is before the asterisk. A rule of the name
/// `field …` is the type of that field.
struct Decision {
  enum Verdict: String, CaseIterable { case valid, warns, invalid }

  var rule: String
  var schema: String
  /// Where violations are expected.
  var location: String
  var instances: [(verdict: Verdict, value: JSONValue)]

  /// The decisions of a vendor, from a file beside this one.
  static func all(of vendor: String) throws -> [Decision] {
    let path = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Decisions/\(vendor).jsonl")
    return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { line in
      guard let decision = Decision(try JSONValue(jsonUTF8Bytes: line.utf8)) else {
        throw Malformed(line: String(line))
      }
      return decision
    }
  }

  struct Malformed: Error { var line: String }

  private init?(_ line: JSONValue) {
    guard let rule = line["rule"]?.stringValue, let schema = line["schema"]?.stringValue,
      let template = line["in"], let hole = template.hole
    else { return nil }
    self.rule = rule
    self.schema = schema
    location = hole + (line["at"]?.stringValue ?? "")
    instances = Verdict.allCases.flatMap { verdict in
      (line[verdict.rawValue]?.arrayValue ?? []).map { (verdict, template.filled(with: $0.expanded)) }
    }
  }
}

extension JSONValue {
  /// Where the string `@` is, as a JSON pointer.
  fileprivate var hole: String? {
    switch self {
    case .string(let text): text == "@" ? "" : nil
    case .object(let members):
      members.lazy.compactMap { member in member.value.hole.map { "/\(member.key)\($0)" } }.first
    case .array(let items):
      items.enumerated().lazy.compactMap { index, item in item.hole.map { "/\(index)\($0)" } }.first
    case .null, .bool, .number: nil
    }
  }

  fileprivate func filled(with value: JSONValue) -> JSONValue {
    switch self {
    case .string(let text): text == "@" ? value : self
    case .object(let members): .object(members.mapValues { $0.filled(with: value) })
    case .array(let items): .array(items.map { $0.filled(with: value) })
    case .null, .bool, .number: self
    }
  }

  fileprivate var expanded: JSONValue {
    switch self {
    case .string(let text):
      .string(
        text.replacing(#/@\{(?s:(.+?))\*([0-9]+)\}/#) {
          String(repeating: String($0.output.1), count: Int($0.output.2) ?? 0)
        })
    case .object(let members): .object(members.mapValues(\.expanded))
    case .array(let items): .array(items.map(\.expanded))
    case .null, .bool, .number: self
    }
  }
}
