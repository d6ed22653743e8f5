import Foundation

/// The passes that run.
public struct PassSelection: Hashable, Sendable {
  private var left: Set<Pass>

  /// All passes but some.
  public init(without left: Set<Pass>) { self.left = left }

  public static let all = PassSelection(without: [])

  /// All but those that a text names, with commas between them, or none, where it is `all`.
  /// - Returns: nil where the text names something else.
  public init?(withoutNames text: String) {
    var left: Set<Pass> = []
    for name in text.split(separator: ",") {
      if name == "all" {
        left.formUnion(Pass.allCases)
      } else if let pass = Pass(rawValue: String(name)) {
        left.insert(pass)
      } else {
        return nil
      }
    }
    self.init(without: left)
  }

  /// The passes that the environment leaves: tests and measurements name passes that do not run in
  /// `SCHEMAGEN_WITHOUT_PASSES`.
  /// - Throws: where it names something else.
  public static func fromEnvironment() throws(UnknownPass) -> PassSelection {
    guard let text = ProcessInfo.processInfo.environment["SCHEMAGEN_WITHOUT_PASSES"] else { return .all }
    guard let selection = PassSelection(withoutNames: text) else { throw UnknownPass(text: text) }
    return selection
  }

  /// The error of a list of passes that names something else.
  public struct UnknownPass: Error, CustomStringConvertible {
    fileprivate let text: String

    public var description: String {
      "SCHEMAGEN_WITHOUT_PASSES knows all, \(Pass.allCases.map(\.rawValue).joined(separator: ", ")), not '\(text)'"
    }
  }

  func contains(_ pass: Pass) -> Bool { !left.contains(pass) }
}
