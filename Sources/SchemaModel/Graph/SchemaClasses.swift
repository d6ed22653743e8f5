import SchemaRuntime

/// Groups the schemas of a graph by what they ask: those of one class ask the same in the same words, wherever they stand
/// and whatever describes them. Schemas that ask the same in other words may have classes of their own.
///
/// The classes are the coarsest ones in which schemas say the same themselves and lead to schemas of one class by the same
/// keywords. They are found by splitting: where a schema gets another class, those that lead to it are looked at again.
package struct SchemaClasses {
  private let classes: [Int]
  /// The class of schemas that accept each value and say nothing.
  private let open: Int?

  /// - Parameter withDescriptions: whether schemas of one class are described alike, too. References with nothing beside
  ///   them have classes of their own then.
  package init(_ graph: SchemaGraph, withDescriptions: Bool = false) {
    let targets = graph.schemas.map {
      withDescriptions ? $0.id.index : Self.target(of: $0, graph).id.index
    }
    let shapes = graph.schemas.map { Shape($0, targets, withDescriptions) }
    var partition = Partition(shapes.map(\.says), children: shapes.map(\.children))
    partition.refine(shapes)
    classes = targets.map { partition.classes[$0] }
    open = shapes.indices.first { shapes[$0].isOpen }.map { partition.classes[$0] }
  }

  /// The classes of several schemas that look at one value, each once; none where they accept each value.
  package subscript(ids: [SchemaID]) -> [Int] {
    if ids.count == 1 {
      let own = classes[ids[0].index]
      return own == open ? [] : [own]
    }
    var found = Set(ids.map { classes[$0.index] })
    if let open { found.remove(open) }
    return found.sorted()
  }

  /// Whether both lists have schemas of the same classes, one by one.
  package func areAlike(_ ids: [SchemaID], _ others: [SchemaID]) -> Bool {
    ids.count == others.count && zip(ids, others).allSatisfy { classes[$0.index] == classes[$1.index] }
  }

  /// The schema that references lead to which have nothing beside them.
  private static func target(of schema: Schema, _ graph: SchemaGraph) -> Schema {
    var (here, steps) = (schema, 0)
    while let next = here.soleReference, steps <= graph.schemas.count {
      here = graph[next]
      steps += 1
    }
    // References that come back to themselves have no target.
    return steps > graph.schemas.count ? schema : here
  }
}

extension SchemaClasses {
  /// The words of a schema, its parts left out, and the schemas that it leads to.
  private struct Shape {
    struct Word: Hashable {
      var keyword: Keyword
      var value: JSONValue
    }

    struct Says: Hashable {
      var words: [Word] = []
      /// The keywords with parts, with how many these are.
      var parts: [Word] = []
      var boolean: Bool?
      var dialect: Dialect?
      /// Which branch is meant, where descriptions count.
      var discriminator: JSONValue?
      /// A schema that is like no other.
      var own: SchemaID?
    }

    private(set) var says = Says()
    /// The schemas that it leads to, the parts of one keyword together.
    private(set) var parts: [(schemas: [Int], isOrdered: Bool)] = []

    var children: [Int] { parts.flatMap(\.schemas) }
    var isOpen: Bool { says == Says() && parts.isEmpty }

    init(_ schema: Schema, _ targets: [Int], _ withDescriptions: Bool) {
      // `true` is `{}`.
      says.boolean = schema.boolean == false ? false : nil
      // The target depends on how the schema was reached.
      if schema.dynamicReference != nil { says.own = schema.id }
      says.words = schema.words(withDescriptions: withDescriptions)
        .map { Word(keyword: $0.keyword, value: $0.value) }
      if withDescriptions { says.discriminator = schema.discriminator?.value }
      if schema.isReadByDialect { says.dialect = schema.dialect }
      func add(_ keyword: Keyword, _ schemas: [SchemaID], isOrdered: Bool = true) {
        says.parts.append(Word(keyword: keyword, value: .number(JSONNumber(schemas.count))))
        parts.append((schemas.map { targets[$0.index] }, isOrdered))
      }
      if let reference = schema.reference { add(.ref, [reference]) }
      for (keyword, schema) in schema.singles { add(keyword, [schema]) }
      for (keyword, schemas) in schema.lists {
        add(keyword, schemas, isOrdered: keyword == .prefixItems)
      }
      for (keyword, named) in schema.maps {
        let sorted = named.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for named in sorted {
          says.parts.append(Word(keyword: keyword, value: .string(named.name)))
          parts.append(([targets[named.schema.index]], true))
        }
      }
    }

    /// The classes that it leads to.
    func signature(_ classes: [Int]) -> [Int] {
      parts.flatMap { part in
        let own = part.schemas.map { classes[$0] }
        return part.isOrdered ? own : own.sorted()
      }
    }
  }

  /// Schemas in classes that are split until all of one class lead to the same classes.
  private struct Partition {
    private(set) var classes: [Int] = []
    private var members: [[Int]] = []
    private var counts: [Int] = []
    /// The schemas that lead to each schema.
    private var leading: [[Int]]

    init(_ says: [Shape.Says], children: [[Int]]) {
      leading = [[Int]](repeating: [], count: says.count)
      for (index, children) in children.enumerated() {
        for child in children { leading[child].append(index) }
      }
      var known: [Shape.Says: Int] = [:]
      for (index, says) in says.enumerated() {
        let own = known[says] ?? members.count
        if own == members.count {
          known[says] = own
          members.append([])
        }
        classes.append(own)
        members[own].append(index)
      }
      counts = members.map(\.count)
    }

    mutating func refine(_ shapes: [Shape]) {
      var waiting = Array(shapes.indices)
      while !waiting.isEmpty {
        let groups = Dictionary(grouping: waiting) { classes[$0] }
        var moved: [Int] = []
        for own in groups.keys.sorted() where counts[own] > 1 {
          moved += split(own, groups[own] ?? [], shapes)
        }
        waiting = Set(moved.flatMap { leading[$0] }).sorted()
      }
    }

    /// Splits a class by where those of its schemas lead that may lead elsewhere now. The largest part keeps the class, so
    /// that a schema gets another one seldom.
    /// - Returns: the schemas that have another class.
    private mutating func split(_ own: Int, _ changed: [Int], _ shapes: [Shape]) -> [Int] {
      var parts: [[Int]] = []
      var known: [[Int]: Int] = [:]
      for index in changed {
        let signature = shapes[index].signature(classes)
        if let part = known[signature] {
          parts[part].append(index)
        } else {
          known[signature] = parts.count
          parts.append([index])
        }
      }
      let rest = counts[own] - changed.count
      guard parts.count > 1 || rest > 0 else { return [] }
      if let largest = parts.indices.max(by: { parts[$0].count < parts[$1].count }),
        parts[largest].count >= rest
      {
        let kept = parts.remove(at: largest)
        if rest > 0 {
          let changed = Set(changed)
          parts.append(members[own].filter { classes[$0] == own && !changed.contains($0) })
        }
        members[own] = kept
      }
      for part in parts {
        for index in part { classes[index] = members.count }
        counts[own] -= part.count
        counts.append(part.count)
        members.append(part)
      }
      return parts.flatMap { $0 }
    }
  }
}
