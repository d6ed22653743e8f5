import ArgumentParser
import Foundation
import GeneratorCore
import LanguageServer
import Terminal

/// `schemagen lsp`.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings, quick fixes and layout while one types.",
    discussion: """
      Speaks the Language Server Protocol 3.17 over standard input and output; an editor starts it. What 'generate' and \
      'lint' say of schemas is published for the texts that are open, with the settings that are in force. A folder of schemas is \
      one that --schemas names, the folder 'Schemas' beside a schemagen.yaml, the folder of a schemagen.yaml, or one that \
      holds a folder with a namespace.yaml. Any other file is a schema if its text is one.

      EXAMPLES
        schemagen lsp
        schemagen lsp --schemas Schemas --config Sources/App/schemagen.yaml
      """)

  @Option(
    name: .customLong("schemas"),
    help: ArgumentHelp("A folder of schemas. Can be repeated.", valueName: "dir"))
  var folders: [String] = []

  @Option(
    help: ArgumentHelp(
      "A configuration file for all schemas.",
      discussion: "Default: the nearest schemagen.yaml around each folder or file.", valueName: "file"))
  var config: String?

  @Flag(help: "Taken, and without a meaning: the server always uses standard input and output.")
  var stdio = false

  func validate() throws {
    for folder in folders where !FileAccess.isFolder(folder) {
      throw ValidationError("--schemas: there is no folder '\(folder)'.")
    }
    if let config, !FileAccess.isFile(config) {
      throw ValidationError("--config: there is no file '\(config)'.")
    }
  }

  func run() throws {
    var settings = LanguageServer.Settings()
    settings.folders = folders.map(Self.whole)
    settings.configuration = config.map(Self.whole)
    let input = Input()
    let code = ServerLoop.run(settings, next: input.next) { bytes in
      do throws(FileProblem) {
        try Console.print(bytes: bytes)
      } catch {
        // The client is gone, and its end of the input will be, too.
        return
      }
    }
    if code != 0 { throw ExitStatus.finding }
  }

  /// Editors name files by their whole paths.
  private static func whole(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path(percentEncoded: false).trimmingSuffix("/")
  }

  /// Standard input, which one thread reads.
  private final class Input: @unchecked Sendable {
    private var source = ByteSource()

    func next() -> [UInt8]? {
      do throws(FileProblem) {
        return try source.next()
      } catch {
        return nil
      }
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    count > 1 && hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
