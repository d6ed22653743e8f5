package import SchemaRuntime
package import YAMLTree

/// Texts that a program holds for files, as an editor does. Each stands for what is on disk, whether or not a file is there.
public struct FileTexts: Sendable, Equatable {
  /// By the real paths of the files, or by the paths where no file is there.
  private var held: [ScalarKey: (path: String, bytes: [UInt8])] = [:]
  /// Keeps what was read of texts, so that a text that did not change is not read again; nil: nothing is kept.
  package var memory: ReadingMemory?
  /// Keeps what was found in the search for files by their `$id`s, so that no folder is searched again for the next schema; nil:
  /// each schema that is read by itself has a search of its own. Equality ignores it.
  public var identifiers: IdentifierMemory?
  /// Parts of documents that stand for the whole ones, by their files as findings name them.
  package var parts: [ScalarKey: YAMLNode] = [:]

  public init() {}

  /// Holds a text for a file, in place of the one that it held before.
  public mutating func hold(_ bytes: [UInt8], for path: String) {
    held[Self.key(path)] = (path, bytes)
  }

  /// Whether there is a text for a file.
  package func holds(_ path: String) -> Bool { !held.isEmpty && held[Self.key(path)] != nil }

  /// The text that is held for a file.
  package func text(of path: String) -> [UInt8]? { held.isEmpty ? nil : held[Self.key(path)]?.bytes }

  /// The text that stands for a file; without one, the bytes on disk. Nil where they cannot be read.
  package func bytes(ofFileAt path: String) -> [UInt8]? { text(of: path) ?? FileAccess.bytes(ofFileAt: path) }

  /// The schema files below a folder: those on disk, and those that are only held, in the order of their bytes.
  func files(below folder: String, beside files: [String]) -> [String] {
    if held.isEmpty { return files }
    let known = Set(files.map { ScalarKey($0) })
    let prefix = folder + "/"
    let others = held.values.compactMap { entry -> String? in
      guard entry.path.utf8.starts(with: prefix.utf8), FileAccess.realPath(entry.path) == nil else {
        return nil
      }
      let relative = String(decoding: entry.path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      let names = relative.split(separator: "/")
      let isSeen = !names.contains { $0.utf8.first == UInt8(ascii: ".") } && FolderWalk.isSchemaFile(relative)
      return isSeen && !known.contains(ScalarKey(relative)) ? relative : nil
    }
    if others.isEmpty { return files }
    return (files + others).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The contents of a text of schemas, read or remembered. One that a program holds, which remembers texts, is read as far as it
  /// goes.
  package func reading(_ bytes: [UInt8], file: String, _ otherKeys: OtherKeys) -> ReadingMemory.Reading {
    var reading =
      memory?.reading(bytes, file: file, otherKeys, recovers: holds(file))
      ?? ReadingMemory.Reading(bytes, file: file, otherKeys)
    if let part = parts[ScalarKey(file)] { reading.node = part }
    return reading
  }

  private static func key(_ path: String) -> ScalarKey { ScalarKey(FileAccess.realPath(path) ?? path) }

  public static func == (a: Self, b: Self) -> Bool {
    a.memory === b.memory && a.parts == b.parts && a.held.count == b.held.count
      && a.held.allSatisfy { key, entry in b.held[key]?.bytes == entry.bytes }
  }
}
