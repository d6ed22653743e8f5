import SchemaModel
import SchemaRuntime

/// A difference of the two sides at a place, before its effect is known.
struct Difference {
  /// A stable id, such as `max-length-lowered`.
  var rule: String
  var message: String
  var place: Place
  /// The keyword of each side, and the schema that has it or would have it.
  var sites: Sides<Site>
  /// Whether the keyword can narrow, and widen, where all around it is as it was.
  var narrows = false
  var widens = false
  /// Where reports say that it is, if that is not where its keywords are.
  var told: Sides<Site>?
  /// Whether it only describes a value.
  var isAnnotation = false
  /// Values at the place that are likely to show it.
  var hints: [JSONValue] = []
  /// The part of the schemas of the place that it is about.
  var aspect = ChangeAspect.keywords
  /// The schemas that differ in the change alone; none where it cannot be told from others.
  var isolated = ChangeIsolation.Variants()
  /// A word that tells several differences of a rule at one place apart: the name of a property, say.
  var detail = ""
  /// Whether a witness would be too large to be made; the keywords are taken as proof then.
  var isTooLarge = false

  /// The pattern of the names of members that it is about, where it is about such.
  var namePattern: String?

  struct Site: Hashable {
    var schema: SchemaID?
    /// In 2020-12 spelling; nil where the whole schema is meant.
    var keyword: Keyword?
  }

  /// Whether a variant shows what the change alone does.
  var isIsolated: Bool { isolated.areMade }

  /// Whether instances that a side accepts may be refused by the other, under conditions of any kind.
  func mayLose(_ version: Version) -> Bool {
    guard !isAnnotation, narrows || widens else { return false }
    return place.losses[version].contains { $0 == .old ? narrows : widens }
  }

  /// Whether a side loses instances only where another branch of a union holds as well. Only a witness in which no
  /// other difference has a part counts then.
  func isTurned(_ version: Version) -> Bool {
    !place.isMonotone && !place.isBelowCondition && !(version == .old ? narrows : widens)
  }

  /// The member that one side allows no value for.
  var forbiddenMember: String? {
    guard rule == "value-forbidden" || rule == "value-allowed", case .member(let name) = place.steps.last
    else { return nil }
    return name
  }

  struct Key: Hashable {
    var rule: String
    var detail: String
    var sites: Sides<Site>
  }

  /// The key of a change: something that one side has is one change wherever the other side lacks it.
  var key: Key {
    var own = told ?? sites
    let lacking: Version? = rule.hasSuffix("-added") ? .old : rule.hasSuffix("-removed") ? .new : nil
    // Types may be lost because a keyword came, and then that side tells one place from another.
    if let lacking, own[lacking.other].keyword != nil || own[lacking.other].schema != nil && aspect.isOfParts
    {
      own[lacking] = Site()
    } else {
      for version in Version.allCases
      where sites[version].keyword == nil && sites[version.other].keyword != nil {
        own[version].schema = nil
      }
    }
    return Key(rule: rule, detail: detail, sites: own)
  }
}
