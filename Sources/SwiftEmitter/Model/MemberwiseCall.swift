import TypeModel

extension ObjectType {
  /// Whether the struct keeps the initializer that the compiler makes, and the public one calls it: one by hand copies
  /// what it has assigned, which the compiler optimizes away for the smallest structs only (Swift 6.3).
  var keepsMemberwise: Bool { properties.count { $0.isStored } + maps.count > 3 }
}

/// A call of a struct's own initializer with a value for everything that it stores.
struct MemberwiseCall {
  let object: ObjectType
  /// The value of a property; boxes are the call's affair.
  let value: (Property) -> SwiftCode
  /// The value of the dictionary with a name.
  let map: (SwiftIdentifier) -> SwiftCode

  init(
    object: ObjectType, value: @escaping (Property) -> SwiftCode,
    map: @escaping (SwiftIdentifier) -> SwiftCode
  ) {
    self.object = object
    self.value = value
    self.map = map
  }

  /// In the order of declaration: what only generated code touches comes last.
  func write(_ opening: SwiftCode, to writer: inout SwiftWriter) {
    let stored = object.properties.filter(\.isStored)
    var arguments = stored.filter { !$0.hasPrivateStorage }.map { property in
      "\(SwiftIdentifier(property.name).label): \(value(property))" as SwiftCode
    }
    for (name, _) in object.maps { arguments.append("\(name.label): \(map(name))") }
    for property in stored where property.hasPrivateStorage {
      let value = property.isBoxed ? "Boxed(\(value(property)))" : value(property)
      arguments.append("\(SwiftIdentifier(property.name).storage): \(value)")
    }
    if object.keepsMemberwise { arguments.append("_memberwise: MemberwiseInitializer()") }
    writer.list(opening, arguments, ")")
  }
}
