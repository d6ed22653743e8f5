extension SchemaProgram {
  /// `if`, `then`, `else` (Core §10.2.2).
  package final class ConditionalPlan: Sendable {
    package let condition: Call
    package let then: Call?
    package let otherwise: Call?
    /// The choice for an object that has not been read, where the value of one member decides the condition. Lowering tells
    /// planning.
    package let choice: ConditionalChoice?

    package init(condition: Call, then: Call?, otherwise: Call?, choice: ConditionalChoice?) {
      (self.condition, self.then, self.otherwise, self.choice) = (condition, then, otherwise, choice)
    }
  }

  /// The cases of a condition that is decided before an object is read.
  package struct ConditionalChoice: Sendable {
    package let condition: MemberCondition
    package let then: Call?
    package let otherwise: Call?

    package init(condition: MemberCondition, then: Call?, otherwise: Call?) {
      (self.condition, self.then, self.otherwise) = (condition, then, otherwise)
    }
  }

  /// A condition on objects that the value of one member decides.
  package struct MemberCondition: Sendable {
    package let property: String
    /// Strings, booleans and null.
    package let values: [JSONValue]
    /// True: the condition holds where the member has one of the values, and for no other value. False: the other way
    /// round.
    package let isListed: Bool
    package let holdsIfMissing: Bool

    package init(property: String, values: [JSONValue], isListed: Bool, holdsIfMissing: Bool) {
      (self.property, self.values) = (property, values)
      (self.isListed, self.holdsIfMissing) = (isListed, holdsIfMissing)
    }
  }

  /// `anyOf` or `oneOf` (Core §10.2.1).
  package final class UnionPlan: Sendable {
    /// Whether it is `oneOf`.
    package let isExclusive: Bool
    package let keyword: String
    package let branches: [Branch]
    /// The member that tells the branches of objects apart, where one does.
    package let tag: Tag?
    /// Names that some branches require and others do not: the names that an object has leave few branches for it. Empty
    /// where that rules out no branch, or where a tag decides.
    package let discriminatingNames: [String]
    package let discriminatingNameTable: OwnedKeyTable?
    /// A member whose value leaves few branches; nil where a tag decides. Lowering tells planning.
    package let valueDiscriminator: ValueDiscriminatorPlan?
    /// Whether `valueDiscriminator` leaves one branch in any case, and nothing else tells the branches apart. Only a
    /// block that gives a verdict has this.
    package let isExhaustive: Bool
    /// The branches that may accept a value, for each kind of value.
    private let candidatesByKind: [[Int]]

    package init(
      isExclusive: Bool, keyword: String, branches: [Branch], tag: Tag?, discriminatingNames: [String],
      discriminatingNameTable: OwnedKeyTable?, valueDiscriminator: ValueDiscriminatorPlan?,
      isExhaustive: Bool
    ) {
      (self.isExclusive, self.keyword, self.branches, self.tag) = (isExclusive, keyword, branches, tag)
      self.discriminatingNames = discriminatingNames
      self.discriminatingNameTable = discriminatingNameTable
      (self.valueDiscriminator, self.isExhaustive) = (valueDiscriminator, isExhaustive)
      candidatesByKind = JSONKind.allCases.map { kind in
        branches.indices.filter { branches[$0].types.allows(kind) }
      }
    }

    /// The branches that may accept a value of the kind.
    package func candidates(_ kind: JSONKind) -> [Int] { candidatesByKind[Int(kind.rawValue)] }
  }

  /// A branch of a union.
  package final class Branch: Sendable {
    package let call: Call
    /// The types of value that it may accept.
    package let types: TypeSet
    /// The author's name for the branch, on one line.
    package let name: String?
    /// The values of the tag that it may accept.
    package let tags: [String]
    /// The bits of the union's `discriminatingNames` that the branch requires.
    package let requiredNames: UInt64

    package init(call: Call, types: TypeSet, name: String?, tags: [String], requiredNames: UInt64) {
      (self.call, self.types, self.name) = (call, types, name)
      (self.tags, self.requiredNames) = (tags, requiredNames)
    }
  }

  /// The member that tells apart all branches of a union that may accept an object.
  package final class Tag: Sendable {
    package let name: String
    /// The branch of objects without it, and of those with a value of it that no branch lists. Nil: none accepts them.
    package let defaultBranch: Int?
    /// The values, branch by branch.
    package let values: [String]
    package let nameTable: OwnedKeyTable
    package let valueTable: OwnedKeyTable

    package init(name: String, defaultBranch: Int?, values: [String]) {
      (self.name, self.defaultBranch, self.values) = (name, defaultBranch, values)
      nameTable = OwnedKeyTable([name])
      valueTable = OwnedKeyTable(values)
    }

    /// The values, for the message.
    var list: String { values.map { JSONValue.string($0).description }.joined(separator: ", ") }
  }

  /// A member whose value leaves few branches of a union that may accept an object; a bit stands for each branch.
  package struct ValueDiscriminatorPlan: Sendable {
    package let property: String
    /// The branches for each value that some branch lists, in a fixed order.
    package let values: [(value: JSONValue, branches: UInt64)]
    /// The branches where the member is missing.
    package let missing: UInt64
    /// The branches where the member has a value that no branch lists.
    package let others: UInt64

    package init(
      of property: String, values: [(value: JSONValue, branches: UInt64)], missing: UInt64, others: UInt64
    ) {
      (self.property, self.values, self.missing, self.others) = (property, values, missing, others)
    }
  }
}

extension SchemaProgram.UnionPlan {
  /// The branches of some candidates that do not require a sign which an object lacks.
  /// - Parameter signs: the bits of those that it has.
  func candidates(_ candidates: [Int], having discriminatingNames: UInt64) -> [Int] {
    candidates.filter { branches[$0].requiredNames & ~discriminatingNames == 0 }
  }

  /// The names of branches, for the message; empty where one has none.
  func forms(_ candidates: [Int]) -> String {
    let names = candidates.compactMap { branches[$0].name }
    return names.count == candidates.count ? names.joined(separator: ", ") : ""
  }

  /// The types of value that some branch may accept.
  var types: TypeSet { branches.reduce(into: []) { $0.formUnion($1.types) } }
}
