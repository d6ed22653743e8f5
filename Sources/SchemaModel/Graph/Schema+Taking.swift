extension Schema {
  /// Takes over a keyword from another schema; removes it where that schema is nil or lacks it.
  package func take(_ keyword: Keyword, from other: Schema?) {
    takeValue(of: keyword, from: other)
    if let site = other?.sites[keyword] {
      sites.note(keyword, at: site.location, spelling: site.spelling, values: site.values)
    }
  }

  /// Keywords that refer to schemas are taken with them, and those that describe or name ask nothing.
  private func takeValue(of keyword: Keyword, from other: Schema?) {
    guard keyword.refusesValues else { return }
    switch KeywordTable.own[keyword]?.shape {
    case .core, nil: return
    case .applicator(let shape): take(shape, from: other)
    case .plain(let shape): take(shape, from: other)
    case .particular(let shape): take(shape, from: other)
    }
  }

  private func take(_ shape: KeywordShape.Applicator, from other: Schema?) {
    switch shape {
    case .schema(let slot): take(slot, from: other, or: nil)
    case .schemas(let slot): take(slot, from: other, or: [])
    case .namedSchemas(let slot), .patternSchemas(let slot): take(slot, from: other, or: [])
    case .items: items = other?.items
    // Earlier dialects have these; a schema has what 2020-12 makes of them.
    case .itemsOrArray, .additionalItems, .dependencies: return
    }
  }

  private func take(_ shape: KeywordShape.Plain, from other: Schema?) {
    switch shape {
    case .flag(let slot), .flagOrReason(let slot): take(slot, from: other, or: false)
    case .text(let slot): take(slot, from: other, or: nil)
    case .count(let slot): take(slot, from: other, or: nil)
    case .number(let slot), .positiveNumber(let slot), .limit(let slot, exclusive: _, if: _):
      take(slot, from: other, or: nil)
    case .exclusion: return
    case .names(let slot): take(slot, from: other, or: [])
    case .knownNames(let slot): take(slot, from: other, or: nil)
    case .value(let slot): take(slot, from: other, or: nil)
    case .values(let slot): take(slot, from: other, or: [])
    }
  }

  private func take(_ shape: KeywordShape.Particular, from other: Schema?) {
    switch shape {
    case .types: types = other?.types
    case .nullable: return
    case .example: examples = other?.examples ?? []
    case .enumeration: enumeration = other?.enumeration
    case .pattern: pattern = other?.pattern
    case .dependentNames: dependentRequired = other?.dependentRequired ?? []
    case .format: format = other?.format
    case .caseNames, .ignoredRules: return
    }
  }

  private func take<Value>(_ slot: KeywordShape.Slot<Value>, from other: Schema?, or none: Value) {
    self[keyPath: slot] = other.map { $0[keyPath: slot] } ?? none
  }

  /// Notes that the schema has a keyword now, so that it does not count as one that only describes.
  package func has(_ keyword: Keyword) {
    if sites[keyword] == nil { sites.note(keyword, at: location, spelling: keyword.rawValue) }
  }
}
