import SchemaRuntime

/// A message of JSON-RPC 2.0, as the client sends it.
enum Message {
  /// - Parameter id: a number or a string.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  /// The answer to a request of the server.
  case response(id: JSONValue)
  case unreadable(id: JSONValue, RequestFailure)

  init(_ bytes: [UInt8]) {
    let value: JSONValue
    do throws(Rejection) {
      value = try JSONValue(jsonUTF8Bytes: bytes)
    } catch {
      self = .unreadable(id: .null, RequestFailure(.parseError, "the message is no JSON: \(error)"))
      return
    }
    let id = value["id"] ?? .null
    guard id.isNull || id.stringValue != nil || id.numberValue != nil else {
      self = .unreadable(id: .null, RequestFailure(.invalidRequest, "'id' must be a number or a string"))
      return
    }
    guard let method = value["method"]?.stringValue else {
      let isResponse = !id.isNull && (value["result"] != nil || value["error"] != nil)
      self =
        isResponse
        ? .response(id: id)
        : .unreadable(id: id, RequestFailure(.invalidRequest, "a message must be an object with a 'method'"))
      return
    }
    let parameters = value["params"] ?? .null
    self =
      value["id"] == nil
      ? .notification(method: method, parameters: parameters)
      : .request(id: id, method: method, parameters: parameters)
  }
}

/// Why a request has no result.
struct RequestFailure: Error {
  /// The codes of JSON-RPC, and those of the Language Server Protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

extension JSONValue {
  /// The answer to a request.
  static func response(to id: JSONValue, _ result: Result<JSONValue, RequestFailure>) -> JSONValue {
    switch result {
    case .success(let value): ["jsonrpc": "2.0", "id": id, "result": value]
    case .failure(let failure):
      [
        "jsonrpc": "2.0", "id": id,
        "error": ["code": .number(JSONNumber(failure.code.rawValue)), "message": .string(failure.message)],
      ]
    }
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .number(JSONNumber(id)), "method": .string(method), "params": parameters]
  }
}
