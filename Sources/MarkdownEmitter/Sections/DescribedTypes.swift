import SchemaModel
import TypeModel

/// Where the section of a subject describes declared types that have no section of their own: each once, at the member
/// or the form closest to the subject, however many ways lead to it. Everywhere else stands a link.
///
/// This keeps a section as long as its types are many: forms nested in forms are a tree with far more nodes than types.
struct DescribedTypes {
  private var places: [TypeID: DescribedType] = [:]

  /// None.
  init() {}

  /// Looks at the value's members and forms, at theirs, and so on.
  init(in value: ValueDescription, site: Site) {
    var waiting = [value]
    var next = 0
    while next < waiting.count {
      let owner = waiting[next]
      next += 1
      switch owner.nominal?.declaration {
      case .object(let object):
        for property in object.properties {
          guard let nominal = MemberDescription.inlineType(property.type, site: site) else { continue }
          let member = owner.member(property, nominal)
          add(member, Inline.code(member.path.joined(separator: ".")), &waiting)
        }
      case .union(let union):
        for item in union.cases {
          guard let form = owner.form(item, site) else { continue }
          var name = Inline.code("." + item.name)
          if !form.path.isEmpty { name = "\(name) of \(code: form.path.joined(separator: "."))" }
          add(form, name, &waiting)
        }
      case .stringEnum, .integerEnum, .literalEnum, .openEnum, .wrapper, .alias, .namespace, nil: continue
      }
    }
  }

  private mutating func add(
    _ value: ValueDescription, _ name: Inline, _ waiting: inout [ValueDescription]
  ) {
    guard let nominal = value.nominal, places[nominal.id] == nil else { return }
    switch nominal.declaration {
    case .object, .union: break
    // Their few words are worth repeating.
    case .stringEnum, .integerEnum, .literalEnum, .openEnum, .wrapper, .alias, .namespace: return
    }
    places[nominal.id] = DescribedType(name: name, anchor: value.place)
    waiting.append(value)
  }

  subscript(_ type: TypeID) -> DescribedType? { places[type] }
}

/// Where a declared type is described: at a member or at a form.
struct DescribedType {
  /// What the member or the form is called.
  var name: Inline
  var anchor: String

  /// What is said instead of describing the type again.
  func reference(from page: String, _ site: Site) -> Inline {
    "Made like \(Inline.link(name, to: site.path(from: page, to: page, anchor: anchor)))."
  }
}
