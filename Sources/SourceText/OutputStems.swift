/// The names of the files of a schema folder without their suffixes: `order` for `order.yaml`, and for
/// `order.schema.json` where no other file of its folder is called `order`.
public struct OutputStems: Sendable {
  /// The paths of all files without their suffixes. Some file systems do not tell capitals apart.
  private let taken: Set<String>

  /// - Parameter paths: those of all schema files below the root, whatever is made of them.
  public init(_ paths: some Sequence<String>) {
    taken = Set(paths.map { OutputNames.withoutSuffix($0).lowercased() })
  }

  /// The path of a schema file without its suffix.
  public func stem(of path: String) -> String {
    let whole = OutputNames.withoutSuffix(path)
    let ending = ".schema"
    guard whole.hasSuffix(ending) else { return whole }
    let short = String(whole.dropLast(ending.count))
    let isName = !short.isEmpty && !short.hasSuffix("/")
    return isName && !taken.contains(short.lowercased()) ? short : whole
  }
}
