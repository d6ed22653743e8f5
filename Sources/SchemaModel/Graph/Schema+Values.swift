package import SchemaRuntime

extension Schema {
  /// The value of a keyword that holds no schema, as 2020-12 writes it; nil for the other keywords, and for those that
  /// identify schemas and refer to them.
  package func plainValue(of keyword: Keyword) -> JSONValue? {
    switch KeywordTable.own[keyword]?.shape {
    case .plain(let shape): plainValue(shape)
    case .particular(let shape): plainValue(shape)
    case .core, .applicator, nil: nil
    }
  }

  private func plainValue(_ shape: KeywordShape.Plain) -> JSONValue? {
    switch shape {
    case .flag(let slot), .flagOrReason(let slot): .bool(self[keyPath: slot])
    case .text(let slot): self[keyPath: slot].map(JSONValue.string)
    case .count(let slot): self[keyPath: slot].map { .number(JSONNumber($0)) }
    case .number(let slot), .positiveNumber(let slot), .limit(let slot, exclusive: _, if: _):
      self[keyPath: slot].map(JSONValue.number)
    case .exclusion: nil
    case .names(let slot): .strings(self[keyPath: slot])
    case .knownNames(let slot): self[keyPath: slot].map(JSONValue.strings)
    case .value(let slot): self[keyPath: slot]
    case .values(let slot): .array(self[keyPath: slot])
    }
  }

  private func plainValue(_ shape: KeywordShape.Particular) -> JSONValue? {
    switch shape {
    case .types: types?.json
    case .nullable: nil
    case .example: .array(examples)
    case .enumeration: enumeration.map(JSONValue.array)
    case .pattern: pattern.map(JSONValue.string)
    case .dependentNames:
      .object(JSONObject(dependentRequired.map { (key: $0.name, value: .strings($0.required)) }))
    case .format: format.map(JSONValue.string)
    case .caseNames:
      .object(JSONObject(extensions.caseNames.map { (key: $0.value, value: .string($0.name)) }))
    case .ignoredRules:
      .object(JSONObject(extensions.ignored.map { (key: $0.rule, value: .string($0.reason)) }))
    }
  }
}

extension JSONValue {
  fileprivate static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension TypeSet {
  /// The value of `type`: one name, or an array of names.
  fileprivate var json: JSONValue {
    let names = TypeSet.named.filter { contains($0.type) }.map { JSONValue.string($0.name) }
    return names.count == 1 ? names[0] : .array(names)
  }
}
