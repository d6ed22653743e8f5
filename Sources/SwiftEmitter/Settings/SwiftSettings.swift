public import SchemaModel

/// The decisions of a package about the Swift of its types.
public struct SwiftSettings: Sendable, Equatable {
  public var access = AccessLevel.public
  /// Modules that files import besides the runtime.
  public var imports: [String] = []
  public var conformances: [Conformance] = []

  public init() {}

  /// Protocols that types adopt besides.
  public struct Conformance: Sendable, Equatable {
    /// A place or the name of a type; nil: all types.
    public var type: Mention?
    public var protocols: [String]

    public init(type: Mention?, protocols: [String]) {
      self.type = type
      self.protocols = protocols
    }
  }
}

/// The access level of the generated types: which code may use them.
public enum AccessLevel: String, Sendable {
  case `public`, package, `internal`

  /// Whether declarations of this level of a module may have types of that level of another module.
  public func mayUse(_ other: Self) -> Bool {
    switch other {
    case .public: true
    case .package: self != .public
    case .internal: false
    }
  }

  /// The keyword at the beginning of a declaration.
  var prefix: SwiftCode {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}
