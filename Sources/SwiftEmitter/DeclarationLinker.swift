/// Finds the declarations that generated types need, directly or through others, and which of them several files mention.
struct DeclarationLinker {
  private var home: [GlobalName: Int] = [:]
  private(set) var shared: Set<GlobalName>
  private var needed: Set<GlobalName>

  /// - Parameter kept: names of what is called from outside of the module's files.
  init(_ excerpts: [SwiftExcerpt], keeping kept: Set<GlobalName>) {
    (shared, needed) = (kept, kept)
    var mentions: [GlobalName: Set<GlobalName>] = [:]
    for excerpt in excerpts {
      guard case .validators(let list) = excerpt.contents else { continue }
      for declaration in list {
        home[declaration.name] = excerpt.file
        mentions[declaration.name, default: []].formUnion(declaration.mentions)
      }
    }
    for excerpt in excerpts {
      if case .types(_, let mentions) = excerpt.contents { note(mentions, in: excerpt.file) }
    }
    var open = Array(needed)
    while let name = open.popLast() {
      guard let found = mentions[name], let file = home[name] else { continue }
      open += found.filter { !needed.contains($0) }
      note(found, in: file)
    }
  }

  private mutating func note(_ mentions: Set<GlobalName>, in file: Int) {
    needed.formUnion(mentions)
    for name in mentions where home[name] != file { shared.insert(name) }
  }

  /// The text of a declaration; nil where nothing needs it.
  func text(of declaration: Declaration) -> Substring? {
    guard needed.contains(declaration.name) else { return nil }
    return declaration.text(isShared: shared.contains(declaration.name))
  }
}
