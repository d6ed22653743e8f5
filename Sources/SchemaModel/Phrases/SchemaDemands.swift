public import SchemaRuntime

/// The demands of a schema's own assertions, in the runtime's words: for pages and documentation comments.
public struct SchemaDemands {
  private let literal: (String) -> String
  private var values: [(message: String, limit: StatedLimit?, kinds: TypeSet)] = []
  /// The kinds of value that the demands which are being added are about; empty: the value, whatever it is.
  private var kinds: TypeSet = []

  /// “must …”, each once, limits of one kind together.
  public var messages: [String] { Self.merged(values.map(\.message)) }

  /// “must …”, each once, with the kinds of value that each is about; no kind where it is about every value.
  ///
  /// - Parameter text: the author's words; limits that are stated there are left out.
  public func messagesByKind(beside text: String = "") -> [(kinds: TypeSet, messages: [String])] {
    var result: [(kinds: TypeSet, messages: [String])] = []
    for value in values where value.limit?.isStated(in: text) != true {
      if result.last?.kinds == value.kinds {
        result[result.count - 1].messages.append(value.message)
      } else {
        result.append((value.kinds, [value.message]))
      }
    }
    return result.map { ($0.kinds, Self.merged($0.messages)) }
  }

  /// A noun for the values that a demand is about, where the value may be of other kinds, too; nil where it is clear.
  /// - Parameter kinds: those of the value; nil for any.
  public static func noun(of subject: TypeSet, among kinds: TypeSet?) -> String? {
    if subject.isEmpty { return nil }
    let kinds = kinds?.subtracting(.null) ?? [.string, .number, .array, .object, .boolean]
    let others = kinds.subtracting(subject).subtracting(subject == .number ? .integer : [])
    if others.isEmpty { return nil }
    switch subject {
    case .string: return "a string"
    case .number: return "a number"
    case .array: return "an array"
    default: return "an object"
    }
  }

  /// - Parameters:
  ///   - limits: the limits among the demands; nil for the schema's own.
  ///   - showsType: whether the type is among the demands.
  ///   - showsValues: whether the values that may occur are.
  ///   - types: those that the values may have: no value is one of the others that are listed.
  ///   - showsPattern: whether the pattern is.
  ///   - showsContains: whether the demands have the numbers of items that `contains` asks for.
  ///   - literal: how a value is set off from the words around it.
  public init(
    _ schema: Schema, limits: StatedLimits? = nil, showsType: Bool, showsValues: Bool,
    valuesOf types: TypeSet? = nil, showsPattern: Bool = true, showsContains: Bool = true,
    literal: @escaping (String) -> String
  ) {
    self.literal = literal
    if showsType, let types = schema.types { add(.type(types)) }
    if showsValues { addValues(schema, of: types) }
    let limits = limits ?? StatedLimits(schema)
    kinds = .number
    addNumbers(schema, limits)
    kinds = .string
    addStrings(schema, limits.characters, showsPattern)
    kinds = .array
    addArrays(schema, limits.items, showsContains)
    kinds = .object
    addObjects(limits.properties)
    addWholes(schema)
  }

  private mutating func add(_ demand: Demand) { values.append((demand.message, nil, kinds)) }

  private mutating func add(
    _ demand: Demand, _ bound: StatedLimit.Bound, _ number: String,
    _ noun: (one: Substring, many: Substring)? = nil, qualifier: Substring? = nil
  ) {
    let limit = StatedLimit(bound: bound, number: number, noun: noun, qualifier: qualifier)
    values.append((demand.message, limit, kinds))
  }

  private mutating func add(
    _ demand: Demand, _ bound: StatedLimit.Bound, _ count: Int, _ one: Substring, _ many: Substring
  ) {
    add(demand, bound, String(count), (one, many))
  }

  private mutating func addValues(_ schema: Schema, of types: TypeSet?) {
    if let constant = schema.constant { add(.constant(literal(constant.shown))) }
    if let listed = schema.enumeration {
      let allowed = types.map { types in listed.filter { !$0.types.isDisjoint(with: types) } } ?? listed
      let values = allowed.isEmpty ? listed : allowed
      if values.count == 1 {
        add(.constant(literal(values[0].shown)))
      } else {
        add(.enumeration(list(values)))
      }
    }
  }

  private func list(_ values: [JSONValue]) -> String {
    let shown = values.map { literal($0.shown) }
    return shown.dropLast().joined(separator: ", ") + " or " + (shown.last ?? "")
  }

  private mutating func addNumbers(_ schema: Schema, _ limits: StatedLimits) {
    if let limit = limits.minimum { add(.minimum(literal(limit.text)), .atLeast, limit.text) }
    if let limit = limits.exclusiveMinimum { add(.exclusiveMinimum(literal(limit.text))) }
    if let limit = limits.maximum { add(.maximum(literal(limit.text)), .atMost, limit.text) }
    if let limit = limits.exclusiveMaximum { add(.exclusiveMaximum(literal(limit.text))) }
    if let divisor = schema.multipleOf { add(.multipleOf(literal(divisor.text))) }
  }

