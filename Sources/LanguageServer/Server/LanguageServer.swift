import FixtureEmitter
import Foundation
import GeneratorCore
import SchemaModel
package import SchemaRuntime
import SourceText

/// A server of the Language Server Protocol 3.17 for schemas, without its streams: messages go in, messages come out.
///
/// `receive` takes a message. Findings are made apart from that, since they may take longer than a keystroke: `nextWork` says
/// what there is to do, which may be done in another thread, and `take` publishes the result.
package final class LanguageServer {
  /// The settings that the caller of the server decides.
  package struct Settings: Sendable {
    /// Folders of schemas, beside those that the server finds as the commands do.
    package var folders: [String] = []
    /// The configuration; nil: the nearest one around each schema.
    package var configuration: String?

    package init() {}
  }

  private enum Phase { case new, running, shutDown }

  private var phase = Phase.new
  /// The exit code, once the client has asked for the end.
  package private(set) var exitCode: Int32?

  let finder: SubjectFinder
  var encoding = PositionEncoding.utf16
  var client = ClientAbilities()
  /// By their URIs.
  var documents: [String: OpenDocument] = [:]
  var board = FindingBoard()
  /// By files.
  var published: [ScalarKey: Published] = [:]
  let memory = ReadingMemory()
  /// What searches for files by their `$id`s found, until the client tells of a change on disk.
  var identifiers = IdentifierMemory()
  let instances = InstanceMemory()
  var settingsSchemas = SettingsSchemas()
  /// The guide that was asked last, and the schemas that it knows.
  var guide: (reading: SchemaReading, guide: InstanceGuide)?
  /// The schemas that were read between two looks at their subject, and the time of the board then.
  var current: (time: Int, subject: Subject, reading: SchemaReading)?
  private var nextRequest = 1
  private let send: (JSONValue) -> Void

  package init(_ settings: Settings = Settings(), send: @escaping (JSONValue) -> Void) {
    finder = SubjectFinder(folders: settings.folders, configuration: settings.configuration)
    self.send = send
  }

  /// Takes a message of the client, which is no JSON perhaps.
  /// - Parameter isCancelled: says whether the client has taken a request back.
  package func receive(_ bytes: [UInt8], isCancelled: (JSONValue) -> Bool = { _ in false }) {
    switch Message(bytes) {
    case .request(let id, let method, let parameters):
      if isCancelled(id) {
        let failure = RequestFailure(.requestCancelled, "the request was cancelled")
        return send(.response(to: id, .failure(failure)))
      }
      let result = Result { () throws(RequestFailure) in try answer(method, parameters) }
      send(.response(to: id, result))
    case .notification(let method, let parameters): take(method, parameters)
    case .response: return
    case .unreadable(let id, let failure): send(.response(to: id, .failure(failure)))
    }
  }

  /// Tells the client that bytes were no message.
  package func refuse(_ reason: String) {
    send(.response(to: .null, .failure(RequestFailure(.parseError, reason))))
  }

  func notify(_ method: String, _ parameters: JSONValue) { send(.notification(method, parameters)) }

  func request(_ method: String, _ parameters: JSONValue) {
    send(.request(nextRequest, method, parameters))
    nextRequest += 1
  }

  // MARK: - Requests

  private func answer(_ method: String, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    switch phase {
    case .new:
      guard method == "initialize" else {
        throw RequestFailure(.notInitialized, "the first request must be 'initialize', found '\(method)'")
      }
      return initialize(parameters)
    case .running: return try answerRunning(method, parameters)
    case .shutDown:
      throw RequestFailure(.invalidRequest, "after 'shutdown' there is no request, found '\(method)'")
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .running
    client = ClientAbilities(parameters["capabilities"] ?? .null)
    encoding = client.encoding
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
        "documentFormattingProvider": true,
        "completionProvider": ["triggerCharacters": [":", " ", "\"", "'", "/", "#", "-", "["]],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
        "documentSymbolProvider": true, "documentLinkProvider": [:], "foldingRangeProvider": true,
        "selectionRangeProvider": true, "typeDefinitionProvider": true, "workspaceSymbolProvider": true,
        "inlayHintProvider": true, "renameProvider": ["prepareProvider": true],
      ],
      "serverInfo": ["name": "schemagen", "version": .string(ToolVersion.current)],
    ]
  }

  private func answerRunning(_ method: String, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    switch method {
    case "initialize": throw RequestFailure(.invalidRequest, "'initialize' was asked for already")
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/formatting": return try format(document(parameters))
    case "textDocument/codeAction": return try codeActions(document(parameters), parameters)
    case "textDocument/completion": return try completion(document(parameters), parameters)
    case "textDocument/hover": return try hover(document(parameters), parameters)
    case "textDocument/definition": return try definition(document(parameters), parameters)
    case "textDocument/references": return try references(document(parameters), parameters)
    case "textDocument/typeDefinition": return try typeDefinition(document(parameters), parameters)
    case "textDocument/prepareRename": return try prepareRename(document(parameters), parameters)
    case "textDocument/rename": return try rename(document(parameters), parameters)
    case "textDocument/inlayHint": return try inlayHints(document(parameters), parameters)
    case "workspace/symbol": return workspaceSymbols(parameters)
    case "textDocument/documentSymbol": return symbols(try document(parameters))
    case "textDocument/documentLink": return links(try document(parameters))
    case "textDocument/foldingRange": return foldingRanges(try document(parameters))
    case "textDocument/selectionRange": return selectionRanges(try document(parameters), parameters)
    default: throw RequestFailure(.methodNotFound, "there is no method '\(method)'")
    }
  }

  /// The open document that a request is about.
  private func document(_ parameters: JSONValue) throws(RequestFailure) -> OpenDocument {
    guard let uri = parameters["textDocument"]?["uri"]?.stringValue else {
      throw RequestFailure(.invalidParameters, "'textDocument' must be an object with a 'uri'")
    }
    guard let document = documents[uri] else {
      throw RequestFailure(.invalidParameters, "the document '\(uri)' is not open")
    }
    return document
  }

  // MARK: - Notifications

  private func take(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      instances.forgetAll()
      identifiers = IdentifierMemory()
      published = [:]
      board.allMayHaveChanged()
    default: return
    }
  }

  /// Asks the client to tell of changes on disk, which schemas that are not open have.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*.{yaml,yml,json,lock}"]]],
          ]
        ]
      ])
  }
}
