import SchemaModel
import SchemaRuntime

extension SectionWriter {
  /// A member that a condition alone describes.
  struct ConditionalMember {
    var name: String
    var schemas: [SchemaID]
    /// “where `type` is `module`”, with a link to the section that tells of it.
    var when: Inline
  }

  /// The members that only the conditions of an object describe, in order of first mention.
  func conditionalMembers(_ group: Group, beside known: Set<ScalarKey>) -> [ConditionalMember] {
    var members: [ConditionalMember] = []
    var places: [ScalarKey: Int] = [:]
    for schema in group.schemas {
      for (id, words) in consequences(of: schema, group) {
        let when = site.target(of: id).map { Inline.link(words, to: $0) } ?? words
        for property in site.parts(of: [id]).flatMap({ site.graph[$0].properties })
        where site.graph[property.schema].boolean != false {
          let key = ScalarKey(property.name)
          if known.contains(key) { continue }
          if let index = places[key] {
            if !members[index].schemas.contains(property.schema) {
              members[index].schemas.append(property.schema)
            }
            if members[index].when.plain != when.plain {
              members[index].when = "\(members[index].when) or \(when)"
            }
          } else if members.count < Self.mostInherited {
            places[key] = members.count
            members.append(ConditionalMember(name: property.name, schemas: [property.schema], when: when))
          }
        }
      }
    }
    return members
  }

  /// The schemas that hold where a condition does, or does not, with words for when.
  private func consequences(of schema: Schema, _ group: Group) -> [(schema: SchemaID, when: Inline)] {
    var result: [(schema: SchemaID, when: Inline)] = []
    let some: Inline = "in some cases"
    if let condition = schema.ifSchema {
      if let then = schema.thenSchema { result.append((then, told(condition, "where", group) ?? some)) }
      if let otherwise = schema.elseSchema {
        result.append((otherwise, told(condition, "unless", group) ?? some))
      }
    }
    for dependency in schema.dependentSchemas {
      result.append((dependency.schema, "with \(code: dependency.name)"))
    }
    return result
  }
}
