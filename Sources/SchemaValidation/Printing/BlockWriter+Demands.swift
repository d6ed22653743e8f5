import SchemaRuntime

extension BlockWriter {
  func write(_ check: SchemaProgram.ValueCheck, to text: inout JSONObject) {
    switch check {
    case .strings(_, let texts, let keyword): text["strings " + keyword] = Self.strings(texts)
    case .list(_, let values, let keyword): text[Self.key("enum", keyword)] = .array(values)
    case .constant(let value, let keyword): text[Self.key("const", keyword)] = Self.constant(value)
    }
  }

  /// The value of a JSON text, which comes from a schema.
  private static func constant(_ text: String) -> JSONValue {
    do { return try JSONValue(jsonString: text) } catch { return .string(text) }
  }

  func write(_ check: SchemaProgram.NumberCheck, to text: inout JSONObject) {
    let (word, limit, keyword) = check.parts
    text[Self.key(word, keyword)] = limit.map(Self.number) ?? true
  }

  mutating func write(
    _ check: SchemaProgram.StringCheck, in location: String, to text: inout JSONObject
  ) {
    switch check {
    case .maxLength(let limit, let keyword): text[Self.key("maxLength", keyword)] = Self.integer(limit)
    case .minLength(let limit, let keyword): text[Self.key("minLength", keyword)] = Self.integer(limit)
    case .rule(let rule, let keyword): text[Self.key(rule.said.keyword, keyword)] = rule.said.value
    case .pattern(_, let source, let keyword): text[Self.key("pattern", keyword)] = .string(source)
    case .format(let format, let dialect, let keyword):
      let names = dialect == .draft202012 ? [format.rawValue] : [format.rawValue, dialect.rawValue]
      text[Self.key("format", keyword)] = names.count == 1 ? .string(names[0]) : Self.strings(names)
    case .content(let demand, let schema):
      var content = JSONObject()
      if demand.isBase64 { content["base64"] = .string(demand.encodingKeyword) }
      if let mediaType = demand.mediaType {
        content["mediaType"] = .string(mediaType)
        content["keyword"] = .string(demand.mediaTypeKeyword)
      }
      if let schema { content["schema"] = call(schema, "/contentSchema", in: location) }
      text["content"] = .object(content)
    }
  }

  mutating func array(_ plan: SchemaProgram.ArrayPlan, in location: String) -> JSONObject {
    var text = JSONObject()
    if !plan.prefix.isEmpty {
      var items: [JSONValue] = []
      for (index, call) in plan.prefix.enumerated() {
        items.append(optionalCall(call, "/prefixItems/\(index)", in: location))
      }
      text["prefixItems"] = .array(items)
    }
    if plan.evaluatesAll {
      let items = plan.forbidsMore ? false : optionalCall(plan.items, plan.itemsKeyword, in: location)
      text[Self.key("items", plan.itemsKeyword)] = items
    }
    if let contains = plan.contains {
      text["contains"] = call(contains.call, "/contains", in: location)
      if let minimum = contains.minimum { text["minContains"] = Self.integer(minimum) }
      if let maximum = contains.maximum { text["maxContains"] = Self.integer(maximum) }
      if contains.evaluates { text["containsEvaluates"] = true }
    }
    if let limit = plan.maxItems { text["maxItems"] = Self.integer(limit) }
    if let limit = plan.minItems { text["minItems"] = Self.integer(limit) }
    if plan.uniqueItems { text["uniqueItems"] = true }
    return text
  }

  /// The annotations of a part whose schema stands at a path.
  func said(_ annotations: ValueAnnotations, at path: String) -> JSONValue {
    var text = JSONObject()
    if let deprecation = annotations.deprecation {
      text["deprecated"] = .string(deprecation.words)
      text["deprecatedAt"] = place(deprecation.place, besides: path)
    }
    for access in annotations.access {
      text[access.words.rawValue] = place(access.place, besides: path) ?? true
    }
    return .object(text)
  }

  /// The place of an annotation; nil where it is the usual one: the schema of the part itself.
  private func place(_ place: AnnotationPlace, besides usual: String) -> JSONValue? {
    if place == AnnotationPlace(path: usual) { return nil }
    guard let schema = place.schema else { return .string(place.path) }
    return .array([.string(place.path), .string(local(schema))])
  }

  mutating func object(_ plan: SchemaProgram.ObjectPlan, in location: String) -> JSONObject {
    var text = JSONObject()
    if !plan.properties.isEmpty {
      var properties = JSONObject()
      for property in plan.properties {
        let path = "/properties/" + JSONPointer.escaped(property.name)
        properties[property.name] = optionalCall(property.call, path, in: location)
      }
      text["properties"] = .object(properties)
    }
    let others = plan.names.dropFirst(plan.properties.count)
    if !others.isEmpty { text["names"] = Self.strings(Array(others)) }
    if !plan.patterns.isEmpty {
      var patterns = JSONObject()
      for pattern in plan.patterns {
        let path = "/patternProperties/" + JSONPointer.escaped(pattern.source)
        patterns[pattern.source] = optionalCall(pattern.call, path, in: location)
      }
      text["patternProperties"] = .object(patterns)
    }
    switch plan.additional {
    case .any(let evaluates):
      if evaluates { text[Self.key("additionalProperties", plan.additionalKeyword)] = true }
    case .schema(let call):
      text[Self.key("additionalProperties", plan.additionalKeyword)] =
        self.call(call, plan.additionalKeyword, in: location)
    case .forbidden: text[Self.key("additionalProperties", plan.additionalKeyword)] = false
    }
    if let names = plan.propertyNames { text["propertyNames"] = call(names, "/propertyNames", in: location) }
    writePresence(plan, in: location, to: &text)
    if let known = plan.known {
      let isAll = known.elementsEqual(plan.names) { $0.hasSameScalars(as: $1) }
      text["known"] = isAll ? true : Self.strings(known)
    }
    return text
  }

  /// Writes the demands that depend on which members are there.
  private mutating func writePresence(
    _ plan: SchemaProgram.ObjectPlan, in location: String, to text: inout JSONObject
  ) {
    if !plan.required.isEmpty { text["required"] = Self.strings(plan.required.map { plan.names[$0] }) }
    for dependent in plan.dependentRequired {
      // The pointer of a keyword ends with the name that it depends on.
      let name = plan.names[dependent.name]
      let end = "/" + JSONPointer.escaped(name)
      let key = Self.key("dependentRequired", String(dependent.keyword.dropLast(end.count)))
      var pairs = text[key]?.objectValue ?? [:]
      pairs[name] = .array((pairs[name]?.arrayValue ?? []) + [.string(plan.names[dependent.other])])
      text[key] = .object(pairs)
    }
    if !plan.barred.isEmpty {
      let names = plan.barred.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        (key: $0.key.rawValue, value: Self.strings($0.value.map { plan.names[$0] }))
      }
      text["barred"] = .object(JSONMap(uniqueMembers: names))
    }
    if !plan.dependentSchemas.isEmpty {
      var schemas = JSONObject()
      for dependent in plan.dependentSchemas {
        let name = plan.names[dependent.name]
        schemas[name] = call(dependent.call, "/dependentSchemas/" + JSONPointer.escaped(name), in: location)
      }
      text["dependentSchemas"] = .object(schemas)
    }
    if let limit = plan.maxProperties { text["maxProperties"] = Self.integer(limit) }
    if let limit = plan.minProperties { text["minProperties"] = Self.integer(limit) }
  }
}
