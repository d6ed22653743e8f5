/// Writes the blocks of a program as the texts that `SchemaProgram` reads: one for each part of it.
///
/// A block that one other block of its part calls is written into that; each of the others has a name.
package struct ProgramPrinter {
  private let program: SchemaProgram
  /// The part that each block belongs to; nil where no entry leads to the block.
  private let parts: [Int?]
  private let documents: [String]
  private let names: [String]
  private var isNamed: [Bool]

  /// How many blocks within each other are written.
  private static let depthLimit = 12

  /// - Parameters:
  ///   - program: a program whose blocks call each other by their numbers.
  ///   - parts: for each block the part that it belongs to, such as its document.
  ///   - documents: for each part, the document of its schemas.
  ///   - names: for each block its name, no two equal: a document, `#` and more.
  ///   - entries: the blocks that are asked for by their names, and whose callees are needed with them.
  package init(
    _ program: SchemaProgram, parts: [Int], documents: [String], names: [String], entries: some Sequence<Int>
  ) {
    (self.program, self.documents, self.names) = (program, documents, names)
    var needed = [Int?](repeating: nil, count: parts.count)
    var isNamed = [Bool](repeating: false, count: parts.count)
    var isCalled = isNamed
    var open: [Int] = []
    for entry in entries where needed[entry] == nil {
      (needed[entry], isNamed[entry]) = (parts[entry], true)
      open.append(entry)
    }
    while let next = open.popLast() {
      for case .block(let callee) in program.blocks[next].calls.map(\.target) {
        if isCalled[callee] || parts[callee] != parts[next] { isNamed[callee] = true }
        isCalled[callee] = true
        if needed[callee] == nil {
          needed[callee] = parts[callee]
          open.append(callee)
        }
      }
    }
    self.parts = needed
    self.isNamed = isNamed
  }

  /// The text of a part, with lines of at most `width` bytes where it can be broken.
  /// - Returns: nil where no block of the part is needed.
  package func text(ofPart part: Int, width: Int) -> String? {
    var isNamed = isNamed
    var members: [(key: String, value: JSONValue)] = []
    // A block that stands too deep gets a name, and is written later.
    var open = parts.indices.filter { parts[$0] == part && isNamed[$0] }
    var next = 0
    while next < open.count {
      var writer = BlockWriter(
        program, document: documents[part], names: names, isNamed: isNamed, depth: Self.depthLimit)
      members.append((writer.name(open[next]), .object(writer.block(open[next], at: names[open[next]]))))
      for block in writer.postponed {
        isNamed[block] = true
        open.append(block)
      }
      next += 1
    }
    guard !members.isEmpty else { return nil }
    return JSONObject(uniqueMembers: members).lines(width: width)
  }

  /// The parts with blocks that are needed.
  package var neededParts: Set<Int> { Set(parts.lazy.compactMap(\.self)) }

  /// The other parts that a part's blocks call, in order.
  package func callees(ofPart part: Int) -> [Int] {
    var callees: Set<Int> = []
    for index in parts.indices where parts[index] == part {
      for case .block(let callee) in program.blocks[index].calls.map(\.target) {
        if let other = parts[callee], other != part { callees.insert(other) }
      }
    }
    return callees.sorted()
  }
}

/// Writes one named block, and those that stand in it.
private struct BlockWriter {
  private let program: SchemaProgram
  private let document: String
  private let names: [String]
  private let isNamed: [Bool]
  private var depth: Int
  /// Blocks that stand too deep to be written here.
  private(set) var postponed: [Int] = []

  init(_ program: SchemaProgram, document: String, names: [String], isNamed: [Bool], depth: Int) {
    (self.program, self.document, self.names) = (program, document, names)
    (self.isNamed, self.depth) = (isNamed, depth)
  }

  /// The name of a block, without that of the document where it is this one's.
  func name(_ index: Int) -> String { local(names[index]) }

  private func local(_ name: String) -> String {
    name.utf8.starts(with: (document + "#").utf8) ? String(name.dropFirst(document.count)) : name
  }

  /// - Parameter place: the location that a reader assumes for it.
  mutating func block(_ index: Int, at place: String) -> JSONObject {
    let block = program.blocks[index]
    var text = JSONObject()
    if !block.location.hasSameScalars(as: place) { text["at"] = .string(block.location) }
    if let message = block.message { text["message"] = .string(message) }
    if block.collectsEvaluated { text["collectsEvaluated"] = true }
    if block.keepsEvaluated { text["marks"] = true }
    if block.warns { text["warns"] = true }
    if block.isShared { text["shared"] = true }
    if block.isNever { text["never"] = true }
    if !block.readsValue { text["defers"] = true }
    if let types = block.types { text["type"] = Self.types(types) }
    for check in block.values { write(check, to: &text) }
    for check in block.numbers { write(check, to: &text) }
    for check in block.strings { write(check, in: block.location, to: &text) }
    if let plan = block.array { text.append(array(plan, in: block.location), orFlag: "array") }
    if let plan = block.object { text.append(object(plan, in: block.location), orFlag: "object") }
    for check in block.inPlaceChecks { write(check, in: block.location, to: &text) }
    return text
  }

