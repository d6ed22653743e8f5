import Diagnostics

/// What libyaml could not read, said so that the author of the file knows what to mend.
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
    switch problem {
    case "found character that cannot start any token":
      return unexpectedCharacter
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation",
      "found a tab character that violates intendation":
      return Refusal("a tab may not indent a line", at: location, help: "use spaces")
    case "found unexpected end of stream" where context?.contains("quoted scalar") == true:
      return Refusal("the quoted text that begins here does not end", at: contextLocation)
    case "found unexpected document indicator":
      return Refusal(
        "the quoted text that begins at \(place(contextLocation)) does not end before a line of '---' or '...'",
        at: location)
    case "did not find expected key":
      return Refusal(
        "expected a key of the mapping that begins at \(place(contextLocation))", at: location,
        help: "keys of one mapping begin in the same column")
    case "did not find expected '-' indicator":
      return Refusal(
        "expected '-' as the next element of the sequence that begins at \(place(contextLocation))",
        at: location, help: "elements of one sequence begin in the same column")
    case "did not find expected ',' or ']'":
      return Refusal(
        "expected ',' or ']' in the sequence that begins at \(place(contextLocation))", at: location)
    case "did not find expected ',' or '}'":
      return Refusal(
        "expected ',' or '}' in the mapping that begins at \(place(contextLocation))", at: location)
    default:
      return wording.map { Refusal($0.message, at: location, help: $0.help) }
        ?? Refusal([problem, context].compactMap(\.self).joined(separator: " "), at: location)
    }
  }

  /// Messages that need neither the context nor the text.
  private var wording: (message: String, help: String?)? {
    switch problem {
    case "could not find expected ':'":
      ("expected ':' after a key on one line of at most 1024 characters", nil)
    case "mapping values are not allowed in this context":
      ("a mapping cannot begin here", "put text that contains ': ' in quotes")
    case "block sequence entries are not allowed in this context":
      ("a sequence cannot begin here", "put '-' on a line of its own below the key")
    case "mapping keys are not allowed in this context": ("a key cannot begin here", nil)
    case "did not find expected node content": ("expected a value", nil)
    case "did not find expected <document start>":
      ("expected the end of the document, found more text", "a document is one value")
    case "found undefined tag handle": ("the handle of this tag is not declared", nil)
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
