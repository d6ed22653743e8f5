import SchemaRuntime

/// Changes a value in one place, at random. Whether a schema allows what comes of it is for the type to say.
struct Variation {
  /// The most scalars of a text, and items of an array, that a change makes.
  static let mostScalars = 4_096, mostItems = 64

  let known: KnownParts

  /// The value with one change; nil where the change that was drawn is none.
  func change(_ value: JSONValue, by random: inout SplitMix) -> JSONValue? {
    let place = value.place(random.below(value.size))
    guard let part = value.part(at: place.path) else { return nil }
    let new =
      random.below(4) == 0 ? random.pick(known[place.kind]) : changed(part, at: place.kind, by: &random)
    guard let new, new != part else { return nil }
    return value.replacing(place.path, with: new)
  }

  private func changed(_ part: JSONValue, at kind: String, by random: inout SplitMix) -> JSONValue? {
    switch part {
    case .null: return random.pick(known[kind])
    case .bool(let flag): return .bool(!flag)
    case .number(let number): return Self.changed(number, by: &random).map(JSONValue.number)
    case .string(let text): return .string(Self.changed(text, by: &random))
    case .array(let items): return .array(changed(items, known[kind + "/*"], by: &random))
    case .object(let members): return changed(members, at: kind, by: &random)
    }
  }

  /// An array without items, without one of them, with one more, or twice as long.
  private func changed(
    _ items: [JSONValue], _ known: [JSONValue], by random: inout SplitMix
  ) -> [JSONValue] {
    var items = items
    switch random.below(6) {
    case 0: return []
    case 1 where !items.isEmpty: items.remove(at: random.below(items.count))
    case 2: return Array((items + items).prefix(Self.mostItems))
    case 3 where items.count > 1: items.swapAt(random.below(items.count), random.below(items.count))
    default:
      if let item = random.pick(known + items) { items.insert(item, at: random.below(items.count + 1)) }
    }
    return items
  }

  /// An object without a member, or with one more that another object at such a place has.
  private func changed(_ members: JSONObject, at kind: String, by random: inout SplitMix) -> JSONValue? {
    if !members.isEmpty, random.below(3) == 0 {
      let index = random.below(members.count)
      return JSONValue.object(members).removing(index..<index + 1)
    }
    guard let others = random.pick(known[kind].compactMap(\.objectValue)) else { return nil }
    guard let member = random.pick(others.filter { members[$0.key] == nil }) else { return nil }
    var members = members
    members[member.key] = random.pick(known[kind + "/" + JSONPointer.escaped(member.key)]) ?? member.value
    return .object(members)
  }

  // MARK: Texts and numbers

  /// Scalars that programs have trouble with: quotes, escapes, spaces, case, marks, right to left, beyond 16 bits.
  private static let scalars = Array("aZ0 \"\\/'\n\t-_<&é\u{301}ßİж中\u{200B}\u{202E}\u{1F680}".unicodeScalars)

  private static func changed(_ text: String, by random: inout SplitMix) -> String {
    var scalars = Array(text.unicodeScalars)
    let start = random.below(scalars.count + 1)
    switch random.below(6) {
    case 0: return ""
    case 1:
      scalars.removeSubrange(start..<start + random.below(scalars.count - start + 1))
    case 2:
      let times = scalars.isEmpty ? 1 : min(1 << (1 + random.below(6)), mostScalars / scalars.count)
      scalars = Array(repeatElement(scalars, count: max(times, 1)).joined())
    case 3 where start < scalars.count: scalars[start] = random.pick(Self.scalars) ?? "a"
    default: scalars.insert(random.pick(Self.scalars) ?? "a", at: start)
    }
    return String(scalars)
  }

  /// Numbers where a type of fewer bits, or of less precision, ends.
  private static let limits = [
    "0", "1", "-1", "127", "128", "255", "256", "-129", "32767", "65536", "2147483647", "2147483648",
    "-2147483649",
    "4294967296", "9007199254740993", "9223372036854775807", "-9223372036854775808", "0.1", "1e-7", "1e21",
  ]

  private static func changed(_ number: JSONNumber, by random: inout SplitMix) -> JSONNumber? {
    let text = number.text
    switch random.below(8) {
    case 0: return JSONNumber(text: text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text)
    case 1: return JSONNumber(text: text + "0")
    case 2: return JSONNumber(text: text + ".5")
    case 3: return random.pick(NumberSteps(number).numbers)
    case 4: return next(to: number, random.below(2) == 0 ? 1 : -1)
    default: return random.pick(limits).flatMap { JSONNumber(text: $0) }
    }
  }

  private static func next(to number: JSONNumber, _ step: Int64) -> JSONNumber? {
    guard let value = number.int64Value else { return nil }
    let (sum, overflow) = value.addingReportingOverflow(step)
    return overflow ? nil : JSONNumber(sum)
  }
}
