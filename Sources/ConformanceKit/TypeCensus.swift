import Diagnostics
import Foundation
import SchemaModel
import TypeModel

/// How well types say what schemas in use say.
public struct TypeCensus: Sendable {
  public private(set) var schemas = 0
  public private(set) var properties = 0
  /// Properties of any value, each with the schema's name, and whether a note says why.
  public private(set) var anyValues: [(place: String, isExplained: Bool)] = []
  /// Properties that are arrays or maps of any values.
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
    let notes = bag.sorted.filter { $0.severity == .note }.map(\.message)
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
    if type == .json {
      let isExplained = notes.contains {
        $0.contains("'\(property.key)'") || $0.contains("'\(property.name)'")
      }
      return anyValues.append(("\(place).\(property.name)", isExplained))
    }
    while case .array(let element) = type { type = element.nonNull }
    if type == .json || type == .jsonObject { anyElements.append("\(place).\(property.name)") }
  }

  /// The counts, and what is behind them.
  public var text: String {
    let unexplained = anyValues.filter { !$0.isExplained }
    var lines = [
      "\(schemas) schemas, \(errors.count) with errors",
      "\(properties) properties: \(anyValues.count) of any value (\(share(anyValues.count, properties))), \(unexplained.count) of them without a reason; \(anyElements.count) arrays or objects of any values",
      "\(unionCases) cases of unions: \(numberedCases.count) numbered (\(share(numberedCases.count, unionCases)))",
    ]
    lines += errors.map { "error: \($0)" }
    lines += anyValues.map { "any: \($0.place)\($0.isExplained ? "" : " (no reason)")" }
    lines += numberedCases.map { "numbered: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func share(_ part: Int, _ all: Int) -> String {
    all == 0 ? "none" : String(format: "%.2f %%", 100 * Double(part) / Double(all))
  }
}
