package import Diagnostics
import Foundation
import SchemaRuntime
package import YAMLTree

/// The contents of texts, by file: a text that is the same as before is not read again.
///
/// Sendable because `lock` is held wherever a stored variable is touched.
package final class ReadingMemory: @unchecked Sendable {
  /// The contents of a text of schemas.
  package struct Reading: Sendable {
    /// Nil where anything was wrong.
    package var node: YAMLNode?
    package var diagnostics: [Diagnostic]
    /// The location of the first key that merges other mappings.
    package var merged: SourceLocation?
    /// The comments that have findings ignored.
    var ignores: [IgnoreComment]

    /// - Parameter last: a text of the same file that has been read, from which this one may differ little.
    init(_ bytes: [UInt8], file: String, _ otherKeys: OtherKeys, after last: Text? = nil) {
      var bag = DiagnosticBag()
      var merged: SourceLocation?
      let reader = YAMLReader(otherKeys: otherKeys, mergesKeys: true)
      node =
        last.flatMap { reader.readAgain($0.node, of: $0.bytes, as: bytes, file: file) }
        ?? reader.read(bytes: bytes, file: file, into: &bag) { merged = $0 }
      diagnostics = bag.diagnostics
      self.merged = merged
      ignores = node == nil ? [] : IgnoreComment.all(in: bytes, file: file)
    }
  }

  /// A text that was read without any mistake or warning.
  struct Text: Sendable {
    var bytes: [UInt8]
    var node: YAMLNode
  }

  private struct Key: Hashable {
    var file: ScalarKey
    var otherKeys: OtherKeys
  }

  private struct Entry {
    var bytes: [UInt8]
    var reading: Reading
    /// The last text of the file that was sound.
    var sound: Text?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  /// How many texts were read, and not remembered.
  package private(set) var readCount = 0

  package init() {}

  func reading(_ bytes: [UInt8], file: String, _ otherKeys: OtherKeys) -> Reading {
    let key = Key(file: ScalarKey(file), otherKeys: otherKeys)
    let known = lock.withLock { entries[key] }
    if let known, known.bytes == bytes { return known.reading }
    let reading = Reading(bytes, file: file, otherKeys, after: known?.sound)
    var entry = Entry(bytes: bytes, reading: reading, sound: known?.sound)
    if let node = reading.node, reading.diagnostics.isEmpty, reading.merged == nil {
      entry.sound = Text(bytes: bytes, node: node)
    }
    lock.withLock {
      readCount += 1
      entries[key] = entry
    }
    return reading
  }
}
