extension YAMLNode {
  public var isNull: Bool { if case .null = content { true } else { false } }

  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The text of a number, as JSON writes it.
  public var number: String? { if case .number(let text) = content { text } else { nil } }

  public var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The elements of a sequence.
  public var elements: [YAMLNode]? { if case .sequence(let elements) = content { elements } else { nil } }

  /// The members of a mapping, in the order of the document.
  public var members: [Member]? { if case .mapping(let members) = content { members } else { nil } }

  /// The value of the member whose key has the same Unicode scalars; nil where there is none or this is no mapping.
  public subscript(key: String) -> YAMLNode? {
    members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The kind of the node, for messages: “a string”, “a mapping”.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .sequence: "a sequence"
    case .mapping: "a mapping"
    }
  }
}
