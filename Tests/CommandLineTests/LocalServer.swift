import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server of HTTP on this machine, for as long as a test holds it. It answers each request with a text and closes.
///
/// Unchecked, because `lock` is held wherever a stored variable is touched.
final class LocalServer: @unchecked Sendable {
  /// An answer: the status line's rest, more headers, and the body.
  struct Answer {
    var status = "200 OK"
    var headers: [String] = []
    var body = ""
  }

  let port: Int
  private let socket: Int32
  private let lock = NSLock()
  private var answers: [String: Answer] = [:]
  private var requests: [String] = []

  init() throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    socket = Self.system(AF_INET, stream)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (own, socket) = (socket, socket)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(own, pointer, length) == 0 && listen(own, 16) == 0 && getsockname(own, pointer, &length) == 0
      }
    }
    guard socket >= 0, isBound else { throw CocoaError(.featureUnsupported) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        self?.answer(connection)
        close(connection)
      }
    }
  }

  deinit {
    // A thread that waits for a connection ends with the socket.
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func system(_ family: Int32, _ type: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(family, type, 0)
    #elseif canImport(Musl)
      Musl.socket(family, type, 0)
    #else
      Darwin.socket(family, type, 0)
    #endif
  }

  var url: String { "http://127.0.0.1:\(port)" }

  subscript(path: String) -> Answer {
    get { lock.withLock { answers[path] ?? Answer(status: "404 Not Found", body: "no") } }
    set { lock.withLock { answers[path] = newValue } }
  }

  /// The first lines of the requests so far.
  var heard: [String] { lock.withLock { requests } }

  private func answer(_ connection: Int32) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(connection, &bytes, bytes.count)
    guard count > 0 else { return }
    let line = String(decoding: bytes[..<count], as: UTF8.self).prefix { !$0.isNewline }
    lock.withLock { requests.append(String(line)) }
    let answer = self[line.split(separator: " ").dropFirst().first.map(String.init) ?? ""]
    let head = (["HTTP/1.1 \(answer.status)", "Connection: close"] + answer.headers).joined(separator: "\r\n")
    let text = Array((head + "\r\n\r\n" + answer.body).utf8)
    var sent = 0
    while sent < text.count {
      let count = text.withUnsafeBytes {
        send(connection, $0.baseAddress.map { $0 + sent }, text.count - sent, noSignal)
      }
      if count <= 0 { return }
      sent += count
    }
  }

  #if canImport(Darwin)
    private var noSignal: Int32 { 0 }
  #else
    private var noSignal: Int32 { Int32(MSG_NOSIGNAL) }
  #endif
}
