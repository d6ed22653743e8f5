import Foundation
import Generation
import GeneratorCore
import SchemaRuntime

/// The settings and the validators of instances: they are not made again as long as no file of theirs changes.
///
/// Sendable because `lock` is held wherever a stored variable is touched.
final class InstanceMemory: @unchecked Sendable {
  struct Entry: Sendable {
    var configuration: TargetConfiguration
    var catalog: SchemaCatalog?
    /// By the schemas as files name them.
    var validators: [String: InstanceValidator?]
    /// The files that were read for them.
    var files: Set<ScalarKey>
  }

  private let lock = NSLock()
  private var entries: [ScalarKey: Entry] = [:]
  private var age = 0

  /// The entry for the instances with a configuration, and the age of the memory.
  func recall(_ configuration: String?) -> (entry: Entry?, age: Int) {
    lock.withLock { (entries[ScalarKey(configuration ?? "")], age) }
  }

  /// Keeps an entry that was made at an age of the memory, unless a file has changed since.
  func keep(_ entry: Entry, for configuration: String?, age: Int) {
    lock.withLock { if age == self.age { entries[ScalarKey(configuration ?? "")] = entry } }
  }

  func forget(reading file: String) {
    lock.withLock {
      age += 1
      entries = entries.filter { !$0.value.files.contains(ScalarKey(file)) }
    }
  }

  func forgetAll() {
    lock.withLock {
      age += 1
      entries = [:]
    }
  }
}
