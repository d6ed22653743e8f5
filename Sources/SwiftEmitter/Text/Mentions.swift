/// The declarations that a piece of code mentions and that are made only for code that mentions them.
struct Mentions: Hashable, Sendable {
  var variables: LocalVariable.Mentions = []
  var declarations: Set<GlobalName> = []

  mutating func formUnion(_ other: Mentions) {
    variables.formUnion(other.variables)
    if !other.declarations.isEmpty { declarations.formUnion(other.declarations) }
  }
}
