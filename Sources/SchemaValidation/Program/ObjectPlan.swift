package import SchemaRuntime

extension SchemaProgram.Additional {
  /// The call for the values, where a schema is asked.
  package var call: BlockCall? { if case .schema(let call) = self { call } else { nil } }

  /// Whether the plan asks nothing of them.
  package var isAny: Bool { if case .any = self { true } else { false } }

  /// Whether there may be no such members.
  package var isForbidden: Bool { if case .forbidden = self { true } else { false } }
}

extension PropertyPlan {
  /// Whether a value of the property is a warning.
  package var isDeprecated: Bool { call?.isDeprecated ?? false }

  /// A property that is listed, and whose value may be anything.
  package init(listing name: String) { self.init(name: name, call: nil) }
}
