/// Makes documents of other shapes than messages, for the schemas in `Shapes`, from a seed.
struct ShapeMaker {
  private var texts: TextMaker
  private let make: (inout TextMaker) -> String

  /// Nil where there is no such shape.
  init?(_ name: String, seed: UInt64) {
    switch name {
    case "order": make = Self.order
    case "places": make = Self.places
    case "event": make = Self.event
    case "profile": make = Self.profile
    case "record": make = Self.record
    default: return nil
    }
    texts = TextMaker(seed: seed)
  }

  mutating func document() -> String { make(&texts) }

  // MARK: Orders: members in the order of the schema

  private static func order(_ texts: inout TextMaker) -> String {
    var members = [
      texts.member("id", texts.uuid()), texts.member("placedAt", texts.quoted(texts.timestamp())),
      texts.member("customer", customer(&texts)), texts.member("items", texts.array(1...6, of: item)),
      texts.member("total", money(&texts)),
    ]
    members += texts.some([
      ("number", { $0.quoted("ORD-\($0.integer(100_000...99_999_999))") }),
      ("status", { $0.quoted($0.pick(["pending", "paid", "shipped"])) }), ("billing", address),
      ("shipping", address),
      ("discounts", { $0.array(1...2, of: money) }), ("notes", { $0.quoted($0.text(20...200)) }),
      ("tags", { texts in "[\"gift\",\(texts.quoted(texts.text(5...12) + "!"))]" }),
      ("gift", { _ in "true" }),
    ])
    return texts.object(members)
  }

  private static func money(_ texts: inout TextMaker) -> String {
    let amount = "\(texts.integer(0...500)).\(texts.integer(10...99))"
    return texts.object([
      texts.member("amount", amount), texts.member("currency", texts.quoted(texts.pick(["EUR", "USD"]))),
    ])
  }

  private static func customer(_ texts: inout TextMaker) -> String {
    let number = texts.integer(1...9_999_999)
    let members = [
      texts.member("id", "\(number)"), texts.member("email", texts.quoted("user\(number)@example.org")),
    ]
    return texts.object(
      members
        + texts.some([
          ("name", { $0.quoted($0.text(5...20)) }), ("phone", { _ in "null" }),
          ("loyalty", { $0.quoted("gold") }),
        ]))
  }

  private static func address(_ texts: inout TextMaker) -> String {
    let members = [
      texts.member("street", texts.quoted(texts.text(8...30))),
      texts.member("city", texts.quoted(texts.text(4...14))),
      texts.member("country", texts.quoted(texts.pick(["DE", "FR", "US"]))),
    ]
    return texts.object(
      members
        + texts.some([
          ("postcode", { $0.quoted("\($0.integer(10_000...99_999))") }),
          ("geo", { "{\"lat\":\($0.fraction(-90...90)),\"lon\":\($0.fraction(-180...180))}" }),
        ]))
  }

  private static func item(_ texts: inout TextMaker) -> String {
    let members = [
      texts.member("sku", texts.quoted("AB\(texts.integer(1000...9999))")),
      texts.member("quantity", "\(texts.integer(1...9))"), texts.member("price", money(&texts)),
    ]
    return texts.object(
      members
        + texts.some([
          ("title", { $0.quoted($0.text(10...60)) }),
          ("attributes", { "{\"color\":\($0.quoted($0.text(3...8))),\"size\":\"XL\"}" }),
          ("options", { $0.array(1...3) { $0.quoted($0.text(3...8)) } }),
        ]))
  }

  // MARK: Places

  private static func places(_ texts: inout TextMaker) -> String {
    texts.object([
      texts.member("type", texts.quoted("FeatureCollection")),
      texts.member("features", texts.array(1...8, of: feature)),
    ])
  }

  private static func feature(_ texts: inout TextMaker) -> String {
    var members = [
      texts.member("type", texts.quoted("Feature")), texts.member("id", "\(texts.integer(1...9999))"),
      texts.member("geometry", geometry(&texts)),
    ]
    members += texts.some([("properties", { "{\"name\":\($0.quoted($0.text(4...20)))}" })])
    return texts.object(members)
  }

  private static func geometry(_ texts: inout TextMaker) -> String {
    let (type, coordinates) =
      switch texts.integer(0...2) {
      case 0: ("Point", position(&texts))
      case 1: ("LineString", texts.array(2...8, of: position))
      default: ("Polygon", texts.array(1...1) { $0.array(4...6, of: position) })
      }
    return texts.object([texts.member("type", texts.quoted(type)), texts.member("coordinates", coordinates)])
  }

  private static func position(_ texts: inout TextMaker) -> String {
    "[\(texts.fraction(-180...180)),\(texts.fraction(-90...90))]"
  }

  // MARK: Events: members in any order

  private static func event(_ texts: inout TextMaker) -> String {
    let types = ["click", "purchase", "signup"]
    let type = texts.pick(types)
    var members = [
      texts.member("id", texts.uuid()), texts.member("source", texts.quoted("/apps/web")),
      texts.member("type", texts.quoted(type)),
    ]
    members += texts.some([
      ("time", { $0.quoted($0.timestamp()) }), ("subject", { $0.quoted($0.text(4...20)) }),
      ("sequence", { "\($0.integer(0...999_999_999))" }),
      (
        "context",
        {
          "{\"page\":\($0.quoted($0.text(3...10))),\"depth\":\($0.integer(0...99)),\"new\":true,\"from\":null}"
        }
      ),
      ("labels", { "{\"team\":\($0.quoted($0.text(3...8))),\"region\":\"eu\"}" }),
    ])
    members += what(type, &texts)
    return texts.object(members.shuffled(using: &texts.random))
  }

