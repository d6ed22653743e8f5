import SourceText

/// Files of one folder whose bytes are not what they should be, and what stands in their places.
struct StaleRun: Sendable {
  let run: FolderRun
  /// The bytes that stand in the place of a file, by its number in the run; none where nothing does.
  let current: [Int: [UInt8]]
}
