/// The declarations that a piece of code mentions and that are made only for code that mentions them.
struct Mentions: Hashable, Sendable {
  var declarations: Set<GlobalName> = []

  mutating func formUnion(_ other: Mentions) {
    if !other.declarations.isEmpty { declarations.formUnion(other.declarations) }
  }
}
