import SchemaRuntime

/// Writes one named block, and those that stand in it.
struct BlockWriter {
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

  func local(_ name: String) -> String {
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

  static func types(_ types: TypeSet) -> JSONValue { .string(types.names.joined(separator: "|")) }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  static func number(_ limit: NumberLimit) -> JSONValue {
    .number(JSONNumber(uncheckedText: limit.text))
  }

  static func integer(_ value: some BinaryInteger) -> JSONValue { .number(JSONNumber(value)) }

  /// The name of a demand, and the pointer of its keyword where that is another.
  static func key(_ word: String, _ keyword: String) -> String {
    keyword.hasSameScalars(as: "/" + word) ? word : word + " " + keyword
  }

  // MARK: Calls

  mutating func call(_ call: SchemaProgram.Call, _ path: String, in location: String) -> JSONValue {
    if let annotations = call.annotations {
      return .array([
        .string(call.path), target(call.target, at: location + path), said(annotations, at: path),
      ])
    }
    if isNamed[call.target], call.path.hasSameScalars(as: path),
      names[call.target].hasSameScalars(as: location + path)
    {
      return .string(ProgramReader.here)
    }
    let target = target(call.target, at: location + path)
    let usual = if case .string = target { path + "/$ref" } else { path }
    return call.path.hasSameScalars(as: usual) ? target : .array([.string(call.path), target])
  }

  mutating func target(_ index: Int, at place: String) -> JSONValue {
    if isNamed[index] { return .string(name(index)) }
    if depth == 0 {
      postponed.append(index)
      return .string(name(index))
    }
    depth -= 1
    defer { depth += 1 }
    return .object(block(index, at: place))
  }

  mutating func optionalCall(
    _ call: SchemaProgram.Call?, _ path: String, in location: String
  ) -> JSONValue {
    guard let call else { return true }
    return self.call(call, path, in: location)
  }

  mutating func calls(_ calls: [SchemaProgram.Call], _ path: String, in location: String) -> JSONValue {
    var items: [JSONValue] = []
    for (index, call) in calls.enumerated() {
      items.append(self.call(call, "\(path)/\(index)", in: location))
    }
    return .array(items)
  }
}

extension JSONObject {
  /// Adds the demands on a container, or a flag that there is a plan without demands.
  fileprivate mutating func append(_ others: JSONObject, orFlag flag: String) {
    if others.members.isEmpty { self[flag] = true }
    for (key, value) in others.members { self[key] = value }
  }
}
