import Diagnostics
import Foundation
import SchemaModel
import TypeModel

/// How well types say what schemas in use say.
public struct TypeCensus: Sendable {
  public private(set) var schemas = 0
  public private(set) var properties = 0
  /// Properties of any value, or arrays or maps of any values, each with the schema's name, and what a note says why.
  public private(set) var anyValues: [(place: String, reason: String?)] = []
  /// Properties that are arrays or maps of objects with any members.
  public private(set) var anyElements: [String] = []
  public private(set) var unionCases = 0
  /// Cases that only a number tells apart.
  public private(set) var numberedCases: [String] = []
  /// Schemas that have errors, with the first.
  public private(set) var errors: [String] = []

  /// Counts what becomes of the schemas.
  public init(_ store: SchemasInUse) {
    for name in store.names { count(name, store) }
  }

  private mutating func count(_ name: String, _ store: SchemasInUse) {
    let options = SchemaLoader.Options(
      resolve: SchemaLoader.Resolution.all(store.references), defaultDialect: .draft7)
    var loader = SchemaLoader(options: options)
    loader.loadFile(store.path(of: name))
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    let types = bag.hasErrors ? nil : TypeLowering(graph).lower(into: &bag)
    if let error = bag.sorted.first(where: { $0.severity == .error }) {
      return errors.append("\(name): \(error)")
    }
    schemas += 1
    guard let types else { return }
    let notes = bag.sorted.filter { $0.severity == .note }.map(\.message).filter { $0.contains(Self.sign) }
    for type in types.types {
      for property in type.properties { count(property, "\(name): \(type.qualifiedName)", notes) }
      if case .union(let union) = type.declaration { unionCases += union.cases.count }
    }
    for warning in bag.sorted where warning.message.hasPrefix("a branch has no name") {
      numberedCases.append("\(warning)")
    }
  }

  private mutating func count(_ property: Property, _ place: String, _ notes: [String]) {
    properties += 1
    var type = property.type.nonNull
    while let element = Self.element(of: type) { type = element.nonNull }
    if type == .json {
      let reasons = notes.filter { $0.contains("'\(property.key)'") || $0.contains("'\(property.name)'") }
        .map { String($0[($0.range(of: Self.sign)?.upperBound ?? $0.startIndex)...]) }
      // Of several reasons that members of one name have, the one that counts.
      let reason = reasons.first { !Self.saysNoType($0) } ?? reasons.first
      return anyValues.append(("\(place).\(property.name)", reason))
    }
    if type == .jsonObject { anyElements.append("\(place).\(property.name)") }
  }

  private static let sign = "JSONValue: "

  private static func element(of type: TypeReference) -> TypeReference? {
    switch type {
    case .array(let element), .map(let element): element
    case .string, .bool, .int, .double, .json, .jsonObject, .optional, .encoded, .bytes, .named, .custom: nil
    }
  }

  /// Whether by this reason the schema says no type of the member, at none of the places that describe it, or allows no
  /// value for which one were of use.
  private static func saysNoType(_ reason: String) -> Bool { openReasons.contains { reason.hasPrefix($0) } }

  private static let openReasons = [
    "the schema allows values of every type", "the schema states no type", "nothing says what they are",
    "no value is allowed", "nothing but null is allowed",
    "it is required, and no 'properties' says what it is",
    "'propertyNames' lists it, and no 'properties' says what it is",
    "a condition says what it may be, and leaves the type open",
  ]

  /// The counts, and what is behind them.
  public var text: String {
    let unexplained = anyValues.filter { $0.reason == nil }
    let lost = anyValues.filter { $0.reason.map { !Self.saysNoType($0) } ?? true }
    let reasons = Dictionary(grouping: anyValues) { $0.reason ?? "no reason" }.mapValues(\.count)
    var lines = [
      "\(schemas) schemas, \(errors.count) with errors",
      "\(properties) properties: \(anyValues.count) of any value (\(share(anyValues.count, properties))), \(unexplained.count) of them without a reason; \(anyElements.count) objects of any members, or arrays of them",
      "\(lost.count) of any value though the schema says a type (\(share(lost.count, properties)))",
      "\(unionCases) cases of unions: \(numberedCases.count) numbered (\(share(numberedCases.count, unionCases)))",
    ]
    lines += errors.map { "error: \($0)" }
    lines += reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { reason, count in
      "\(count) \(Self.saysNoType(reason) ? "(no type said) " : "")\(reason)"
    }
    lines += lost.map { "any: \($0.place): \($0.reason ?? "no reason")" }
    lines += numberedCases.map { "numbered: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func share(_ part: Int, _ all: Int) -> String {
    all == 0 ? "none" : String(format: "%.2f %%", 100 * Double(part) / Double(all))
  }
}
