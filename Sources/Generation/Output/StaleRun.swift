import SourceText

/// Files of one folder that have other bytes than they should, and the bytes in their places.
struct StaleRun: Sendable {
  let run: FolderRun
  /// The bytes that stand in the place of a file, by its number in the run; none where nothing does.
  let current: [Int: [UInt8]]
}
