/// Reads the blocks of a program from their text: a JSON object of blocks by their names.
///
/// A block is an object whose members are named for keywords, as in a schema. Behind a name may stand, after a space, the
/// JSON Pointer that findings name, where that is not `/` and the name. A call is the name of a block, or the block
/// itself where no other block calls it. An array gives the path of the call first, where its place in the text does
/// not lead to that path, and behind it what the called schema says of the part that it describes.
package struct ProgramReader {
  /// The error of a text that is not of this version.
  struct Mismatch: Error {
    var message: String
  }

  private(set) var numbers: [ScalarKey: Int] = [:]
  /// The names of the blocks that are called and stand in other programs.
  private(set) var others: [ScalarKey] = []
  private var blocks: [SchemaProgram.Block?] = []

  /// The document of the schemas: names that begin with `#` belong to it.
  private let document: String

  init(_ document: String) { self.document = document }

  /// A program whose every report has one message.
  init(refusingAs message: String) {
    document = ""
    let block = SchemaProgram.Block(location: "")
    (block.message, block.isNever) = (message, true)
    blocks = [block]
  }

  /// The blocks, once all are read.
  var finished: [SchemaProgram.Block] { blocks.compactMap { $0 } }

  mutating func read(_ text: String) throws(Mismatch) {
    let members: JSONObject
    do {
      members = try JSONValue(jsonString: text).objectValue ?? [:]
    } catch {
      throw mismatch("the text of a program is no JSON")
    }
    for (index, member) in members.members.enumerated() { numbers[ScalarKey(full(member.key))] = index }
    blocks = [SchemaProgram.Block?](repeating: nil, count: members.members.count)
    for (index, member) in members.members.enumerated() {
      blocks[index] = try block(member.value, at: full(member.key))
    }
  }

  private func full(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "#") ? document + name : name
  }

  private func mismatch(_ message: String) -> Mismatch {
    Mismatch(message: "this code was generated for another version of SchemaRuntime: " + message)
  }

  // MARK: Values

  private func object(_ value: JSONValue) throws(Mismatch) -> JSONObject {
    guard let members = value.objectValue else { throw mismatch("expected an object, not \(value)") }
    return members
  }

  private func array(_ value: JSONValue) throws(Mismatch) -> [JSONValue] {
    guard let items = value.arrayValue else { throw mismatch("expected an array, not \(value)") }
    return items
  }

  private func string(_ value: JSONValue) throws(Mismatch) -> String {
    guard let string = value.stringValue else { throw mismatch("expected a string, not \(value)") }
    return string
  }

  private func strings(_ value: JSONValue) throws(Mismatch) -> [String] {
    var strings: [String] = []
    for item in try array(value) { strings.append(try string(item)) }
    return strings
  }

  private func integer(_ value: JSONValue) throws(Mismatch) -> Int {
    guard let integer = value.numberValue?.int64Value else {
      throw mismatch("expected an integer, not \(value)")
    }
    // No text is so long that a limit beyond `Int` would be another one.
    return Int(clamping: integer)
  }

  private func limit(_ value: JSONValue) throws(Mismatch) -> NumberLimit {
    guard let number = value.numberValue else { throw mismatch("expected a number, not \(value)") }
    return NumberLimit(text: number.text)
  }

  private func types(_ value: JSONValue) throws(Mismatch) -> TypeSet {
    TypeSet(names: try string(value))
  }

  private func pattern(_ source: String) throws(Mismatch) -> Pattern {
    do { return try Pattern(source) } catch { throw mismatch("pattern \(source)") }
  }

  // MARK: Calls

  /// The name that stands for a block whose schema stands where it is called.
  package static let here = "."

  /// - Parameter path: the path of the call.
  private mutating func call(
    _ value: JSONValue, _ path: String, in location: String
  ) throws(Mismatch) -> SchemaProgram.Call {
    switch value {
    case .array(let items) where items.count == 2 || items.count == 3:
      let target = try target(items[1], path, in: location)
      let annotations = try items.count == 3 ? said(items[2], at: path) : nil
      return SchemaProgram.Call(target, path: try string(items[0]), annotations)
    case .string(ProgramReader.here):
      return SchemaProgram.Call(try target(.string(location + path), path, in: location), path: path)
    case .string: return SchemaProgram.Call(try target(value, path, in: location), path: path + "/$ref")
    case .object, .bool, .null, .number, .array:
      return SchemaProgram.Call(try target(value, path, in: location), path: path)
    }
  }

  /// Reads the call of a keyword whose value leads to the block: no `$ref` is added to its path.
  private mutating func reference(
    _ value: JSONValue, _ path: String, in location: String
  ) throws(Mismatch) -> SchemaProgram.Call {
    if case .string = value { return SchemaProgram.Call(try target(value, path, in: location), path: path) }
    return try call(value, path, in: location)
  }

  /// Reads the target of a call.
  private mutating func target(
    _ value: JSONValue, _ path: String, in location: String
  ) throws(Mismatch) -> Int {
    if case .string(let text) = value {
      let name = ScalarKey(full(text))
      if let number = numbers[name] { return number }
      others.append(name)
      return ~(others.count - 1)
    }
    let inner = try block(value, at: location + path)
    blocks.append(inner)
    return blocks.count - 1
  }

  /// Reads a call; nil where the text asks nothing.
  private mutating func optionalCall(
    _ value: JSONValue, _ path: String, in location: String
  ) throws(Mismatch) -> SchemaProgram.Call? {
    value.boolValue == true ? nil : try call(value, path, in: location)
  }

  private mutating func calls(
    _ value: JSONValue, _ path: String, in location: String
  ) throws(Mismatch) -> [SchemaProgram.Call] {
    var calls: [SchemaProgram.Call] = []
    for (index, item) in try array(value).enumerated() {
      calls.append(try call(item, "\(path)/\(index)", in: location))
    }
    return calls
  }

  // MARK: Blocks

  private mutating func block(_ value: JSONValue, at place: String) throws(Mismatch) -> SchemaProgram.Block {
    let members = try object(value)
    let location = try members["at"].map(string) ?? place
    let block = SchemaProgram.Block(location: location)
    for (name, value) in members.members {
      let space = name.utf8.firstIndex(of: UInt8(ascii: " "))
      let word = String(name[..<(space ?? name.endIndex)])
      let keyword = space.map { String(name[name.index(after: $0)...]) } ?? "/" + word
      if try readFlag(word, value, into: block) { continue }
      if try readScalar(word, value, keyword, into: block) { continue }
      if try readWhole(word, value, keyword, into: block) { continue }
      // These make a plan first.
      if try readArray(word, value, keyword, into: block) { continue }
      if try readObject(word, value, keyword, into: block) { continue }
      throw mismatch("unknown demand '\(word)'")
    }
    block.finishObject()
    return block
  }

  private func readFlag(
    _ word: String, _ value: JSONValue, into block: SchemaProgram.Block
  ) throws(Mismatch) -> Bool {
    switch word {
    case "at": break
    case "message": block.message = try string(value)
    case "collectsEvaluated": block.collectsEvaluated = true
    case "marks": block.keepsEvaluated = true
    case "warns": block.warns = true
    case "shared": block.isShared = true
    case "never": block.isNever = true
    case "defers": block.readsValue = false
    case "type": block.types = try types(value)
    default: return false
    }
    return true
  }

  private mutating func readScalar(
    _ word: String, _ value: JSONValue, _ keyword: String, into block: SchemaProgram.Block
  ) throws(Mismatch) -> Bool {
    switch word {
    case "strings":
      let texts = try strings(value)
      block.values.append(.strings(OwnedKeyTable(texts), texts, keyword: keyword))
    case "enum":
      let values = try array(value)
      block.values.append(.list(ValueList(values), values, keyword: keyword))
    case "const": block.values.append(.constant(value.description, keyword: keyword))
    case "multipleOf": block.numbers.append(.multipleOf(try limit(value), keyword: keyword))
    case "maximum": block.numbers.append(.maximum(try limit(value), keyword: keyword))
    case "exclusiveMaximum": block.numbers.append(.exclusiveMaximum(try limit(value), keyword: keyword))
    case "minimum": block.numbers.append(.minimum(try limit(value), keyword: keyword))
    case "exclusiveMinimum": block.numbers.append(.exclusiveMinimum(try limit(value), keyword: keyword))
    case "integerText": block.numbers.append(.integerText(keyword: keyword))
    case "maxLength": block.strings.append(.maxLength(try integer(value), keyword: keyword))
    case "minLength": block.strings.append(.minLength(try integer(value), keyword: keyword))
    case "pattern":
      let source = try string(value)
      block.strings.append(.pattern(try pattern(source), source: source, keyword: keyword))
    case "format": block.strings.append(try format(value, keyword))
    case "content": block.strings.append(try content(value, in: block.location))
    default:
      guard let rule = StringRule(word, value) else { return false }
      block.strings.append(.rule(rule, keyword: keyword))
    }
    return true
  }

  private func format(_ value: JSONValue, _ keyword: String) throws(Mismatch) -> SchemaProgram.StringCheck {
    let names = try value.arrayValue == nil ? [string(value)] : strings(value)
    guard let format = names.first.flatMap(Format.init), names.count <= 2,
      let dialect = names.count == 2 ? Format.Dialect(rawValue: names[1]) : .draft202012
    else { throw mismatch("format \(value)") }
    return .format(format, dialect, keyword: keyword)
  }

  private mutating func content(
    _ value: JSONValue, in location: String
  ) throws(Mismatch) -> SchemaProgram.StringCheck {
    let members = try object(value)
    let demand = ContentDemand(
      isBase64: members["base64"] != nil,
      encodingKeyword: try members["base64"].map(string) ?? "/contentEncoding",
      mediaType: try members["mediaType"].map(string),
      mediaTypeKeyword: try members["keyword"].map(string) ?? "/contentMediaType")
    let schema = try members["schema"].map { (value) throws(Mismatch) in
      try call(value, "/contentSchema", in: location)
    }
    return .content(demand, schema)
  }

  private mutating func readArray(
    _ word: String, _ value: JSONValue, _ keyword: String, into block: SchemaProgram.Block
  ) throws(Mismatch) -> Bool {
    let plan = block.array ?? SchemaProgram.ArrayPlan()
    switch word {
    case "array": break
    case "prefixItems":
      for (index, item) in try array(value).enumerated() {
        plan.prefix.append(try optionalCall(item, "\(keyword)/\(index)", in: block.location))
      }
    case "items":
      (plan.itemsKeyword, plan.evaluatesAll) = (keyword, true)
      plan.forbidsMore = value.boolValue == false
      if !plan.forbidsMore { plan.items = try optionalCall(value, keyword, in: block.location) }
    case "contains":
      plan.contains = SchemaProgram.ContainsPlan(
        call: try call(value, keyword, in: block.location), minimum: nil, maximum: nil, evaluates: false)
    case "minContains": plan.contains?.minimum = try integer(value)
    case "maxContains": plan.contains?.maximum = try integer(value)
    case "containsEvaluates": plan.contains?.evaluates = true
    case "maxItems": plan.maxItems = try integer(value)
    case "minItems": plan.minItems = try integer(value)
    case "uniqueItems": plan.uniqueItems = true
    default: return false
    }
    block.array = plan
    return true
  }

  private mutating func readObject(
    _ word: String, _ value: JSONValue, _ keyword: String, into block: SchemaProgram.Block
  ) throws(Mismatch) -> Bool {
    let plan = block.object ?? SchemaProgram.ObjectPlan()
    switch word {
    case "object": break
    case "properties":
      for (name, value) in try object(value).members {
        let path = keyword + "/" + JSONPointer.escaped(name)
        plan.names.append(name)
        plan.properties.append(
          SchemaProgram.Property(name: name, call: try optionalCall(value, path, in: block.location)))
      }
    case "names": plan.names += try strings(value)
    case "patternProperties":
      for (source, value) in try object(value).members {
        let path = keyword + "/" + JSONPointer.escaped(source)
        let call = try optionalCall(value, path, in: block.location)
        plan.patterns.append(
          SchemaProgram.PatternPlan(source: source, pattern: try pattern(source), call: call))
      }
    case "additionalProperties":
      plan.additionalKeyword = keyword
      switch value.boolValue {
      case true?: plan.additional = .any(evaluates: true)
      case false?: plan.additional = .forbidden
      case nil: plan.additional = .schema(try call(value, keyword, in: block.location))
      }
    case "propertyNames": plan.propertyNames = try call(value, keyword, in: block.location)
    case "required":
      for name in try strings(value) { plan.required.append(try number(of: name, in: plan.names)) }
    case "dependentRequired":
      for (name, others) in try object(value).members {
        let pointer = keyword + "/" + JSONPointer.escaped(name)
        for other in try strings(others) {
          plan.dependentRequired.append(
            (try number(of: name, in: plan.names), try number(of: other, in: plan.names), pointer))
        }
      }
    case "barred":
      for (word, names) in try object(value).members {
        var numbers: [Int] = []
        for name in try strings(names) { numbers.append(try number(of: name, in: plan.names)) }
        plan.barred[try access(.string(word))] = numbers
      }
    case "dependentSchemas":
      for (name, value) in try object(value).members {
        let path = keyword + "/" + JSONPointer.escaped(name)
        plan.dependentSchemas.append(
          (try number(of: name, in: plan.names), try call(value, path, in: block.location)))
      }
    case "maxProperties": plan.maxProperties = try integer(value)
    case "minProperties": plan.minProperties = try integer(value)
    case "known": plan.known = value.boolValue == true ? plan.names : try strings(value)
    default: return false
    }
    block.object = plan
    return true
  }

  /// Reads the annotations of a part whose schema stands at a path.
  private func said(_ value: JSONValue, at path: String) throws(Mismatch) -> ValueAnnotations? {
    let members = try object(value)
    var deprecation: ValueAnnotations.Statement<String>?
    if let words = members["deprecated"] {
      let place = try members["deprecatedAt"].map(place) ?? AnnotationPlace(path: path)
      deprecation = ValueAnnotations.Statement(try string(words), at: place)
    }
    var access: [ValueAnnotations.Statement<ValueAccess>] = []
    for words in ValueAccess.allCases {
      guard let said = members[words.rawValue] else { continue }
      let place = try said == true ? AnnotationPlace(path: path) : place(said)
      access.append(ValueAnnotations.Statement(words, at: place))
    }
    return ValueAnnotations(deprecation: deprecation, access: access)
  }

  private func access(_ value: JSONValue) throws(Mismatch) -> ValueAccess {
    guard let access = ValueAccess(rawValue: try string(value)) else { throw mismatch("access \(value)") }
    return access
  }

  /// Reads the place of an annotation: a path, perhaps with the location of the schema.
  private func place(_ value: JSONValue) throws(Mismatch) -> AnnotationPlace {
    guard let parts = value.arrayValue else { return AnnotationPlace(path: try string(value)) }
    guard parts.count == 2 else { throw mismatch("expected a path and a location, not \(value)") }
    return AnnotationPlace(path: try string(parts[0]), schema: full(try string(parts[1])))
  }

  private func number(of name: String, in names: [String]) throws(Mismatch) -> Int {
    guard let number = names.firstIndex(where: { $0.hasSameScalars(as: name) }) else {
      throw mismatch("name \(name)")
    }
    return number
  }

  private mutating func readWhole(
    _ word: String, _ value: JSONValue, _ keyword: String, into block: SchemaProgram.Block
  ) throws(Mismatch) -> Bool {
    let location = block.location
    switch word {
    case "$ref", "$dynamicRef":
      block.inPlaceChecks.append(.reference(try reference(value, keyword, in: location)))
    case "allOf": block.inPlaceChecks.append(.allOf(try calls(value, keyword, in: location)))
    case "anyOf", "oneOf":
      block.inPlaceChecks.append(
        .union(try union(value, isExclusive: word == "oneOf", keyword, in: location)))
    case "not": block.inPlaceChecks.append(.not(try call(value, keyword, in: location), keyword: keyword))
    case "if":
      let parts = try object(value)
      guard let condition = parts["if"] else { throw mismatch("a condition without a test") }
      block.inPlaceChecks.append(
        .conditional(
          SchemaProgram.ConditionalPlan(
            condition: try call(condition, "/if", in: location),
            then: try parts["then"].map { (value) throws(Mismatch) in try call(value, "/then", in: location)
            },
            otherwise: try parts["else"].map { (value) throws(Mismatch) in
              try call(value, "/else", in: location)
            }, choice: nil)))
    case "unevaluatedItems":
      let call = value.boolValue == false ? nil : try call(value, keyword, in: location)
      block.inPlaceChecks.append(.unevaluatedItems(call, keyword: keyword))
    case "unevaluatedProperties":
      let call = value.boolValue == false ? nil : try call(value, keyword, in: location)
      block.inPlaceChecks.append(.unevaluatedProperties(call, keyword: keyword))
    case "x-warnings": block.inPlaceChecks.append(.warnings(try calls(value, keyword, in: location)))
    default:
      guard let rule = ValueRule(word, value) else { return false }
      block.inPlaceChecks.append(.rule(rule, keyword: keyword))
    }
    return true
  }

  private mutating func union(
    _ value: JSONValue, isExclusive: Bool, _ keyword: String, in location: String
  ) throws(Mismatch) -> SchemaProgram.UnionPlan {
    let members = try object(value)
    var branches: [SchemaProgram.Branch] = []
    for (index, value) in try array(members["of"] ?? []).enumerated() {
      let branch = try object(value)
      let requiredNames = branch["discriminatingNames"]?.numberValue.flatMap { UInt64($0.text) }
      branches.append(
        SchemaProgram.Branch(
          call: try call(branch["schema"] ?? .null, "\(keyword)/\(index)", in: location),
          types: try branch["type"].map(types) ?? .all, name: try branch["name"].map(string),
          tags: try branch["tags"].map(strings) ?? [], requiredNames: requiredNames ?? 0))
    }
    var tag: SchemaProgram.Tag?
    if let name = members["tag"] {
      tag = SchemaProgram.Tag(
        name: try string(name), defaultBranch: try members["defaultBranch"].map(integer),
        values: branches.flatMap { $0.tags })
    }
    let names = try members["discriminatingNames"].map(strings)
    return SchemaProgram.UnionPlan(
      isExclusive: isExclusive, keyword: keyword, branches: branches, tag: tag,
      discriminatingNames: names ?? [], discriminatingNameTable: names.map(OwnedKeyTable.init),
      valueDiscriminator: nil, isExhaustive: false)
  }
}
