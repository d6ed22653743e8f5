import SchemaRuntime

/// The abilities of a client, as it states them in `initialize`.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  /// Whether it can be asked to watch files.
  var watchesFiles = false
  var showsRelatedPlaces = false
  /// Whether proposals may have places to fill in.
  var takesSnippets = false

  init() {}

  init(_ capabilities: JSONValue) {
    encoding = PositionEncoding(offered: capabilities["general"]?["positionEncodings"])
    let watching = capabilities["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = watching?["dynamicRegistration"]?.boolValue ?? false
    let proposing = capabilities["textDocument"]?["completion"]?["completionItem"]
    takesSnippets = proposing?["snippetSupport"]?.boolValue ?? false
    let publishing = capabilities["textDocument"]?["publishDiagnostics"]
    showsRelatedPlaces = publishing?["relatedInformation"]?.boolValue ?? false
  }
}
