/// Finds the declarations that generated types need, directly or through others, and which of them several files mention.
struct DeclarationLinker {
  private var home: [GlobalName: Int] = [:]
  private(set) var shared: Set<GlobalName>
  private var needed: Set<GlobalName>

  /// - Parameters:
  ///   - declarations: with the number of the file of each.
  ///   - mentioned: the names that types mention, with the number of their file.
  ///   - kept: names of declarations that code outside of the module's files calls.
  init(
    _ declarations: [(draft: Int, declaration: Declaration)],
    mentionedByTypes mentioned: [(draft: Int, names: Set<GlobalName>)], keeping kept: Set<GlobalName>
  ) {
    (shared, needed) = (kept, kept)
    var mentions: [GlobalName: Set<GlobalName>] = [:]
    for (draft, declaration) in declarations {
      home[declaration.name] = draft
      mentions[declaration.name, default: []].formUnion(declaration.mentions)
    }
    for (draft, names) in mentioned { note(names, in: draft) }
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
