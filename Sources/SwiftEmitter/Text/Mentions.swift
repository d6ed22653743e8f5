/// What a piece of code mentions, of that which is declared only where something mentions it.
struct Mentions: Hashable, Sendable {
  var variables: LocalVariable.Mentions = []
  var declarations: Set<GlobalName> = []

  mutating func formUnion(_ other: Mentions) {
    variables.formUnion(other.variables)
    if !other.declarations.isEmpty { declarations.formUnion(other.declarations) }
  }
}
