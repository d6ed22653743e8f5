/// Makes messages of about a kilobyte that the schema `message.yaml` accepts, from a seed.
struct DocumentMaker {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A document with about `size` bytes: the required members, and others in random order.
  mutating func document(size: Int = 1000) -> [UInt8] {
    var members = [
      member("id", quoted(letters("abcdef0123456789-", 24))), member("channel", quoted(pick(Self.channels))),
      member("text", quoted(text(60...180))), member("createdAt", quoted(timestamp())),
    ]
    var total = members.reduce(2) { $0 + $1.utf8.count + 1 }
    for name in Self.optional.shuffled(using: &random) where total < size {
      let next = member(name, value(name))
      total += next.utf8.count + 1
      members.append(next)
    }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }

  private static let channels = ["push", "email", "sms", "web", "inApp", "voice"]
  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "Grüße", "señor", "and", "then", "some",
    "more",
  ]
  private static let integers = [
    "priority", "badge", "ttl", "retries", "delay", "weight", "quota", "position", "attempts", "size",
  ]
  private static let numbers = ["score", "opacity", "volume", "ratio", "latitude", "longitude"]
  private static let booleans = [
    "silent", "mutable", "urgent", "tracked", "test", "archived", "pinned", "muted", "draft", "localOnly",
  ]
  private static let lists = ["tags", "keywords", "topics"]
  private static let enums = ["sound", "campaign", "replyTo", "image", "actionLabel", "variant", "device"]
  private static let strings = [
    "title", "subtitle", "summary", "category", "icon", "color", "thread", "collapseId", "template", "locale",
    "timezone", "sender", "subject", "preheader", "footer", "deeplink", "video", "audio", "thumbnail",
    "badgeText", "group", "ticker", "accent", "experiment", "segment", "audience", "origin", "region",
    "platform", "appVersion", "sdkVersion",
  ]
  private static let objects = ["url", "contact", "extra", "crop", "buttons", "action", "expiry"]
  private static let optional = integers + numbers + booleans + lists + enums + strings + objects

  private mutating func value(_ name: String) -> String {
    if Self.integers.contains(name) { return String(Int.random(in: 0...900, using: &random)) }
    if Self.numbers.contains(name) {
      return "\(Int.random(in: -99...99, using: &random)).\(Int.random(in: 1...9999, using: &random))"
    }
    if Self.booleans.contains(name) { return Bool.random(using: &random) ? "true" : "false" }
    if Self.lists.contains(name) {
      let count = Int.random(in: 0...4, using: &random)
      return "[\((0..<count).map { _ in quoted(text(3...12)) }.joined(separator: ","))]"
    }
    if Self.enums.contains(name) { return quoted(name + pick(["One", "Two", "Three", "Four", "Five"])) }
    switch name {
    case "url": return quoted("https://example.com/path/\(Int.random(in: 0...9999, using: &random))?x=1")
    case "contact": return quoted("user\(Int.random(in: 0...9999, using: &random))@example.com")
    case "extra": return "{\"first\":\(quoted(text(8...12))),\"second\":\(quoted(text(8...12)))}"
    case "crop": return "{\"x\":0.25,\"y\":0.5,\"width\":0.125,\"height\":1}"
    case "buttons":
      return "[{\"id\":\"yes\",\"label\":\"Yes\"},{\"id\":\"no\",\"label\":\"No\",\"destructive\":true}]"
    case "action":
      return Bool.random(using: &random)
        ? "{\"type\":\"open\",\"url\":\"https://example.com/open\"}"
        : "{\"type\":\"dismiss\",\"reason\":\"later\"}"
    case "expiry": return String(Int.random(in: 0...100_000, using: &random))
    default: return quoted(text(4...30))
    }
  }

  private func member(_ name: String, _ value: String) -> String { "\"\(name)\":\(value)" }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

  private mutating func letters(_ alphabet: String, _ count: Int) -> String {
    let letters = Array(alphabet)
    return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  private mutating func timestamp() -> String {
    "2026-03-\(Int.random(in: 10...28, using: &random))T10:\(Int.random(in: 10...59, using: &random)):00Z"
  }

  private mutating func text(_ range: ClosedRange<Int>) -> String {
    let count = Int.random(in: range, using: &random)
    var text = pick(Self.words)
    while text.utf8.count < count { text += " " + pick(Self.words) }
    while text.utf8.count > range.upperBound { text.removeLast() }
    return text.last == " " ? text + "x" : text
  }
}
