public import SchemaRuntime

/// The generated types of a module, by the names that fixtures and manifests give them.
public struct GeneratedTypes: Sendable {
  private let module: String

  public init(module: String) { self.module = module }

  /// The type with this name, as in `Airship.IOSOverride.Alert`; nil where the module has none.
  ///
  /// A mangled name tells structs from enums, and a name alone does not: each is tried. A deprecated type
  /// is declared under a name with an underscore.
  public func named(_ name: String) -> (any SchemaValue.Type)? {
    var path = "\(module.utf8.count)\(module)"
    for part in name.split(separator: ".") {
      // What stands around a type is a type, too. To look for one that is not there takes long.
      let found = [String(part), "_\(part)"].firstResult { name in
        ["O", "V"].firstResult { kind in
          let path = "\(path)\(name.utf8.count)\(name)\(kind)"
          return _typeByName(path) == nil ? nil : path
        }
      }
      guard let found else { return nil }
      path = found
    }
    return _typeByName(path) as? any SchemaValue.Type
  }
}
