import Diagnostics

/// The names taken within one declaration.
struct NameScope {
  /// A name that was taken.
  struct Claim {
    var name: String
    /// Whether a number had to be used.
    var isNumbered: Bool
    /// The location of the owner of `wanted`, if that was taken, and not reserved.
    var rival: SourceLocation?
    /// The first candidate, or the last, from which a number had to tell the name apart.
    var wanted: String
  }

  private let reserved: [Set<String>]
  private var taken: Set<String> = []
  /// The locations of the owners of names.
  private var places: [String: SourceLocation] = [:]
  /// Names that are kept for owners that are spelt just so, by name: other owners get another name.
  private var kept: [String: String] = [:]
  /// The number that comes next behind a base, so that many names of one base are not tried over and over.
  private var next: [String: Int] = [:]

  /// - Parameter reserved: names that no declaration may have; such sets are large, and shared between scopes.
  init(reserved: Set<String>...) { self.reserved = reserved }

  func contains(_ name: String) -> Bool {
    taken.contains(name) || reserved.contains { $0.contains(name) }
  }

  /// Whether a declaration has the name, whose place is known.
  func hasOwner(_ name: String) -> Bool { taken.contains(name) && places[name] != nil }

  mutating func insert(_ name: String) { taken.insert(name) }

  /// Keeps a name for an owner that is spelt so, unless it is taken or kept already.
  /// - Parameter place: where the owner stands.
  mutating func keep(_ name: String, for owner: String, at place: SourceLocation? = nil) {
    guard kept[name] == nil, !contains(name) else { return }
    kept[name] = owner
    places[name] = place
  }

  /// Whether a name is kept for another owner.
  func isKept(_ name: String, from owner: String) -> Bool { kept[name].map { $0 != owner } ?? false }

  /// Takes the first free candidate; when none is free, the last with the smallest number from 2 on that makes it
  /// free.
  /// - Parameters:
  ///   - place: where the owner of the name stands.
  ///   - others: further names that are not free for now.
  ///   - owner: the owner of the name, where names are kept for their owners.
  mutating func claim(
    _ candidates: [String], at place: SourceLocation? = nil, besides others: [String: SourceLocation] = [:],
    for owner: String? = nil
  ) -> Claim {
    func isTaken(_ name: String) -> Bool {
      contains(name) || others[name] != nil || isKept(name, from: owner ?? name)
    }
    func take(_ name: String, isNumbered: Bool) -> Claim {
      let wanted = (isNumbered ? candidates.last : candidates.first) ?? name
      let rival = name == wanted ? nil : others[wanted] ?? places[wanted]
      taken.insert(name)
      places[name] = place
      return Claim(name: name, isNumbered: isNumbered, rival: rival, wanted: wanted)
    }
    for candidate in candidates where !isTaken(candidate) { return take(candidate, isNumbered: false) }
    let base = candidates.last ?? "value"
    let separator = base.unicodeScalars.last?.isASCIIDigit == true ? "Alt" : ""
    var number = next[base] ?? 2
    while isTaken("\(base)\(separator)\(number)") { number += 1 }
    next[base] = number + 1
    return take("\(base)\(separator)\(number)", isNumbered: true)
  }
}
