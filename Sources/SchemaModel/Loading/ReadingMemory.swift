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
    /// Nil where anything was wrong, unless that is `recovered`.
    package var node: YAMLNode?
    /// What a text that breaks the rules says all the same; nil for any other text.
    package private(set) var recovered: RecoveredText?
    /// Whether the text could be read.
    package var isSound: Bool { node != nil && recovered == nil }
    package var diagnostics: [Diagnostic]
    /// The location of the first key that merges other mappings.
    package var merged: SourceLocation?
    /// The comments that have findings ignored.
    var ignores: [IgnoreComment]

    /// - Parameters:
    ///   - last: a text of the same file that has been read, from which this one may differ little.
    ///   - recovers: whether a text that breaks the rules is read as far as it goes.
    init(
      _ bytes: [UInt8], file: String, _ otherKeys: OtherKeys, after last: Text? = nil, recovers: Bool = false
    ) {
      var bag = DiagnosticBag()
      var merged: SourceLocation?
      let reader = YAMLReader(otherKeys: otherKeys, mergesKeys: true)
      node =
        last.flatMap { reader.readAgain($0.node, of: $0.bytes, as: bytes, file: file) }
        ?? reader.read(bytes: bytes, file: file, into: &bag) { merged = $0 }
      diagnostics = bag.diagnostics
      self.merged = merged
      ignores = node == nil ? [] : IgnoreComment.all(in: bytes, file: file)
      if recovers, node == nil, let text = RecoveredText(bytes, file: file) {
        (node, recovered) = (text.node, text)
        ignores = IgnoreComment.all(inBroken: bytes, file: file)
      }
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
    var recovers: Bool
    /// The last text of the file that was sound.
    var sound: Text?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  /// How many texts were read, and not remembered.
  package private(set) var readCount = 0

  package init() {}

  /// - Parameter recovers: whether a text that breaks the rules is read as far as it goes.
  func reading(_ bytes: [UInt8], file: String, _ otherKeys: OtherKeys, recovers: Bool) -> Reading {
    let key = Key(file: ScalarKey(file), otherKeys: otherKeys)
    let known = lock.withLock { entries[key] }
    if let known, known.bytes == bytes, known.recovers == recovers || known.reading.isSound {
      return known.reading
    }
    let reading = Reading(bytes, file: file, otherKeys, after: known?.sound, recovers: recovers)
    var entry = Entry(bytes: bytes, reading: reading, recovers: recovers, sound: known?.sound)
    if reading.isSound, let node = reading.node, reading.diagnostics.isEmpty, reading.merged == nil {
      entry.sound = Text(bytes: bytes, node: node)
    }
    lock.withLock {
      readCount += 1
      entries[key] = entry
    }
    return reading
  }
}
