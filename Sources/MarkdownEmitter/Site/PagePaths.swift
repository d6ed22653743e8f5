import SchemaModel
import SourceText

/// The paths of pages, below the folder of pages.
enum PagePaths {
  static let index = "index.md"
  static let objects = "objects.md"
  static let vocabulary = "vocabulary.md"
  static let properties = "properties.md"

  static func vendorIndex(folder: String) -> String { folder + "/index.md" }

  static func disagreements(folder: String) -> String {
    folder.isEmpty ? "disagreements.md" : folder + "/disagreements.md"
  }

  static func sources(folder: String) -> String { folder.isEmpty ? "sources.md" : folder + "/sources.md" }

  static func messages(folder: String) -> String { folder.isEmpty ? "messages.md" : folder + "/messages.md" }

  /// The page of a guide, by the guide's path below its folder.
  static func guide(_ path: String) -> String { "guides/" + path }

  /// The page of what versions changed, beside the pages of schemas.
  static func changes(beside taken: Set<String>) -> String {
    free("changes", ending: ".md") { taken.contains($0) }
  }

  /// A name that is not taken: `name`, or else `name-2`, `name-3` and so on, with an ending behind it.
  static func free(_ name: String, ending: String = "", isTaken: (String) -> Bool) -> String {
    var path = name + ending
    var number = 2
    while isTaken(path) {
      path = "\(name)-\(number)\(ending)"
      number += 1
    }
    return path
  }

  /// The path that a relative one means in a file.
  static func path(of relative: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for step in relative.split(separator: "/") where step != "." {
      if step == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(step)) }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a page lists what other pages tell of.
  static func isIndex(_ page: String) -> Bool {
    let folder = folder(of: page)
    let lists = [disagreements, sources, messages].map { $0(folder) }
    return [index, objects, vocabulary, properties].contains(page) || page == vendorIndex(folder: folder)
      || lists.contains(page)
  }

  /// `airship/ios-override.yaml` has the page `airship/ios-override.md`; a name that another page needs gets `.schema`.
  static func page(ofDocument path: String, among stems: OutputStems) -> String {
    let folder = folder(of: path)
    let stem = stem(path, among: stems)
    let taken =
      folder.isEmpty
      ? ["index", "disagreements", "messages", "sources", "objects", "vocabulary", "properties"]
      : ["index", "disagreements", "messages", "sources"]
    let name = taken.contains(stem.lowercased()) || stem.lowercased() == "readme" ? stem + ".schema" : stem
    return (folder.isEmpty ? "" : folder + "/") + name + ".md"
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The name of a schema file without its suffix.
  static func stem(_ path: String, among stems: OutputStems) -> String {
    stems.stem(of: path).split(separator: "/").last.map(String.init) ?? path
  }

  /// The way from one page to another as a link writes it.
  static func relative(from page: String, to target: String) -> String {
    let from = page.split(separator: "/").dropLast()
    let to = target.split(separator: "/")
    var common = 0
    while common < from.count, common < to.count - 1, from[common] == to[common] { common += 1 }
    let steps = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return address(ofFile: steps.joined(separator: "/"))
  }

  /// The path of a file as a link writes it: nothing in it ends the path, names a scheme, or closes the link in Markdown.
  static func address(ofFile path: String) -> String {
    let path = PercentEncoding.encode(path: path)
    if !path.utf8.contains(where: { ":()".utf8.contains($0) }) { return path }
    return path.replacing(":", with: "%3A").replacing("(", with: "%28").replacing(")", with: "%29")
  }
}
