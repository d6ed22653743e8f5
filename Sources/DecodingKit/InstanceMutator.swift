public import SchemaRuntime

/// Changes instances a little, at random, so that many are just no longer valid, and some still are.
public struct InstanceMutator {
  private var random: SplitMix
  /// The values that replace parts: instances, and parts of them.
  private let material: [JSONValue]
  private let names: [String]

  /// - Parameter instances: of the schemas whose instances are changed.
  public init(seed: UInt64, instances: [JSONValue]) {
    random = SplitMix(state: seed)
    var material: [JSONValue] = []
    var names: Set<String> = ["", "a", "kind", "é"]
    for instance in instances { Self.collect(instance, &material, &names) }
    self.material = material
    self.names = names.sorted { $0.precedesByScalars($1) }
  }

  private static func collect(_ value: JSONValue, _ material: inout [JSONValue], _ names: inout Set<String>) {
    material.append(value)
    switch value {
    case .null, .bool, .number, .string: break
    case .array(let items): for item in items { collect(item, &material, &names) }
    case .object(let members):
      for (key, value) in members {
        names.insert(key)
        collect(value, &material, &names)
      }
    }
  }

  /// A number below a limit, and not below 0.
  public mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(max(limit, 1))) }

  /// An instance with one to three changes.
  public mutating func mutated(_ value: JSONValue) -> JSONValue {
    var value = value
    for _ in 0...number(below: 3) { value = changed(value) }
    return value
  }

  private mutating func changed(_ value: JSONValue) -> JSONValue {
    // Mostly something inside: a whole that is replaced says little.
    switch value {
    case .array(let items) where !items.isEmpty && number(below: 4) > 0: return .array(changed(items))
    case .object(let members) where !members.isEmpty && number(below: 8) > 0: return .object(changed(members))
    default: return replaced(value)
    }
  }

  private mutating func changed(_ items: [JSONValue]) -> [JSONValue] {
    var items = items
    let index = number(below: items.count)
    switch number(below: 6) {
    case 0: items.remove(at: index)
    case 1: items.append(items[index])
    case 2: items.insert(replaced(items[index]), at: index)
    default: items[index] = changed(items[index])
    }
    return items
  }

  private mutating func changed(_ members: JSONObject) -> JSONObject {
    let index = number(below: members.count)
    let member = members.members[index]
    var members = members
    switch number(below: 8) {
    case 0: members[member.key] = nil
    case 1: members[name()] = material.isEmpty ? .null : material[number(below: material.count)]
    case 2:
      members[member.key] = nil
      members[name(like: member.key)] = member.value
    default: members[member.key] = changed(member.value)
    }
    return members
  }

  private mutating func name() -> String { names[number(below: names.count)] }

  private mutating func name(like key: String) -> String {
    switch number(below: 4) {
    case 0: key + "x"
    case 1: key.uppercased()
    case 2: String(key.dropLast())
    default: name()
    }
  }

  private mutating func replaced(_ value: JSONValue) -> JSONValue {
    switch number(below: 6) {
    case 0: return Self.scalars[number(below: Self.scalars.count)]
    case 1 where !material.isEmpty: return material[number(below: material.count)]
    default: return near(value)
    }
  }

  /// A value of the same kind.
  private mutating func near(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: return .bool(false)
    case .bool(let flag): return .bool(!flag)
    case .number(let number): return near(number)
    case .string(let text): return .string(near(text))
    case .array: return .array([])
    case .object: return .object(JSONObject())
    }
  }

  private mutating func near(_ number: JSONNumber) -> JSONValue {
    let choices = [
      "-\(number.text.drop { $0 == "-" })", "\(number.text)0", "1\(number.text.drop { $0 == "-" })",
      (number.doubleValue.map { "\($0 + 1)" } ?? "0"), (number.doubleValue.map { "\($0 / 3)" } ?? "0"),
    ]
    let text = choices[self.number(below: choices.count)]
    return JSONNumber(text: text).map(JSONValue.number) ?? .number(0)
  }

  private mutating func near(_ text: String) -> String {
    switch number(below: 6) {
    case 0: return text + "x"
    case 1: return String(text.dropLast())
    case 2: return text.uppercased()
    case 3: return ""
    case 4: return text + "é\u{1F680}\"\\"
    default: return String(repeating: text.isEmpty ? "a" : text, count: 1 + number(below: 40))
    }
  }

  private static let scalars: [JSONValue] =
    [
      "0", "-0", "1", "-1", "1.0", "1e2", "0.1", "1.5", "255", "256", "65536", "2147483648",
      "9007199254740993",
      "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e400",
      "1e-400",
      "1e308", "5e-324", "0.1234567890123456789", "0.30000000000000004", "0.10000000000000001",
      "12345678901234567890.5", "1.0000000000000000001", "100000000000000000000000", "3.0e-5", "1700000000",
    ].compactMap { JSONNumber(text: $0).map(JSONValue.number) }
    + [
      .null, .bool(true), .bool(false), "", "a", "all", "true", "1", "null", "e\u{301}", "\u{212A}", "[]",
      "{}", "2024-01-01",
      "2024-01-01T00:00:00Z", .array([]), .object(JSONObject()),
    ]
}

/// A generator of numbers that look random and are the same for the same seed (Steele, Lea and Flood, 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }
}
