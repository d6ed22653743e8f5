/// Turns the runtime's “must …” into the other forms of the verb.
enum Verb {
  static func turn(_ message: String, _ voice: Clause.Voice, negated: Bool) -> String {
    guard message.hasPrefix("must ") else { return negated ? "does not hold: " + message : message }
    let rest = message.dropFirst("must ".count)
    let verb = rest.prefix { $0 != " " }
    let object = rest.dropFirst(verb.count)
    switch (voice, negated) {
    case (.demand, false): return message
    case (.demand, true): return verb == "not" ? "must" + object : "must not " + rest
    case (.advice, false): return "should " + rest
    case (.advice, true): return verb == "not" ? "should" + object : "should not " + rest
    case (.condition, false): return affirmed(verb) + object
    case (.condition, true): return denied(verb) + object
    }
  }

  private static func affirmed(_ verb: Substring) -> String {
    switch verb {
    case "be": "is"
    case "have": "has"
    case "match": "matches"
    case "not": "does not"
    default: verb + "s"
    }
  }

  private static func denied(_ verb: Substring) -> String {
    switch verb {
    case "be": "is not"
    case "not": "does"
    default: "does not " + verb
    }
  }
}
