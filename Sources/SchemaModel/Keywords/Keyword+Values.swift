package import SchemaRuntime

/// Properties of keywords that their rows tell.
extension Keyword {
  /// The types of values that it is about: of a value of another type it asks nothing. Nil for a keyword that is about
  /// values of each type, or of types that depend on its own value, as those of `format` do.
  package var subjects: TypeSet? { KeywordTable.own[self]?.subjects }

  /// Whether a value may be refused for it. Warnings refuse none, and messages say why one is.
  package var refusesValues: Bool {
    KeywordTable.asserting.contains(self) && self != .warnings && self != .message
  }

  /// Whether it limits numbers or texts by itself: those for what a text contains do so where the schema asks for it.
  package var limitsScalars: Bool {
    guard let row = KeywordTable.own[self], let subjects = row.subjects else { return false }
    return row.vocabulary != .content && subjects.isSubset(of: [.string, .number, .integer])
  }

  /// The instances that a value holds: itself, or a list of them.
  package enum Instances: Sendable { case one, list }

  /// How the keyword holds instances, as `const` and `examples` do; nil where it holds none.
  package var instances: Instances? {
    switch KeywordTable.own[self]?.shape {
    case .plain(.value): .one
    case .plain(.values), .particular(.enumeration): .list
    case .core, .applicator, .plain, .particular, nil: nil
    }
  }

  /// Whether an author chooses the names of the members of its value, and may choose others: those of `dependentSchemas`
  /// are names of properties.
  package var givesNames: Bool { self != .dependentSchemas && KeywordTable.namesOfMaps.contains(rawValue) }

  /// Whether it applies schemas to the value itself, and not to parts of it.
  package var isInPlace: Bool {
    switch KeywordTable.own[self]?.place {
    case .combination: true
    case .identity, .words, .type, .members, .items, .limits, .values, .definitions, nil:
      self == .dependentSchemas
    }
  }
}
