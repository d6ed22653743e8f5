import Foundation

/// Folders that tests read.
enum Place {
  static let tests = String(#filePath.dropLast("/Place.swift".count))
  static let package = String(tests.dropLast("/Tests/SchemaModelTests".count))
}
