public import SchemaRuntime

/// The generated types of a module, by the names that fixtures and manifests give them.
public struct GeneratedTypes: Sendable {
  private let module: String

  public init(module: String) { self.module = module }

  /// The type with this name, as in `Airship.IOSOverride.Alert`; nil where the module has none.
  ///
  /// A mangled name tells structs from enums, and a name alone does not: all combinations are tried. A deprecated type
  /// is declared under a name with an underscore.
  public func named(_ name: String) -> (any SchemaValue.Type)? {
    var mangled = ["\(module.utf8.count)\(module)"]
    for part in name.split(separator: ".") {
      mangled = mangled.flatMap { path in
        [String(part), "_\(part)"].flatMap {
          ["\(path)\($0.utf8.count)\($0)O", "\(path)\($0.utf8.count)\($0)V"]
        }
      }
    }
    return mangled.firstResult { _typeByName($0) as? any SchemaValue.Type }
  }
}
