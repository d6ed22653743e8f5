/// How annotations and code scanning name a file: `./a//b.json` is `a/b.json` there.
enum ReportedPath {
  static func of(_ path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }
}
