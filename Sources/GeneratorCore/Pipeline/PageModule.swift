import Diagnostics
import Generation
import SchemaModel

#if canImport(Darwin)
  import Darwin
#endif

/// The interpreter of schemas for pages. It is a file beside the program, where `Scripts/install` or a bundle put it.
enum PageModule {
  /// The name of the file: WebAssembly, compressed by gzip.
  static let name = "schemagen.wasm.gz"

  /// The module that came with the running program; nil where none did.
  static func beside(program: String? = runningProgram) throws(FileProblem) -> [UInt8]? {
    guard let program, let slash = program.lastIndex(of: "/") else { return nil }
    let path = program[...slash] + name
    return FileAccess.isFile(String(path)) ? try FileAccess.read(String(path)) : nil
  }

  /// The path of the running program, symbolic links followed; nil where the system does not say it.
  private static var runningProgram: String? {
    #if canImport(Darwin)
      var count: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &count)
      let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(count)) { buffer -> String? in
        guard let start = buffer.baseAddress, _NSGetExecutablePath(start, &count) == 0 else { return nil }
        return String(cString: start)
      }
      return path.flatMap(FileAccess.realPath)
    #else
      return FileAccess.realPath("/proc/self/exe")
    #endif
  }

  /// The module for a site whose settings ask for it, and what is wrong where it cannot be had.
  static func wanted(by settings: SiteSettings) -> (module: [UInt8]?, findings: [Diagnostic]) {
    guard let place = settings.trial else { return (nil, []) }
    do throws(FileProblem) {
      if let module = try beside() { return (module, []) }
      return (nil, [missing(for: place)])
    } catch {
      return (nil, [Diagnostic(.error, "\(error)", at: place)])
    }
  }

  private static func missing(for place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "this program has nothing that checks payloads in a page: there is no '\(name)' beside it",
      at: place, help: "'Scripts/install' and 'Scripts/bundle' put it there; without it, leave out 'try'")
  }
}
