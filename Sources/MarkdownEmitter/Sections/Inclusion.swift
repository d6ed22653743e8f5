import SchemaModel
import SchemaRuntime
import TypeModel

/// An object with very many members that another includes: they are described there, and a link says so.
///
/// A hundred definitions that each include an object of three hundred members would make thirty thousand rows.
struct Inclusion {
  /// So many members are worth a link in place of their rows.
  private static let least = 60

  /// The object that is included.
  let subject: Subject
  /// The type of the one that includes it, without the members that are just like there.
  let rest: NominalType
  /// The schemas that the included object is made of.
  let schemas: Set<SchemaID>
  private let count: Int
  /// Whether it is but another name of the same type.
  let isSame: Bool

  /// Nil where nothing is included that has so many members.
  init?(in owner: Subject, _ nominal: NominalType?, _ site: Site) {
    guard var nominal, case .object(var object) = nominal.declaration,
      object.properties.count >= Self.least
    else { return nil }
    let schema = site.graph[owner.schema]
    for reference in ([schema.id] + schema.allOf).compactMap({ site.graph[$0].reference }) {
      guard let target = site.target(of: reference), target.schema != owner.schema,
        let included = site.nominal(of: target),
        case .object(let other) = included.declaration
      else { continue }
      let members = Dictionary(
        other.properties.map { (ScalarKey($0.key), $0) }, uniquingKeysWith: { first, _ in first })
      let own = object.properties.filter { property in
        guard let known = members[ScalarKey(property.key)] else { return true }
        return known.schemas != property.schemas || known.isRequired != property.isRequired
      }
      let count = object.properties.count - own.count
      guard count >= Self.least else { continue }
      object.properties = own
      nominal.declaration = .object(object)
      (subject, rest, self.count) = (target, nominal, count)
      isSame = included.id == nominal.id
      schemas = Set(Conjuncts(site: site).all(of: [target.schema], intoSubjects: true).map(\.id))
      return
    }
    return nil
  }

  /// What stands in place of the rows.
  func sentence(from page: String, _ site: Site) -> Inline {
    if isSame { return "The same as \(site.link(to: subject, from: page))." }
    return
      "The \(text: String(count)) properties of \(site.link(to: subject, from: page)) are allowed as well, and its rules hold."
  }
}
