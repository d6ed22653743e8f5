import CLibYAML
import Diagnostics

/// libyaml, as a sequence of events.
struct LibYAMLParser: ~Copyable {
  let parser: UnsafeMutablePointer<yaml_parser_t>
  private let source: SourceBytes
  private let joined: JoinedSurrogates?

  /// `bytes` are those of the source, or those that are joined, and outlive the parser.
  init(
    _ source: SourceBytes, bytes: UnsafeBufferPointer<UInt8>, joined: JoinedSurrogates? = nil
  ) throws(Refusal) {
    parser = .allocate(capacity: 1)
    self.source = source
    self.joined = joined
    guard yaml_parser_initialize(parser) == 1 else {
      throw Refusal("there is not enough memory to read the file", at: SourceLocation(file: source.file))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    // Deleting clears the parser, so this is sound after a failed initialisation, too.
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; after the end of the stream there is none.
  mutating func next() throws(Refusal) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(content: content(of: event), location: location(event.start_mark))
  }

  /// The next token, or nil at the end and where there is a mistake; not to be mixed with events.
  mutating func nextToken() -> YAMLToken? {
    var token = yaml_token_t()
    guard yaml_parser_scan(parser, &token) == 1 else { return nil }
    defer { yaml_token_delete(&token) }
    return kind(of: token).map {
      YAMLToken(
        kind: $0, location: location(token.start_mark), start: Int(token.start_mark.index),
        end: Int(token.end_mark.index))
    }
  }

  private func kind(of token: yaml_token_t) -> YAMLToken.Kind? {
    switch token.type {
    case YAML_NO_TOKEN, YAML_STREAM_END_TOKEN: nil
    case YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN: .flowStart
    case YAML_FLOW_SEQUENCE_END_TOKEN, YAML_FLOW_MAPPING_END_TOKEN: .flowEnd
    case YAML_KEY_TOKEN: .key
    case YAML_ANCHOR_TOKEN, YAML_ALIAS_TOKEN: .anchorOrAlias
    case YAML_SCALAR_TOKEN where token.data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    default: .other
    }
  }

  private func content(of event: yaml_event_t) -> YAMLEvent.Content {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias(anchor: string(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(
        .init(
          text: text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
          properties: .init(anchor: string(scalar.anchor), tag: string(scalar.tag))))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return .collectionStart(.sequence, .init(anchor: string(start.anchor), tag: string(start.tag)))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      return .collectionStart(.mapping, .init(anchor: string(start.anchor), tag: string(start.tag)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_STREAM_START_EVENT: return .streamStart
    default: return .streamEnd
    }
  }

  private func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }

  private func location(_ mark: yaml_mark_t) -> SourceLocation {
    let line = Int(mark.line) + 1
    // Only the line break that was put after the last line leads beyond it.
    if line > source.lineCount { return source.end }
    let column = Int(mark.column)
    return SourceLocation(
      file: source.file, line: line, column: (joined?.column(column, inLine: line - 1) ?? column) + 1)
  }

  func failure() -> Refusal {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "there is not enough memory"
    let context = parser.pointee.context.map { String(cString: $0) }
    return SyntaxProblem(
      problem: problem, context: context, at: location(parser.pointee.problem_mark),
      contextLocation: location(parser.pointee.context_mark), source: source
    ).refusal
  }
}
