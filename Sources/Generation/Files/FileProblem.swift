import SchemaRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An action that the file system refused, in words for the user.
public struct FileProblem: Error, Hashable, CustomStringConvertible {
  public var path: String
  /// The action, as in “cannot read”.
  public var action: String
  public var reason: String

  public init(_ action: String, _ path: String, because reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// The problem that `errno` names at this moment.
  init(_ action: String, _ path: String) {
    self.init(action, path, because: String(cString: strerror(errno)))
  }

  /// The problem on a line.
  public var description: String { VisibleText.line("\(path): error: \(action): \(reason)") }
}