  private static func types(_ types: TypeSet) -> JSONValue { .string(types.names.joined(separator: "|")) }

  private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  private static func number(_ limit: NumberLimit) -> JSONValue {
    .number(JSONNumber(uncheckedText: limit.text))
  }

  private static func integer(_ value: some BinaryInteger) -> JSONValue { .number(JSONNumber(value)) }

  /// The name of a demand, and the pointer of its keyword where that is another.
  private static func key(_ word: String, _ keyword: String) -> String {
    keyword.hasSameScalars(as: "/" + word) ? word : word + " " + keyword
  }

  // MARK: Calls

  private mutating func call(_ call: SchemaProgram.Call, _ path: String, in location: String) -> JSONValue {
    if let annotations = call.annotations {
      return .array([
        .string(call.path), target(call.target, at: location + path), said(annotations, at: path),
      ])
    }
    if case .block(let index) = call.target, isNamed[index], call.path.hasSameScalars(as: path),
      names[index].hasSameScalars(as: location + path)
    {
      return .string(ProgramReader.here)
    }
    let target = target(call.target, at: location + path)
    let usual = if case .string = target { path + "/$ref" } else { path }
    return call.path.hasSameScalars(as: usual) ? target : .array([.string(call.path), target])
  }

  private mutating func target(_ target: SchemaProgram.Call.Target, at place: String) -> JSONValue {
    switch target {
    case .named(let name): return .string(name.text)
    case .block(let index):
      if isNamed[index] { return .string(name(index)) }
      if depth == 0 {
        postponed.append(index)
        return .string(name(index))
      }
      depth -= 1
      defer { depth += 1 }
      return .object(block(index, at: place))
    }
  }

  private mutating func optionalCall(
    _ call: SchemaProgram.Call?, _ path: String, in location: String
  ) -> JSONValue {
    guard let call else { return true }
    return self.call(call, path, in: location)
  }

  private mutating func calls(_ calls: [SchemaProgram.Call], _ path: String, in location: String) -> JSONValue
  {
    var items: [JSONValue] = []
    for (index, call) in calls.enumerated() {
      items.append(self.call(call, "\(path)/\(index)", in: location))
    }
    return .array(items)
  }

  // MARK: Demands

