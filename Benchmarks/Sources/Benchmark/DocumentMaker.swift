/// Makes messages of about a kilobyte that the schema `message.yaml` accepts, from a seed.
struct DocumentMaker {
  private var texts: TextMaker

  init(seed: UInt64) { texts = TextMaker(seed: seed) }

  /// A document with about `size` bytes: the required members, and others in random order.
  mutating func document(size: Int = 1000) -> [UInt8] {
    var members = [
      texts.member("id", texts.quoted(texts.letters("abcdef0123456789-", 24))),
      texts.member("channel", texts.quoted(texts.pick(Self.channels))),
      texts.member("text", texts.quoted(texts.text(60...180))),
      texts.member("createdAt", texts.quoted(texts.timestamp())),
    ]
    var total = members.reduce(2) { $0 + $1.utf8.count + 1 }
    for name in Self.optional.shuffled(using: &texts.random) where total < size {
      let next = texts.member(name, value(name))
      total += next.utf8.count + 1
      members.append(next)
    }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }

  private static let channels = ["push", "email", "sms", "web", "inApp", "voice"]
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
    if Self.integers.contains(name) { return String(texts.integer(0...900)) }
    if Self.numbers.contains(name) {
      return
        "\(texts.integer(-99...99)).\(texts.integer(1...9999))"
    }
    if Self.booleans.contains(name) { return Bool.random(using: &texts.random) ? "true" : "false" }
    if Self.lists.contains(name) {
      let count = texts.integer(0...4)
      return "[\((0..<count).map { _ in texts.quoted(texts.text(3...12)) }.joined(separator: ","))]"
    }
    if Self.enums.contains(name) {
      return texts.quoted(name + texts.pick(["One", "Two", "Three", "Four", "Five"]))
    }
    switch name {
    case "url":
      return texts.quoted("https://example.com/path/\(texts.integer(0...9999))?x=1")
    case "contact": return texts.quoted("user\(texts.integer(0...9999))@example.com")
    case "extra":
      return "{\"first\":\(texts.quoted(texts.text(8...12))),\"second\":\(texts.quoted(texts.text(8...12)))}"
    case "crop": return "{\"x\":0.25,\"y\":0.5,\"width\":0.125,\"height\":1}"
    case "buttons":
      return "[{\"id\":\"yes\",\"label\":\"Yes\"},{\"id\":\"no\",\"label\":\"No\",\"destructive\":true}]"
    case "action":
      return Bool.random(using: &texts.random)
        ? "{\"type\":\"open\",\"url\":\"https://example.com/open\"}"
        : "{\"type\":\"dismiss\",\"reason\":\"later\"}"
    case "expiry": return String(texts.integer(0...100_000))
    default: return texts.quoted(texts.text(4...30))
    }
  }
}
