/// A constant with a compiled pattern, which the validators of one document ask.
struct PatternConstant: Sendable {
  struct Key: Hashable {
    let document: Int
    let source: String
  }

  let key: Key
  let name: GlobalName
}
