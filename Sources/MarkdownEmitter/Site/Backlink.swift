import SchemaModel

/// A place that refers to a subject.
struct Backlink: Sendable {
  enum Role: Sendable, Hashable {
    /// The value of a property, or something inside it.
    case member(path: String)
    /// One of the forms of a union.
    case form
    /// A part of an object.
    case part
    /// The items of an array.
    case items
    /// Values under names that are not listed.
    case values
    /// The JSON that a string holds.
    case content
  }

  var owner: Subject
  var role: Role
  var target: Target

  /// The references to each subject, in the order of the documents.
  static func all(in site: Site) -> [SchemaID: [Backlink]] {
    var result: [SchemaID: [Backlink]] = [:]
    var seen: Set<Reference> = []
    for schema in site.graph.schemas {
      // In a copy for a dynamic scope, the targets of dynamic references are known.
      let reference = site.copies.contains(schema.id) ? schema.references.first : schema.reference
      guard let reference, let subject = site.subject(reference),
        let owner = site.owner(of: schema.id), let target = site.target(of: schema.id),
        let role = role(of: schema.id, site)
      else { continue }
      let place = Reference(subject: subject.schema, owner: owner.schema, role: role)
      guard seen.insert(place).inserted else { continue }
      result[subject.schema, default: []].append(Backlink(owner: owner, role: role, target: target))
    }
    return result
  }

  private struct Reference: Hashable {
    var subject: SchemaID
    var owner: SchemaID
    var role: Role
  }

  /// The role of a schema for the subject around it; nil for one that only describes what is forbidden or asked for.
  private static func role(of id: SchemaID, _ site: Site) -> Role? {
    guard let place = site.places[id] else { return nil }
    var role: Role?
    var isMember = false
    var next: SchemaID? = id
    while let id = next, let place = site.places[id], let step = place.step {
      if !step.describes { return nil }
      switch step {
      case .member: isMember = true
      case .form, .choice: role = role ?? .form
      case .items, .item, .otherItems: role = role ?? .items
      case .others, .unevaluated, .pattern: role = role ?? .values
      case .content: role = role ?? .content
      case .part, .with, .then, .otherwise, .not, .condition, .names, .contains, .warning: break
      }
      next = place.parent
    }
    return isMember ? .member(path: place.path) : role ?? .part
  }
}
