import SchemaRuntime
import TypeModel
import ValidationPlanning

/// A type, as the plan of a document reads it.
enum PlannedType {
  /// A struct, with the numbers of the members that the walk stores by itself.
  case structure(name: String, StructReading, stored: Set<Int>)
  /// A union, with how it is validated on the way; nil where its schema decides all values first.
  case union(name: String, UnionType, UnionReading?)
}

/// The list of a struct whose members are read one by one, and its value before any has been read.
struct StructReader {
  let coding: StructCoding
  /// How the walk validates; nil where a validator runs first.
  private let reading: StructReading?
  private var object: ObjectType { coding.object }
  private var placeholders: Placeholders { coding.emitter.placeholders }

  init(_ coding: StructCoding) {
    self.coding = coding
    reading = coding.emitter.reading(of: coding.type, coding.object)
  }

  func write(to writer: inout SwiftWriter) {
    list(to: &writer)
    if isUnreadByHand { unreadByHand(to: &writer) }
  }

  /// Whether the list of the members says the schema of the struct.
  var listSaysSchema: Bool { reading != nil && coding.emitter.reading(of: coding.type).saySchema }

  /// The struct as the plan of its document reads it.
  var planned: PlannedType? {
    guard let reading else { return nil }
    let stored = zip(object.properties, reading.members).filter { isReadByWalk($0, $1) }.map(\.1.number)
    return .structure(name: coding.emitter.nameInPlan(of: coding.type).name, reading, stored: Set(stored))
  }

  private func list(to writer: inout SwiftWriter) {
    let members =
      reading?.members ?? object.properties.indices.map { StructReading.Member(number: $0, reading: .plain) }
    let lines = zip(object.properties, members).map(entry)
    if reading != nil {
      return coding.list(
        coding.emitter.reading(of: coding.type).arguments, unread: unread, lines, to: &writer)
    }
    if object.properties.isEmpty { return coding.list([], unread: unread, lines, to: &writer) }
    let rows = object.properties.map(row)
    KeyTableText.write(
      "private static let names = MemberTable", lines: MemberTable.lines(of: rows), to: &writer)
    writer.blank()
    coding.list(["names"], unread: unread, lines, to: &writer)
  }

  /// The line of a table that knows a property's type, for a reader of objects that have been validated.
  private func row(_ property: Property) -> MemberRow {
    MemberRow(name: property.key, demands: demands(property), reach: .complete)
  }

  private func demands(_ property: Property) -> ScalarConstraints? {
    guard property.presence == .required || property.presence == .optional else { return nil }
    guard case .named(let id) = property.type else {
      return property.type.scalarType.map { ScalarConstraints(types: $0) }
    }
    guard let texts = coding.emitter.byteCases(id) else { return nil }
    var demands = ScalarConstraints(types: .string)
    demands.enumeration = texts.map(JSONValue.string)
    return demands
  }

  /// The entry of the list for a property.
  private func entry(_ property: Property, _ member: StructReading.Member) -> [SwiftCode] {
    let isInCode = !isReadByWalk(property, member) && mayBeStored(property)
    let own: SwiftCode = property.isStored ? "\\.\(property.storage)" : constant(property)
    let verb: SwiftCode = property.isStored ? property.presence.verb : "fixed"
    return [verb, "\(member.number)", own] + (isInCode ? ["inCode: true"] : [])
  }

  /// The value of a property that is always the same; as JSON where mentioning its type would warn.
  private func constant(_ property: Property) -> SwiftCode {
    guard let value = property.fixedValue else { return "nil" }
    let text = JSONText.literal(value)
    if property.documentation.deprecation != nil { return "\(text) as JSONValue" }
    let type = property.type.nonNull
    let literal = coding.emitter.literal(value, of: type) ?? text
    switch (type, value) {
    case (.string, .string), (.bool, .bool), (.int, .number): return literal
    default: return "\(literal) as \(coding.spelling.type(type))"
    }
  }

  /// Whether the walk reads a property by itself.
  private func isReadByWalk(_ property: Property, _ member: StructReading.Member) -> Bool {
    if member.isLeft { return false }
    switch (property.type, member.reading) {
    case (_, .plain) where !property.isStored, (_, .table) where !property.isStored: return true
    case (.string, .plain), (.string, .table), (.int, .plain), (.int, .table), (.double, .plain),
      (.double, .table), (.bool, .plain), (.bool, .table):
      return mayBeStored(property)
    case (.named(let id), .plain): return mayBeStored(property) && coding.emitter.byteCases(id) != nil
    default: return false
    }
  }

  /// Whether the runtime may take a property for one that the walk stores, by its type alone.
  private func mayBeStored(_ property: Property) -> Bool {
    if !property.isStored { return true }
    switch property.presence {
    case .required, .optional: return !property.hasValueInStorage && mayBeStored(property.type)
    case .requiredNullable, .optionalNullable: return false
    }
  }

  private func mayBeStored(_ type: TypeReference) -> Bool {
    switch type {
    // A package's custom type may be another name for such a type.
    case .string, .bool, .int, .double, .custom: return true
    case .json, .jsonObject, .array, .map, .optional, .encoded, .bytes: return false
    case .named(let id):
      switch coding.emitter.types[id].declaration {
      case .alias(let target): return mayBeStored(target)
      case .stringEnum: return true
      case .object, .tuple, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .wrapper, .namespace:
        return false
      }
    }
  }

  /// Whether an initializer of its own makes the value that is not read yet: where a member has no placeholder, or where
  /// the initializer that people call begins with this value.
  private var isUnreadByHand: Bool {
    object.properties.contains(where: \.isPending) || coding.emitter.keepsUnread(coding.type)
  }

  /// The value before any member has been read.
  private var unread: SwiftCode {
    if isUnreadByHand { return "Self(_unread: ())" }
    let required = object.properties.filter { $0.isStored && $0.isRequired }
    let arguments = required.map { property in
      "\(SwiftIdentifier(property.name).label): \(placeholders.value(of: property.type, coding.spelling))"
        as SwiftCode
    }
    return "Self(\(arguments.joined(", ")))"
  }

  /// Writes an initializer for the value before any member has been read.
  private func unreadByHand(to writer: inout SwiftWriter) {
    writer.blank()
    writer.block("\(coding.emitter.storage(of: coding.type))init(_unread: Void) {") { writer in
      let keepsUnread = coding.emitter.keepsUnread(coding.type)
      for property in object.properties where property.isStored && !property.isFirstNil {
        // Such a property is declared with its first value.
        if keepsUnread, property.presence == .optionalNullable, !property.hasValueInStorage { continue }
        writer.line("self.\(property.storage) = \(unreadStorage(of: property))")
      }
      for container in object.containers { writer.line("self.\(container.name) = [:]") }
    }
  }

  private func unreadStorage(of property: Property) -> SwiftCode {
    if property.isPending { return "PendingValue()" }
    guard property.isRequired else { return property.absentValue }
    let value = placeholders.value(of: property.type, coding.spelling)
    return property.stored(value)
  }
}
