import Foundation

/// Words and declarations of the repository's code, for pages that name them.
struct SourceIndex {
  /// Every identifier-like word of code, scripts and tests, and the names of folders and files.
  private(set) var words: Set<String> = []
  /// What is declared in the files that declare or extend a type, by the type's name.
  private(set) var members: [String: Set<String>] = [:]
  private(set) var fileNames: Set<String> = []
  /// The whole numbers in each folder two below the root, as `Sources/YAMLTree`, without separators: `20000`.
  private(set) var numbers: [String: Set<String>] = [:]

  static let ofTheRepository = SourceIndex()

  private init() {
    for folder in ["Sources", "Tests", "Plugins", "Scripts", "Benchmarks", "Schemas"] {
      for path in Repository.files(below: folder, endingIn: ["", ".swift"]) where !path.hasSuffix(".md") {
        fileNames.insert(String(path.split(separator: "/").last ?? ""))
        words.formUnion(path.split(separator: "/").map(String.init))
        guard let text = try? Repository.text(of: path) else { continue }  // a folder has no text
        let found = Self.words(of: text)
        words.formUnion(found)
        let target = path.split(separator: "/").prefix(2).joined(separator: "/")
        numbers[target, default: []].formUnion(
          found.filter { $0.first?.isNumber == true }.map { $0.replacing("_", with: "") })
        if path.hasSuffix(".swift") { declare(in: text) }
      }
    }
    if let text = try? Repository.text(of: "Package.swift") { words.formUnion(Self.words(of: text)) }
  }

  private static func words(of text: String) -> Set<String> {
    Set(
      text.utf8.split { byte in
        !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
      }.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "package", "internal", "set", "static", "mutating", "final",
    "indirect",
    "lazy", "nonisolated", "unsafe", "override", "inlinable", "usableFromInline", "frozen", "inline",
    "always",
    "never", "discardableResult", "available", "Suite",
  ]

  /// A member is told from what is local by its indentation of two spaces.
  private mutating func declare(in text: String) {
    var types: Set<String> = []
    var declared: Set<String> = []
    for line in text.split(separator: "\n") where line.prefix(while: { $0 == " " }).count <= 2 {
      let tokens = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        .drop { Self.modifiers.contains($0) }
      guard let word = tokens.first, let name = tokens.dropFirst().first else { continue }
      switch word {
      case "struct", "enum", "class", "protocol", "actor", "typealias":
        types.insert(name)
        declared.insert(name)
      case "extension":
        types.insert(name)
      case "case":
        declared.formUnion(tokens)
      case "var", "let", "func":
        declared.insert(name)
      default:
        break
      }
    }
    for type in types { members[type, default: []].formUnion(declared) }
  }
}
