import Diagnostics
import YAMLTree

/// The version of its specification that a document states at its root.
struct StatedVersion {
  /// A specification by the member that it asks for at the root.
  enum Specification: String, CaseIterable {
    case openAPI = "openapi"
    case openAPI2 = "swagger"
    case asyncAPI = "asyncapi"
    case openRPC = "openrpc"

    /// What people call it.
    var name: String {
      switch self {
      case .openAPI, .openAPI2: "OpenAPI"
      case .asyncAPI: "AsyncAPI"
      case .openRPC: "OpenRPC"
      }
    }

    /// The releases that are read.
    fileprivate var releases: [(major: Int, minors: ClosedRange<Int>)] {
      switch self {
      case .openAPI: [(3, 0...2)]
      case .openAPI2: [(2, 0...0)]
      case .asyncAPI: [(2, 0...6), (3, 0...1)]
      case .openRPC: [(1, 0...4)]
      }
    }

    /// The help where a document states another release.
    fileprivate var help: String {
      let known = releases.map { release in
        let (first, last) = (release.minors.lowerBound, release.minors.upperBound)
        return "\(release.major).\(first)" + (first == last ? "" : " to \(release.major).\(last)")
      }
      let isOne = releases.allSatisfy { $0.minors.count == 1 } && releases.count == 1
      return "\(isOne ? "version" : "versions") \(known.joined(separator: " and ")) \(isOne ? "is" : "are")"
    }
  }

  let specification: Specification
  private let node: YAMLNode
  private let text: String
  /// The release by which the document is read; nil where it is not read.
  private(set) var release: (major: Int, minor: Int)?
  /// Whether the document states a later release than that.
  private var isLater = false

  /// Nil for a document that states no version.
  init?(_ root: YAMLNode) {
    let stated = Specification.allCases.compactMap { specification -> (Specification, YAMLNode, String)? in
      guard let node = root[specification.rawValue] else { return nil }
      // Authors forget the quotes.
      return (node.string ?? node.number).map { (specification, node, $0) }
    }
    guard let (specification, node, text) = stated.first else { return nil }
    (self.specification, self.node, self.text) = (specification, node, text)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let major = Int(parts[0]), let known = specification.releases.first(where: { $0.major == major })
    else { return }
    let last = known.minors.upperBound
    guard parts.count > 1 else {
      release = (major, last)
      return
    }
    guard let minor = Int(parts[1]), minor >= known.minors.lowerBound else { return }
    // OpenAPI 2 has one release, and what came after it says 'openapi'.
    if minor > last, specification == .openAPI2 { return }
    (release, isLater) = ((major, min(minor, last)), minor > last)
  }

  /// What is to be said of a version that is not known.
  var finding: Diagnostic? {
    let (name, version) = (specification.name, text.shortened)
    guard let release else {
      return Diagnostic(
        .error, "\(name) '\(version)' is not read", at: node.location, help: specification.help)
    }
    guard isLater else { return nil }
    return Diagnostic(
      .warning,
      "\(name) '\(version)' is later than what is known, and is read as \(release.major).\(release.minor)",
      at: node.location)
  }
}