  private mutating func addStrings(_ schema: Schema, _ count: StatedLimits.Count, _ showsPattern: Bool) {
    if let limit = count.least, limit > 0 {
      add(.minLength(limit), .atLeast, limit, "character", "characters")
    }
    if let limit = count.most { add(.maxLength(limit), .atMost, limit, "character", "characters") }
    for (_, rule) in schema.stringRules {
      if let limit = rule.mostBytes {
        add(.string(rule), .atMost, limit, "byte", "bytes")
      } else {
        add(.string(rule))
      }
    }
    if showsPattern, let pattern = schema.pattern { add(.pattern(literal(pattern))) }
    // A format that the dialect does not name is an annotation.
    if let format = schema.format, schema.assertsFormat { add(.format(literal(format))) }
    if schema.assertsBase64, let encoding = schema.contentEncoding {
      add(.contentEncoding(literal(encoding)))
    }
    // Where a schema describes the document, its type says already that it is JSON.
    if schema.assertsJSON, let media = schema.contentMediaType, schema.contentSchema == nil {
      add(.contentMediaType(literal(media)))
    }
  }

  private mutating func addArrays(_ schema: Schema, _ count: StatedLimits.Count, _ showsContains: Bool) {
    if let limit = count.least, limit > 0 { add(.minItems(limit), .atLeast, limit, "item", "items") }
    if let limit = count.most { add(.maxItems(limit), .atMost, limit, "item", "items") }
    if schema.uniqueItems { add(.uniqueItems) }
    if showsContains, schema.contains != nil {
      if let limit = schema.minContains, limit > 1 { add(.minContains(limit)) }
      if let limit = schema.maxContains { add(.maxContains(limit)) }
    }
  }

  private mutating func addObjects(_ count: StatedLimits.Count) {
    if let limit = count.least, limit > 0 {
      add(.minProperties(limit), .atLeast, limit, "property", "properties")
    }
    if let limit = count.most {
      add(.maxProperties(limit), .atMost, limit, "property", "properties")
    }
  }

  private mutating func addWholes(_ schema: Schema) {
    for (keyword, rule) in schema.valueRules {
      kinds = keyword.subjects ?? []
      if let limit = rule.mostBytes {
        add(.value(rule), .atMost, String(limit), ("byte", "bytes"), qualifier: "JSON")
      } else {
        add(.value(rule))
      }
    }
  }

  /// “must be at least 1” and “must be at most 3”, in one.
  private static func merged(_ messages: [String]) -> [String] {
    var result: [String] = []
    for message in messages {
      if let last = result.last, let both = range(last, message) {
        result[result.count - 1] = both
      } else {
        result.append(message)
      }
    }
    return result
  }

  private static func range(_ lower: String, _ upper: String) -> String? {
    for verb in ["must be ", "must have "] {
      let (least, most) = (verb + "at least ", verb + "at most ")
      guard lower.hasPrefix(least), upper.hasPrefix(most) else { continue }
      let count = lower.dropFirst(least.count)
      return count == upper.dropFirst(most.count)
        ? "\(verb)exactly \(count)" : "\(lower) and \(upper.dropFirst(verb.count))"
    }
    return nil
  }
}

extension Schema {
  /// Whether the content keywords of a string are asserted: where `x-assertContent` asks for it, and in draft-07, which
  /// made them assertions (Validation §8.1). In later drafts they are annotations.
  public var assertsContent: Bool { extensions.assertContent || dialect == .draft7 }

  /// Whether `contentEncoding` is asserted: it is for base64.
  public var assertsBase64: Bool { assertsContent && isInBase64 }

  /// Whether `contentMediaType` is asserted: it is for JSON.
  public var assertsJSON: Bool { assertsContent && isOfJSON }

  /// The schema of the JSON that a string has to hold.
  public var assertedContent: SchemaID? { assertsJSON ? contentSchema : nil }

  /// Whether a string holds bytes in base64, asserted or not. Names of encodings have no case (RFC 2045 §6.1).
  public var isInBase64: Bool { contentEncoding?.lowercased() == "base64" }

  /// Whether its media type is one of JSON, whatever its parameters. Media types have no case (RFC 2045 §5.1).
  private var isOfJSON: Bool {
    guard let named = contentMediaType?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    let type = named.drop { $0 == " " }.prefix { $0 != " " }
    return type == "application/json" || type.hasSuffix("+json")
  }

  /// Whether `format` may refuse a string: a dialect names the format. Where that is another one than the schema's, some
  /// validators assert it nevertheless.
  package var mayAssertFormat: Bool {
    format.map { Format(rawValue: $0) != nil } ?? false && types?.contains(.string) ?? true
  }

  /// Whether it is open if `format` refuses a string: another dialect than the schema's names the format.
  package var leavesFormatOpen: Bool { mayAssertFormat && !assertsFormat }

  /// Whether `format` is asserted: its dialect names the format.
  public var assertsFormat: Bool {
    format.map { Format(rawValue: $0)?.isDefined(in: dialect.formats) ?? false } ?? false
  }
}

extension JSONValue {
  /// The value for people: a string without quotes where it cannot be taken for anything else.
  public var shown: String {
    guard case .string(let text) = self, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return description }
    let isOther = ["true", "false", "null"].contains(text) || JSONNumber(text: text) != nil
    let looksQuoted = "[{\"+".unicodeScalars.contains(first)
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    return isOther || looksQuoted || !isPrintable || first == " " || last == " " ? description : text
  }
}

/// The units of `x-unit`, in words.
public enum UnitName {
  public static func phrase(_ unit: String) -> String {
    switch unit {
    case "epoch-seconds": "seconds since 1970 (UTC)"
    case "epoch-milliseconds": "milliseconds since 1970 (UTC)"
    case "seconds-or-epoch-seconds": "seconds, or seconds since 1970 (UTC)"
    default: unit
    }
  }
}
