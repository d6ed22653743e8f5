/// Writes paths of files for annotations and code scanning: `./a//b.json` is `a/b.json` there.
enum ReportedPath {
  static func of(_ path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}
