import SchemaModel

/// A place that refers to a subject.
struct Backlink: Sendable {
  enum Role: Sendable, Hashable {
    /// The value of a property, or something inside it.
    case member(path: [String])
    /// One of the forms of a union.
    case form
    /// A part of an object.
    case part
    /// The items of an array.
    case items
    /// Values under names that are not listed.
    case values
    /// What a string holds as JSON.
    case content
  }

  var owner: Subject
  var role: Role

  /// The references to each subject, in the order of the documents.
  static func all(in site: Site) -> [SchemaID: [Backlink]] {
    var result: [SchemaID: [Backlink]] = [:]
    var seen: Set<Place> = []
    for schema in site.graph.schemas {
      guard let reference = schema.reference, let target = site.subject(reference),
        let (owner, tokens) = site.owner(of: schema.id), let role = role(of: tokens)
      else { continue }
      guard seen.insert(Place(target: target.schema, owner: owner.schema, role: role)).inserted else {
        continue
      }
      result[target.schema, default: []].append(Backlink(owner: owner, role: role))
    }
    return result
  }

  private struct Place: Hashable {
    var target: SchemaID
    var owner: SchemaID
    var role: Role
  }

  /// What a schema is to the subject around it; nil for one that only describes what is forbidden or asked for.
  private static func role(of tokens: [String]) -> Role? {
    var path: [String] = []
    var role = Role.part
    var rest = tokens[...]
    while let keyword = rest.popFirst() {
      switch keyword {
      case "not", "if", "contains", "propertyNames", "x-warnings": return nil
      case "properties": path.append(rest.popFirst() ?? "")
      case "oneOf", "anyOf":
        _ = rest.popFirst()
        role = .form
      case "allOf", "dependentSchemas", "dependencies": _ = rest.popFirst()
      case "contentSchema": role = .content
      case "items", "additionalItems", "unevaluatedItems": role = .items
      case "prefixItems":
        _ = rest.popFirst()
        role = .items
      case "additionalProperties", "unevaluatedProperties": role = .values
      case "patternProperties":
        _ = rest.popFirst()
        role = .values
      default: break
      }
    }
    return path.isEmpty ? role : .member(path: path)
  }
}
