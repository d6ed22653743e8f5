import CLibYAML

extension LibYAMLParser {
  /// A token, as far as layout asks for it.
  struct SyntaxToken {
    enum Kind {
      case word
      case blockWord
      case property
      case directive
      case other
    }

    var kind: Kind
    var range: Range<Int>
  }

  /// The next token, or nil behind the last one; not to be mixed with events.
  mutating func nextSyntaxToken() throws(Refusal) -> SyntaxToken? {
    var token = yaml_token_t()
    guard yaml_parser_scan(parser, &token) == 1 else { throw failure() }
    defer { yaml_token_delete(&token) }
    let kind: SyntaxToken.Kind
    switch token.type {
    case YAML_NO_TOKEN: return nil
    case YAML_ANCHOR_TOKEN, YAML_TAG_TOKEN: kind = .property
    case YAML_ALIAS_TOKEN: kind = .word
    case YAML_SCALAR_TOKEN: kind = Self.style(token.data.scalar.style).isBlock ? .blockWord : .word
    case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN: kind = .directive
    default: kind = .other
    }
    return SyntaxToken(kind: kind, range: Self.range(token.start_mark, token.end_mark))
  }

  /// The next event as it is written; its properties and its word are not known yet.
  mutating func nextSyntaxEvent() throws(Refusal) -> SyntaxEvent? {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    guard let content = Self.syntax(of: event) else { return nil }
    let range = Self.range(event.start_mark, event.end_mark)
    return SyntaxEvent(
      content: content, range: range, line: Int(event.start_mark.line), column: Int(event.start_mark.column),
      endLine: Int(event.end_mark.line), word: range.upperBound..<range.upperBound)
  }

  private static func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> Range<Int> {
    Int(start.index)..<max(Int(start.index), Int(end.index))
  }

  /// Nil for the start of the stream.
  private static func syntax(of event: yaml_event_t) -> SyntaxEvent.Content? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart(isExplicit: event.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT: return .documentEnd(isExplicit: event.data.document_end.implicit == 0)
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .scalar(style(scalar.style), text)
    case YAML_SEQUENCE_START_EVENT:
      return .collectionStart(
        isMapping: false, isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      return .collectionStart(
        isMapping: true, isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_STREAM_START_EVENT: return nil
    default: return .streamEnd
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> SyntaxEvent.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
