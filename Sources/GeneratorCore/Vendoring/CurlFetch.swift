import Foundation
import SourceText

/// Fetches documents by `curl`, a process of its own for each.
///
/// Foundation's loader for URLs would link libcurl and what that needs into the tool, on Linux some megabytes, for one
/// command. `curl` stands on macOS and on most Linux systems, and has the certificates and proxies of the system.
public enum CurlFetch {
  /// The most bytes of a document.
  static let mostBytes = 32 << 20
  /// The most seconds that a document takes.
  static let mostSeconds = 60
  /// The most redirections.
  static let mostRedirections = 10

  /// Fetches a document by `GET`, without a shell, and without the settings and passwords of the user.
  public static let fetch: DocumentFetch = { url in
    let headers = NSTemporaryDirectory() + "/schemagen-headers-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: headers) }  // a leftover there does no harm
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["curl"] + arguments(for: url, headers: headers)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, errors)
    var bytes: [UInt8] = []
    do {
      try process.run()
      while bytes.count <= mostBytes,
        let chunk = try output.fileHandleForReading.read(upToCount: 1 << 16), !chunk.isEmpty
      {
        bytes += chunk
      }
      if bytes.count > mostBytes { process.terminate() }
      let said = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if bytes.count > mostBytes { return .failure(FetchRefusal(tooLarge)) }
      let answer = Answer(try? String(contentsOfFile: headers, encoding: .isoLatin1))
      if let reason = reason(process.terminationStatus, answer.status, String(decoding: said, as: UTF8.self))
      {
        return .failure(FetchRefusal(reason))
      }
      return .success(FetchedDocument(bytes, modified: answer.modified))
    } catch {
      return .failure(FetchRefusal("cannot be fetched: \(error.localizedDescription)"))
    }
  }

  private static func arguments(for url: String, headers: String) -> [String] {
    // What is asked for securely is not given insecurely.
    let redirected = url.hasPrefix("https:") ? "=https" : "=http,https"
    return [
      "--disable", "--silent", "--show-error", "--fail", "--globoff", "--location", "--max-redirs",
      "\(mostRedirections)", "--proto", "=http,https", "--proto-redir", redirected, "--connect-timeout", "20",
      "--max-time", "\(mostSeconds)", "--max-filesize", "\(mostBytes)", "--dump-header", headers,
      "--user-agent", "schemagen/\(ToolVersion.current)", "--header",
      "Accept: application/schema+json, application/json, application/yaml, */*;q=0.5", "--url", url,
    ]
  }

  private static let tooLarge = "is larger than \(mostBytes >> 20) MiB"

  /// Why a process gave nothing, by its exit code; nil where it gave a document.
  static func reason(_ code: Int32, _ status: String?, _ said: String) -> String? {
    switch code {
    case 0: return nil
    case 22: return "cannot be fetched: the server answers \(status ?? "with an error")"
    case 28: return "cannot be fetched: it takes longer than \(mostSeconds) seconds"
    case 47: return "cannot be fetched: it is redirected more than \(mostRedirections) times"
    case 63: return tooLarge
    case 127: return "cannot be fetched: there is no 'curl'; install it"
    default:
      let line = said.split(separator: "\n").first.map(String.init) ?? "curl fails with code \(code)"
      let start = "curl: (\(code)) "
      return "cannot be fetched: " + (line.hasPrefix(start) ? String(line.dropFirst(start.count)) : line)
    }
  }

  /// What the headers of the last answer say.
  struct Answer: Equatable {
    /// As in `404 Not Found`.
    var status: String?
    var modified: String?

    /// - Parameter text: the headers of all answers, one after the other.
    init(_ text: String?) {
      for line in (text ?? "").split(whereSeparator: \.isNewline) {
        if line.hasPrefix("HTTP/") {
          status = line.firstIndex(of: " ").map { line[$0...].drop { $0 == " " } }.map(String.init)
          modified = nil
        }
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, parts[0].lowercased() == "last-modified" {
          modified = HTTPDate.timestamp(String(parts[1]))
        }
      }
    }
  }
}

/// Dates as HTTP has them (RFC 9110 §5.6.7).
enum HTTPDate {
  /// `Sun, 06 Nov 1994 08:49:37 GMT` as `1994-11-06T08:49:37Z`; nil for any other form.
  static func timestamp(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])),
      isNumber(words[1], of: 2), isNumber(words[3], of: 4)
    else { return nil }
    let time = words[4].split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, time.allSatisfy({ isNumber($0, of: 2) }) else { return nil }
    let number = month + 1
    return "\(words[3])-\(number < 10 ? "0" : "")\(number)-\(words[1])T\(words[4])Z"
  }

  private static func isNumber(_ word: Substring, of count: Int) -> Bool {
    word.utf8.count == count && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
