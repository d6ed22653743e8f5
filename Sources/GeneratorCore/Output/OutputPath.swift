import SchemaRuntime
import SchemaValidation
import SourceText

/// What a path below the output folder may look like.
enum OutputPath {
  /// Why a path may not be written below an output folder; nil where it may.
  static func objection(to path: String) -> String? {
    if path.isEmpty { return "has no name" }
    if path.withBytes(leavesFolder) { return "does not stay below the output folder" }
    return path.withBytes(hasControl) ? "has a control character in its name" : nil
  }

  /// Whether a part of a path is empty, `.` or `..`.
  private static func leavesFolder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Of the part so far.
    var (count, isDots) = (0, true)
    for byte in bytes {
      if byte == UInt8(ascii: "/") {
        if isDots, count <= 2 { return true }
        (count, isDots) = (0, true)
      } else {
        count += 1
        isDots = isDots && byte == UInt8(ascii: ".")
      }
    }
    return isDots && count <= 2
  }

  /// Whether a scalar of the category Cc is in a text: U+0000 to U+001F, U+007F, or U+0080 to U+009F, which are two
  /// bytes, of which the first is C2.
  private static func hasControl(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
      last = byte
    }
    return false
  }

  /// Whether the names of two files may be one where case does not count. False: none are, and no list of them was
  /// needed.
  static func mayBeOne(_ runs: [FolderRun]) -> Bool {
    var marks: [UInt64] = []
    for run in runs {
      for index in run.files.indices {
        guard let mark = run.files[index].path.withBytes(caselessMark) else { return true }
        marks.append(mark)
      }
    }
    marks.sort()
    return zip(marks, marks.dropFirst()).contains { $0 == $1 }
  }

  /// A number that names of ASCII share if they differ in case at most: a hash that takes no account of the bit that
  /// tells cases apart. Nil for other names.
  private static func caselessMark(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    bytes.contains { $0 >= 0x80 } ? nil : stableHash(of: bytes.lazy.map { $0 | 0x20 })
  }

  /// The folder of a path, without a slash at its end; empty for a path of one part.
  static func folder(of path: String) -> String { FolderRun.parts(of: path).folder }
}
