import Foundation

/// Folders that tests read.
enum Folders {
  static let tests = String(#filePath.dropLast("/Folders.swift".count))
  static let package = String(tests.dropLast("/Tests/SchemaModelTests".count))

  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { isFolder(folder + "/" + $0) }
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }
}