  private func write(_ check: SchemaProgram.ValueCheck, to text: inout JSONObject) {
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

  private func write(_ check: SchemaProgram.NumberCheck, to text: inout JSONObject) {
    switch check {
    case .multipleOf(let limit, let keyword): text[Self.key("multipleOf", keyword)] = Self.number(limit)
    case .maximum(let limit, let keyword): text[Self.key("maximum", keyword)] = Self.number(limit)
    case .exclusiveMaximum(let limit, let keyword):
      text[Self.key("exclusiveMaximum", keyword)] = Self.number(limit)
    case .minimum(let limit, let keyword): text[Self.key("minimum", keyword)] = Self.number(limit)
    case .exclusiveMinimum(let limit, let keyword):
      text[Self.key("exclusiveMinimum", keyword)] = Self.number(limit)
    case .integerText(let keyword): text[Self.key("integerText", keyword)] = .bool(true)
    }
  }

  private mutating func write(
    _ check: SchemaProgram.StringCheck, in location: String, to text: inout JSONObject
  ) {
    switch check {
    case .maxLength(let limit, let keyword): text[Self.key("maxLength", keyword)] = Self.integer(limit)
    case .minLength(let limit, let keyword): text[Self.key("minLength", keyword)] = Self.integer(limit)
    case .maxBytes(let limit, let keyword): text[Self.key("x-maxBytes", keyword)] = Self.integer(limit)
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

  private mutating func array(_ plan: SchemaProgram.ArrayPlan, in location: String) -> JSONObject {
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
  private func said(_ annotations: ValueAnnotations, at path: String) -> JSONValue {
    var text = JSONObject()
    if let deprecation = annotations.deprecation {
      text["deprecated"] = .string(deprecation.words)
      text["deprecatedAt"] = place(deprecation.place, besides: path)
    }
    if let access = annotations.access {
      text["access"] = .string(access.words.rawValue)
      text["accessAt"] = place(access.place, besides: path)
    }
    return .object(text)
  }

  /// The place of an annotation; nil where it is the usual one: the schema of the part itself.
  private func place(_ place: AnnotationPlace, besides usual: String) -> JSONValue? {
    if place == AnnotationPlace(path: usual) { return nil }
    guard let schema = place.schema else { return .string(place.path) }
    return .array([.string(place.path), .string(local(schema))])
  }

  private mutating func object(_ plan: SchemaProgram.ObjectPlan, in location: String) -> JSONObject {
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

  private mutating func write(_ check: SchemaProgram.Check, in location: String, to text: inout JSONObject) {
    switch check {
    case .reference(let call):
      // The call itself has the path.
      let word = call.path.hasPrefix("/$dynamicRef") ? "$dynamicRef" : "$ref"
      let target = target(call.target, at: location + "/" + word)
      text[word] = call.path.hasSameScalars(as: "/" + word) ? target : .array([.string(call.path), target])
    case .allOf(let calls): text["allOf"] = self.calls(calls, "/allOf", in: location)
    case .union(let plan):
      text[Self.key(plan.isExclusive ? "oneOf" : "anyOf", plan.keyword)] = union(plan, in: location)
    case .not(let call, let keyword):
      text[Self.key("not", keyword)] = self.call(call, keyword, in: location)
    case .conditional(let condition, let then, let otherwise):
      var parts = JSONObject()
      parts["if"] = call(condition, "/if", in: location)
      if let then { parts["then"] = call(then, "/then", in: location) }
      if let otherwise { parts["else"] = call(otherwise, "/else", in: location) }
      text["if"] = .object(parts)
    case .unevaluatedItems(let call, let keyword):
      let value = call.map { self.call($0, keyword, in: location) } ?? false
      text[Self.key("unevaluatedItems", keyword)] = value
    case .unevaluatedProperties(let call, let keyword):
      let value = call.map { self.call($0, keyword, in: location) } ?? false
      text[Self.key("unevaluatedProperties", keyword)] = value
    case .maxSerializedBytes(let limit, let keyword):
      text[Self.key("x-maxSerializedBytes", keyword)] = Self.integer(limit)
    case .warnings(let calls): text["x-warnings"] = self.calls(calls, "/x-warnings", in: location)
    }
  }

  private mutating func union(_ plan: SchemaProgram.UnionPlan, in location: String) -> JSONValue {
    var branches: [JSONValue] = []
    for (index, branch) in plan.branches.enumerated() {
      var text = JSONObject()
      if branch.types != .all { text["type"] = Self.types(branch.types) }
      if let name = branch.name { text["name"] = .string(name) }
      if !branch.tags.isEmpty { text["tags"] = Self.strings(branch.tags) }
      if branch.requiredNames != 0 { text["discriminatingNames"] = Self.integer(branch.requiredNames) }
      text["schema"] = call(branch.call, "\(plan.keyword)/\(index)", in: location)
      branches.append(.object(text))
    }
    var text = JSONObject()
    if let tag = plan.tag {
      text["tag"] = .string(tag.name)
      if let defaultBranch = tag.defaultBranch { text["defaultBranch"] = Self.integer(defaultBranch) }
    }
    if !plan.discriminatingNames.isEmpty {
      text["discriminatingNames"] = Self.strings(plan.discriminatingNames)
    }
    text["of"] = .array(branches)
    return .object(text)
  }
}

extension JSONObject {
  /// Adds the demands on a container, or a flag that there is a plan without demands.
  fileprivate mutating func append(_ others: JSONObject, orFlag flag: String) {
    if others.members.isEmpty { self[flag] = true }
    for (key, value) in others.members { self[key] = value }
  }
}

extension JSONObject {
  /// The members as JSON, each on a line of its own. A line that would have more than `width` bytes is broken behind a
  /// comma.
  fileprivate func lines(width: Int) -> String {
    let texts = members.map { member in
      VisibleText.json(JSONValue.object(JSONMap(uniqueMembers: [member])).description).dropFirst().dropLast()
        .broken(width: width)
    }
    return "{" + texts.joined(separator: ",\n") + "}"
  }
}

extension Substring {
  /// A JSON text with line ends behind commas between values.
  fileprivate func broken(width: Int) -> String {
    var lines: [UInt8] = []
    var line: [UInt8] = []
    var comma = 0
    var (isString, isEscaped) = (false, false)
    for byte in utf8 {
      line.append(byte)
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isString = false
        }
      } else if byte == 0x22 {
        isString = true
      } else if byte == 0x2C {
        comma = line.count
      }
      if line.count > width, comma > 0 {
        lines += line[..<comma] + [0x0A]
        line.removeFirst(comma)
        comma = 0
      }
    }
    return String(decoding: lines + line, as: UTF8.self)
  }
}
