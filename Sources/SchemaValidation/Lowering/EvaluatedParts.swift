import SchemaModel
import SchemaRuntime

/// Finds which members and items `unevaluatedProperties` and `unevaluatedItems` of a schema apply to, where that is the
/// same for all instances (Core §11.2, §11.3).
///
/// What a schema says itself, and what it refers to or takes in by `allOf`, holds for every valid instance: so the
/// names that those list are known beforehand, and validators need not keep account of the members of each object.
/// Subschemas that hold for some instances only (`anyOf`, `if`, …) are no hindrance as long as they name no others.
final class EvaluatedParts {
  private let graph: SchemaGraph
  private var properties: [SchemaID: Properties] = [:]
  private var items: [SchemaID: Items] = [:]

  init(graph: SchemaGraph) { self.graph = graph }

  /// Which members are evaluated by anything but `unevaluatedProperties`.
  enum Properties {
    case all
    /// Members of listed names, and members whose names match a pattern, each listed once.
    case listed([String], patterns: [String])
    /// Members of listed names; which of them depends on which subschemas hold.
    case conditional
    /// Which members these are depends on the instance.
    case open
  }

  /// Which items are evaluated by anything but `unevaluatedItems`.
  enum Items {
    /// The items that the schema itself describes.
    case own
    case open
  }

  func properties(of schema: Schema) -> Properties {
    if let known = properties[schema.id] { return known }
    let found = findProperties(of: schema)
    properties[schema.id] = found
    return found
  }

  func items(of schema: Schema) -> Items {
    if let known = items[schema.id] { return known }
    let found = findItems(of: schema)
    items[schema.id] = found
    return found
  }

  /// How many schemas are looked at for one: a schema that refers to more keeps account of its members.
  private static let limit = 256

  private func findProperties(of schema: Schema) -> Properties {
    guard let (always, sometimes) = parts(beside: schema) else { return .open }
    var names = NameNumbers([])
    var patterns = NameNumbers([])
    for part in always {
      if part.additionalProperties != nil || part.id != schema.id && part.unevaluatedProperties != nil {
        return .all
      }
      for property in part.properties { _ = names.number(of: property.name) }
      for pattern in part.patternProperties { _ = patterns.number(of: pattern.name) }
    }
    guard sometimes.allSatisfy({ $0.additionalProperties == nil && $0.unevaluatedProperties == nil }) else {
      return .open
    }
    let areKnown = sometimes.allSatisfy { part in
      part.properties.allSatisfy { names.has($0.name) }
        && part.patternProperties.allSatisfy { patterns.has($0.name) }
    }
    if areKnown { return .listed(names.names, patterns: patterns.names) }
    return (always + sometimes).allSatisfy(\.patternProperties.isEmpty) ? .conditional : .open
  }

  private func findItems(of schema: Schema) -> Items {
    guard let (always, sometimes) = parts(beside: schema), schema.contains == nil else { return .open }
    let others = always.filter { $0.id != schema.id } + sometimes
    let isOwn = others.allSatisfy { part in
      part.prefixItems.isEmpty && part.items == nil && part.contains == nil && part.unevaluatedItems == nil
    }
    return isOwn ? .own : .open
  }

  /// All schemas that look at the same value with a schema: in `always` the schema itself and those that hold for each
  /// valid instance, in `sometimes` those that hold for some. Nil where they are not known, or too many.
  private func parts(beside schema: Schema) -> (always: [Schema], sometimes: [Schema])? {
    var seen: Set<SchemaID> = [schema.id]
    var always = [schema]
    var open: [SchemaID] = []
    var next = 0
    while next < always.count {
      let part = always[next]
      next += 1
      guard part.dynamicReference == nil, always.count <= Self.limit else { return nil }
      for id in part.unconditionalParts where seen.insert(id).inserted {
        always.append(graph[id])
      }
      open += part.conditionalParts
    }
    var sometimes: [Schema] = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      let part = graph[id]
      guard part.dynamicReference == nil, sometimes.count < Self.limit else { return nil }
      sometimes.append(part)
      open += part.unconditionalParts + part.conditionalParts
    }
    return (always, sometimes)
  }
}
