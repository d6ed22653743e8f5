public import Foundation

/// Node, which runs the scripts that pages and editors load.
public enum Node {
  /// The program; nil where there is none on the path.
  public static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "node") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }

  /// What node prints when it runs a script in a file.
  public static func output(of script: String) throws -> Data {
    let name = "schemagen-script-\(UUID().uuidString).js"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = [file.path(percentEncoded: false)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes
  }
}
