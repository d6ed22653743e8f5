package import SchemaRuntime

extension SchemaProgram.Additional {
  /// The call for the values, where a schema is asked.
  package var call: BlockCall? {
    switch self {
    case .schema(let call): call
    case .any, .forbidden: nil
    }
  }

  /// Whether the plan asks nothing of them.
  package var isAny: Bool {
    switch self {
    case .any: true
    case .schema, .forbidden: false
    }
  }

  /// Whether there may be no such members.
  package var isForbidden: Bool {
    switch self {
    case .forbidden: true
    case .any, .schema: false
    }
  }
}

extension PropertyPlan {
  /// Whether a value of the property is a warning.
  package var isDeprecated: Bool { call?.isDeprecated ?? false }

  /// A property that is listed, and whose value may be anything.
  package init(listing name: String) {
    self.init(name: name, call: nil)
  }
}
