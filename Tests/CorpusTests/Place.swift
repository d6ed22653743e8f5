import Foundation

/// Folders that tests read.
enum Place {
  static let tests = String(#filePath.dropLast("/Place.swift".count))
  static let package = String(tests.dropLast("/Tests/CorpusTests".count))

  static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }
}
