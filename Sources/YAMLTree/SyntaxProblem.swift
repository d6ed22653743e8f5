import Diagnostics

/// A problem that libyaml found, in words that tell the author of the file what to mend.
struct SyntaxProblem {
  private let problem: String
  private let context: String?
  private let location: SourceLocation
  private let contextLocation: SourceLocation
  private let source: SourceBytes

  init(
    problem: String, context: String?, at location: SourceLocation, contextLocation: SourceLocation,
    source: SourceBytes
  ) {
    self.problem = problem
    self.context = context
    self.location = location
    self.contextLocation = contextLocation
    self.source = source
  }

  var refusal: Refusal {
    structure ?? text ?? wording.map { Refusal($0.message, at: location, help: $0.help) }
      ?? Refusal([problem, context].compactMap(\.self).joined(separator: " "), at: location)
  }

  /// A collection or a document that goes on in the wrong way.
  private var structure: Refusal? {
    switch problem {
    case "did not find expected key", "did not find expected '-' indicator":
      outOfColumn
    case "did not find expected ',' or ']'":
      Refusal(
        "expected ',' or ']' in the sequence that begins at \(place(contextLocation)), found \(found)",
        at: location)
    case "did not find expected ',' or '}'":
      Refusal(
        "expected ',' or '}' in the mapping that begins at \(place(contextLocation)), found \(found)",
        at: location)
    case "could not find expected ':'": missingColon
    case "did not find expected <document start>" where isAtEnd:
      Refusal("expected '---' after the directives, found the end of the file", at: location)
    case "did not find expected <document start>":
      Refusal(
        "expected the end of the document, found \(found)", at: location, help: "a file holds one value")
    default: nil
    }
  }

  /// A word that stands where a key should, at its own place.
  private var missingColon: Refusal {
    let line = source.bytes[source.offset(of: contextLocation)...].prefix { $0 != 0x0A && $0 != 0x0D }
    let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.endIndex
    let word = line[..<end]
    return Refusal(
      "expected ':' and a value after the key \(quoted(String(decoding: word, as: UTF8.self)))",
      at: contextLocation,
      help: helpForColon(inLine: contextLocation.line) ?? (word.count > 1024 ? Self.helpForLongKey : nil))
  }

  /// Characters that cannot be read.
  private var text: Refusal? {
    switch problem {
    case "found character that cannot start any token": unexpectedCharacter
    case _ where problem.hasPrefix("found a tab character"):
      Refusal("a tab may not indent a line", at: location, help: "use spaces")
    case "found unexpected end of stream" where context?.contains("quoted scalar") == true:
      Refusal("the quoted text that begins here does not end", at: contextLocation)
    case "found unexpected document indicator":
      Refusal(
        "the quoted text that begins at \(place(contextLocation)) does not end before a line of '---' or '...'",
        at: location)
    default: nil
    }
  }

  /// Messages that need neither the context nor the text.
  private var wording: (message: String, help: String?)? {
    switch problem {
    case "mapping values are not allowed in this context":
      (
        "a mapping cannot begin here",
        helpForColon(inLine: location.line - 1)
          ?? helpForMapping
      )
    case "block sequence entries are not allowed in this context":
      ("a sequence cannot begin here", "put '-' on a line of its own below the key")
    case "mapping keys are not allowed in this context": ("a key cannot begin here", nil)
    case "did not find expected node content": ("expected a value, found \(found)", nil)
    case "did not find expected alphabetic or numeric character":
      ("expected a name of ASCII letters, digits, '-' and '_', found \(found)", nil)
    case "found unexpected ':'":
      ("':' is followed by no space", "put the text in quotes, or a space after ':'")
    case "found undefined tag handle": ("the handle of this tag is not declared", nil)
    case "found unknown directive name": ("unknown directive", "the directives are %YAML and %TAG")
    case "found unknown escape character":
      ("unknown escape", "in double quotes '\\' begins an escape: write '\\\\', or use single quotes")
    case "did not find expected hexdecimal number": ("expected hexadecimal digits in an escape", nil)
    case "found invalid Unicode character escape code":
      ("the escape stands for no character", "write a character beyond U+FFFF as \\U and eight digits")
    case "found an indentation indicator equal to 0": ("an indentation indicator must be 1 to 9", nil)
    case "found incompatible YAML document": ("unknown version of YAML", "write %YAML 1.2, or nothing")
    default: nil
    }
  }

  private var outOfColumn: Refusal {
    if source.hasText(before: location) {
      return Refusal("expected the end of the line, found \(found)", at: location)
    }
    return problem == "did not find expected key"
      ? Refusal(
        "expected a key of the mapping that begins at \(place(contextLocation)), found \(found)",
        at: location,
        help: "keys of one mapping begin in one column")
      : Refusal(
        "expected '-' of the sequence that begins at \(place(contextLocation)), found \(found)", at: location,
        help: "elements of one sequence begin in one column")
  }

  private static let helpForLongKey = "a key stands on one line and has at most 1024 characters"

  /// The help for a colon behind which no mapping can begin: the first one of its line stands behind a key in the wrong column.
  private var helpForMapping: String {
    let start = source.offset(of: SourceLocation(file: location.file, line: location.line, column: 1))
    let before = source.bytes[start..<source.offset(of: location)]
    if before.contains(UInt8(ascii: ":")) { return "put text that contains ': ' in quotes" }
    return before.count > 1024 ? Self.helpForLongKey : "begin all keys of a mapping in one column"
  }

  /// The help where the first word of a line has a colon without a space behind it, so that it is no key.
  private func helpForColon(inLine line: Int) -> String? {
    guard line >= 1 else { return nil }
    let start = source.offset(of: SourceLocation(file: location.file, line: line, column: 1))
    let text = source.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 }
    // An address begins in the same way.
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      colon + 1 < text.endIndex, text[colon + 1] > 0x20, text[colon + 1] != UInt8(ascii: "/"),
      text[..<colon].allSatisfy(Self.isOfWord)
    else { return nil }
    return "put a space behind ':' in line \(line)"
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private var found: String { source.found(at: source.offset(of: location)) }

  private var isAtEnd: Bool { source.offset(of: location) >= source.bytes.count }

  private var unexpectedCharacter: Refusal {
    let offset = source.offset(of: location)
    guard offset < source.bytes.count else { return Refusal("expected a value", at: location) }
    switch source.bytes[offset] {
    case 0x09: return Refusal("a tab may not indent a line", at: location, help: "use spaces")
    case let byte where byte < 0x80:
      let character = String(UnicodeScalar(byte))
      return Refusal(
        "text without quotes cannot begin with '\(character)'", at: location, help: "put the text in quotes")
    default: return Refusal("text without quotes cannot begin with this character", at: location)
    }
  }

  private func place(_ location: SourceLocation) -> String {
    "line \(location.line), column \(location.column)"
  }
}
