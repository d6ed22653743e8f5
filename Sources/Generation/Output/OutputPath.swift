import SchemaRuntime
import SourceText

/// Decides which paths below the output folder are allowed.
enum OutputPath {
  /// Why a path may not be written below an output folder; nil where it may.
  static func objection(to path: String) -> String? {
    if path.isEmpty { return "has no name" }
    if path.withBytes(leavesFolder) { return "does not stay below the output folder" }
    return VisibleText.line(path).hasSameScalars(as: path) && !path.utf8.contains(0x09)
      ? nil : "has a hidden character in its name"
  }

  /// Whether a part of a path is empty, `.` or `..`.
  private static func leavesFolder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // The count of bytes of the current part, and whether it has only dots.
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

  /// Whether the names of two files may be equal except for case. False: no two are, which took no list of them.
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

  /// A number that names of ASCII share if they differ at most in case: a hash (FNV-1a) without the bit that tells cases
  /// apart. Nil for other names.
  private static func caselessMark(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      if byte >= 0x80 { return nil }
      hash = (hash ^ UInt64(byte | 0x20)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  /// The folder of a path, without a slash at its end; empty for a path of one part.
  static func folder(of path: String) -> String { FolderRun.parts(of: path).folder }
}