  private static func what(_ type: String, _ texts: inout TextMaker) -> [String] {
    switch type {
    case "click":
      return [
        texts.member("x", "\(texts.integer(0...1999))"), texts.member("y", "\(texts.integer(0...999))"),
      ]
        + texts.some([("element", { $0.quoted("#" + $0.text(4...20)) })])
    case "purchase":
      return [texts.member("amount", "\(texts.integer(1...99)).5")]
        + texts.some([
          ("currency", { $0.quoted($0.pick(["EUR", "USD"])) }),
          ("products", { $0.array(1...3) { "{\"sku\":\($0.quoted($0.text(4...8))),\"quantity\":2}" } }),
        ])
    default:
      return [texts.member("email", texts.quoted("user\(texts.integer(1...9999))@mail.example.org"))]
        + texts.some([
          ("plan", { $0.quoted($0.pick(["free", "pro", "team"])) }), ("referrer", { _ in "null" }),
        ])
    }
  }

  // MARK: Records: members in the order of the schema

  private static func record(_ texts: inout TextMaker) -> String {
    var members = [texts.member("id", texts.quoted("entry-\(texts.integer(1...99_999))"))]
    members += texts.some([
      ("version", { "\($0.integer(1...40))" }), ("changed", { $0.quoted($0.timestamp()) }),
    ])
    members += [
      texts.member("name", texts.array(1...2, of: name)),
      texts.member("status", texts.pick(["100", "200", "201", "204", "404", "409"])),
    ]
    members += texts.some([
      ("priority", { "\($0.integer(1...3))" }),
      ("gender", { $0.quoted($0.pick(["female", "male", "other"])) }),
      ("birthDate", { $0.quoted(String($0.timestamp().prefix(10))) }),
      ("contacts", { $0.array(1...4, of: contact) }),
      ("notes", { $0.array(1...5, of: note) }),
      ("scores", { texts in "[" + (0..<8).map { _ in "\(texts.integer(0...60))," }.joined() + "77]" }),
    ])
    switch texts.integer(0...3) {
    case 0: members.append(texts.member("hasDied", "false"))
    case 1: members.append(texts.member("diedAt", texts.quoted(texts.timestamp())))
    default: break
    }
    return texts.object(members)
  }

  private static func name(_ texts: inout TextMaker) -> String {
    texts.object([
      texts.member("use", texts.quoted(texts.pick(["official", "usual", "nickname"]))),
      texts.member("family", texts.quoted(texts.text(4...14))),
      texts.member("given", texts.array(1...3) { $0.quoted($0.text(3...10)) }),
    ])
  }

  private static func contact(_ texts: inout TextMaker) -> String {
    switch texts.integer(0...2) {
    case 0:
      return texts.object([texts.member("mail", texts.quoted("user\(texts.integer(1...999))@example.org"))])
    case 1:
      return texts.object([texts.member("number", texts.quoted("49\(texts.integer(100_000...999_999))"))])
    default:
      return texts.object([
        texts.member("street", texts.quoted(texts.text(8...30))),
        texts.member("city", texts.quoted(texts.text(4...14))),
        texts.member("country", texts.quoted(texts.pick(["DE", "FR", "USA"]))),
      ])
    }
  }

  private static func note(_ texts: inout TextMaker) -> String {
    if texts.integer(0...1) == 0 {
      return texts.object([
        texts.member("kind", texts.quoted("remark")),
        texts.member("text", texts.quoted(texts.text(20...120))),
      ])
    }
    return texts.object([
      texts.member("kind", texts.quoted("measure")), texts.member("value", "\(texts.integer(1...99)).5"),
      texts.member("unit", texts.quoted(texts.pick(["kg", "cm", "mmHg"]))),
    ])
  }

  // MARK: Profiles: a third of the members, in any order

  private static func profile(_ texts: inout TextMaker) -> String {
    var members = [
      texts.member("id1", texts.uuid()), texts.member("text1", texts.quoted(texts.text(3...60))),
    ]
    for (name, count, make) in parts {
      for index in 1...count where name + "\(index)" != "id1" && name + "\(index)" != "text1" {
        if texts.integer(0...2) == 0 { members.append(texts.member("\(name)\(index)", make(&texts))) }
      }
    }
    return texts.object(members.shuffled(using: &texts.random))
  }

  private static let parts: [(name: String, count: Int, make: @Sendable (inout TextMaker) -> String)] = [
    ("text", 12, { $0.quoted($0.text(3...120)) }), ("metric", 10, { $0.fraction(0...1000) }),
    ("rate", 6, { $0.fraction(0...1) }), ("count", 8, { "\($0.integer(0...1_000_000))" }),
    ("flag", 6, { _ in "true" }), ("choice", 6, { $0.quoted($0.pick(["red", "green", "ultraviolet"])) }),
    ("id", 5, { $0.uuid() }), ("time", 5, { $0.quoted($0.timestamp()) }),
    ("code", 5, { $0.quoted("ab-\($0.integer(100...99_999))") }),
    ("tags", 5, { $0.array(0...4) { $0.quoted($0.text(3...10)) } }),
    ("nullable", 4, { $0.integer(0...1) == 0 ? "null" : $0.quoted($0.text(3...20)) }),
    ("mail", 4, { $0.quoted("user\($0.integer(1...9999))@mail.example.org") }),
  ]
}
