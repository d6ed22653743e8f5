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

    init(_ bytes: [UInt8], file: String, _ otherKeys: OtherKeys) {
      var bag = DiagnosticBag()
      var merged: SourceLocation?
      node = YAMLReader(otherKeys: otherKeys, mergesKeys: true).read(bytes: bytes, file: file, into: &bag) {
        merged = $0
      }
      diagnostics = bag.diagnostics
      self.merged = merged
      ignores = node == nil ? [] : IgnoreComment.all(in: bytes, file: file)
    }
  }

  private struct Key: Hashable {
    var file: ScalarKey
    var otherKeys: OtherKeys
  }

  private struct Entry {
    var bytes: [UInt8]
    var reading: Reading
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  /// How many texts were read, and not remembered.
  package private(set) var readCount = 0

  package init() {}

  func reading(_ bytes: [UInt8], file: String, _ otherKeys: OtherKeys) -> Reading {
    let key = Key(file: ScalarKey(file), otherKeys: otherKeys)
    let known = lock.withLock { () -> Reading? in
      entries[key].flatMap { $0.bytes == bytes ? $0.reading : nil }
    }
    if let known { return known }
    let reading = Reading(bytes, file: file, otherKeys)
    lock.withLock {
      readCount += 1
      entries[key] = Entry(bytes: bytes, reading: reading)
    }
    return reading
  }
}
