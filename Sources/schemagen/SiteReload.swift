import Foundation
import GeneratorCore
import Terminal

/// The script by which open pages of a site learn that they were written again. It is there while `generate --watch` runs,
/// and pages that are opened as files ask for it; a published site has none.
enum SiteReload {
  /// Writes the script with the number of the latest change.
  static func tell(_ output: String, of change: Int) throws(FileProblem) {
    let path = "\(output)/\(OutputKind.site.folder)/assets/watch.js"
    if change == 1 { Interruption.removes(path) }
    // The number differs from that of an earlier watch, whose pages may still be open.
    let process = ProcessInfo.processInfo.processIdentifier
    try SourceFile.replace(path, with: "schemagenWatch(\"\(process).\(change)\");\n")
  }
}
