import SchemaModel
import SchemaRuntime

/// The messages that instances cause: each message once, with the shortest instance that has it.
struct FoundMessages {
  /// A message with its instance.
  struct Found {
    var violation: Violation
    var instance: ObjectSamples.Instance
    /// The locations of the keywords that give it.
    var locations: [String]
  }

  /// In order of first mention.
  private(set) var all: [Found] = []
  private var known: [String: Int] = [:]
  /// The keyword locations that gave a message.
  private(set) var locations: Set<String> = []

  init(_ samples: [ObjectSamples]) {
    for instance in samples.flatMap(\.instances) {
      for violation in instance.violations { add(violation, instance) }
    }
  }

  private mutating func add(_ violation: Violation, _ instance: ObjectSamples.Instance) {
    let location = violation.absoluteKeywordLocation
    let key = Self.key(violation.message, isWarning: violation.severity == .warning)
    locations.insert(location)
    guard let index = known[key] else {
      known[key] = all.count
      all.append(Found(violation: violation, instance: instance, locations: [location]))
      return
    }
    if all[index].locations.last != location { all[index].locations.append(location) }
    if instance.text.utf8.count < all[index].instance.text.utf8.count {
      all[index].violation = violation
      all[index].instance = instance
    }
  }

  subscript(_ message: String, isWarning isWarning: Bool) -> Found? {
    known[Self.key(message, isWarning: isWarning)].map { all[$0] }
  }

  /// The key of a message: messages that differ only in the name of an unlisted property are one.
  static func key(_ message: String, isWarning: Bool) -> String {
    let (unknown, closed) = ("unknown property ", "' is not allowed here")
    if isWarning { return "w" + (message.hasPrefix(unknown) ? unknown : message) }
    return "e" + (message.hasPrefix("property '") && message.contains(closed) ? closed : message)
  }
}
