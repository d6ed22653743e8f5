/// The names taken within one declaration.
struct NameScope {
  private let reserved: [Set<String>]
  private var taken: Set<String> = []
  /// The number that comes next behind a base, so that many names of one base are not tried over and over.
  private var next: [String: Int] = [:]

  /// - Parameter reserved: what no declaration may be called; such sets are large, and shared between scopes.
  init(reserved: Set<String>...) { self.reserved = reserved }

  func contains(_ name: String) -> Bool {
    taken.contains(name) || reserved.contains { $0.contains(name) }
  }

  mutating func insert(_ name: String) { taken.insert(name) }

  /// Takes the first free candidate; when none is free, the last with the smallest number from 2 on that makes it
  /// free. The result says whether a number had to be used.
  /// - Parameter others: what is not free for now either.
  mutating func claim(
    _ candidates: [String], besides others: Set<String> = []
  ) -> (name: String, isNumbered: Bool) {
    func isTaken(_ name: String) -> Bool { contains(name) || others.contains(name) }
    for candidate in candidates where !isTaken(candidate) {
      taken.insert(candidate)
      return (candidate, false)
    }
    let base = candidates.last ?? "value"
    let separator = base.unicodeScalars.last?.isASCIIDigit == true ? "Alt" : ""
    var number = next[base] ?? 2
    while isTaken("\(base)\(separator)\(number)") { number += 1 }
    next[base] = number + 1
    let name = "\(base)\(separator)\(number)"
    taken.insert(name)
    return (name, true)
  }
}
