import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Something that is supposed of a value.
enum Fact {
  /// A schema that the value satisfies or breaks.
  struct Claim {
    var schema: SchemaID
    var holds: Bool

    /// Equal for claims that say the same.
    struct Key: Hashable {
      /// The class of the schema; nil for one that accepts each value.
      var schema: Int?
      var holds: Bool
    }
  }

  case schema(Claim)
  /// A keyword of which it is only known that the value satisfies or breaks it.
  case word(String, holds: Bool)
  /// The length of a text, or the number of items or members.
  case atLeast(Int)
  case atMost(Int)
  case oneOf([JSONValue])
  case noneOf([JSONValue])
  case matches(String, Bool)
  case bound(NumberBound, isUpper: Bool)
  case multiple(JSONNumber, Bool)
  case member(String, isPresent: Bool)
  /// Whether a member that is there satisfies a schema.
  case memberValue(String, Claim)
  /// There is a member with one of the names; where a schema is given, its value breaks that.
  case someMember(NameSet, SchemaID?)
  case requires(DependentRequired)
  /// The demands of the schema on members or items, by their names and places, hold.
  case parts(SchemaID)
  /// Each name of a member satisfies the schema.
  case names(SchemaID)
  case unique(Bool)
  case item(Int, Claim)
  /// One of the items from a place on breaks the schema.
  case someItem(from: Int, SchemaID)
  case eachItem(Claim)
  case countAtLeast(Int, SchemaID)
  case countAtMost(Int, SchemaID)

  struct NumberBound {
    var limit: JSONNumber
    var isExclusive: Bool
  }

  /// The names that patterns match and others do not, without some, and that break schemas.
  struct NameSet {
    var patterns: [String] = []
    var excluded: [String] = []
    var except: Set<ScalarKey> = []
    var breaking: [SchemaID] = []
  }
}

/// One of the ways in which a value of a type could be as it is supposed to be.
struct Way {
  let kind: TypeSet
  /// The facts that have not been looked at.
  var pending: [Fact]
  /// The lists of which one has to be taken each.
  var splits: [[[Fact]]] = []
  var seen: Set<Fact.Claim.Key> = []
  var claims: [Fact.Claim] = []
  var words: [String: Bool] = [:]
  var least = 0
  var most = Int.max
  var values: [JSONValue]?
  var excluded: [JSONValue] = []

  var patterns: [String] = []
  var excludedPatterns: [String] = []

  var lower: Fact.NumberBound?
  var upper: Fact.NumberBound?
  var divisors: [JSONNumber] = []
  var excludedDivisors: [JSONNumber] = []

  var present: [ScalarKey: String] = [:]
  var absent: Set<ScalarKey> = []
  var memberClaims: [ScalarKey: [Fact.Claim]] = [:]
  var someMembers: [(names: Fact.NameSet, schema: SchemaID?)] = []
  var requirements: [DependentRequired] = []
  var parts: [SchemaID] = []
  var names: [SchemaID] = []

  var isUnique: Bool?
  var itemClaims: [Int: [Fact.Claim]] = [:]
  var someItems: [(from: Int, schema: SchemaID)] = []
  var eachItem: [Fact.Claim] = []
  var counts: [(least: Int, schema: SchemaID)] = []
  var limits: [(most: Int, schema: SchemaID)] = []

  init(kind: TypeSet, pending: [Fact]) {
    self.kind = kind
    self.pending = pending
  }

  /// Adds a fact; false where it contradicts another one.
  mutating func note(_ fact: Fact) -> Bool {
    switch fact {
    case .schema, .word: break
    case .atLeast(let count): least = max(least, count)
    case .atMost(let count): most = min(most, count)
    case .oneOf(let values): self.values = self.values.map { $0.filter { values.contains($0) } } ?? values
    case .noneOf(let values): excluded += values
    case .matches(let pattern, let holds):
      if holds { patterns.append(pattern) } else { excludedPatterns.append(pattern) }
    case .bound(let bound, let isUpper): note(bound, isUpper: isUpper)
    case .multiple(let divisor, let holds):
      if holds { divisors.append(divisor) } else { excludedDivisors.append(divisor) }
    case .member(let name, let isPresent):
      if isPresent { present[ScalarKey(name)] = name } else { absent.insert(ScalarKey(name)) }
      return present[ScalarKey(name)] == nil || !absent.contains(ScalarKey(name))
    case .memberValue(let name, let claim):
      memberClaims[ScalarKey(name), default: []].append(claim)
      return note(.member(name, isPresent: true))
    case .someMember(let names, let schema):
      someMembers.append((names, schema))
      least = max(least, 1)
    case .requires(let requirement): requirements.append(requirement)
    case .parts(let schema): parts.append(schema)
    case .names(let schema): names.append(schema)
    case .unique(let holds):
      if let isUnique, isUnique != holds { return false }
      isUnique = holds
      if !holds { least = max(least, 2) }
    case .item(let index, let claim):
      itemClaims[index, default: []].append(claim)
      least = max(least, index + 1)
    case .someItem(let start, let schema):
      someItems.append((start, schema))
      least = max(least, start + 1)
    case .eachItem(let claim): eachItem.append(claim)
    case .countAtLeast(let count, let schema):
      counts.append((count, schema))
      least = max(least, count)
    case .countAtMost(0, let schema): eachItem.append(.init(schema: schema, holds: false))
    case .countAtMost(let count, let schema): limits.append((count, schema))
    }
    return least <= most
  }

  private mutating func note(_ bound: Fact.NumberBound, isUpper: Bool) {
    let known = isUpper ? upper : lower
    if let known {
      let isTighter = isUpper ? bound.limit < known.limit : known.limit < bound.limit
      guard isTighter || bound.limit == known.limit && bound.isExclusive else { return }
    }
    if isUpper { upper = bound } else { lower = bound }
  }
}
