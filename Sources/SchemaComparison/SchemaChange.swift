public import Diagnostics
public import SchemaRuntime

/// One change of a schema, and what it means for those who use it.
public struct SchemaChange: Sendable {
  /// A stable id, such as `max-length-lowered`.
  public var rule: String
  /// The Swift type of the document or definition that it is a change of, such as `Airship.IOSOverride`.
  public var object: String
  /// The document that `location` is in, below the schema folder.
  public var document: String
  /// What instances were judged by: of several, the one that shows the change.
  public var subject = Subject()
  /// Whether the document or definition that instances were judged by is gone or has another name.
  public var isGone = false
  /// JSON Pointer of the keyword or subschema: in the new document, or in the old one where the new one lacks it.
  public var location: String
  /// Some instance is valid under the old schema, and not under the new one.
  public var narrows = false
  /// Some instance is valid under the new schema, and not under the old one.
  public var widens = false
  public var source = SourceEffect.none
  public var message: String
  /// The path of the value below its object: `a.b[]`; empty for the object itself.
  public var path = ""
  /// The member that has to be there now, or need not any more; nil for a change of anything else.
  public var requiredMember: String?
  /// The tokens of a JSON Pointer to the value in instances of the subject.
  public var place: [String] = []
  /// Its location; where one side lacks it, that of the schema that would have it.
  public var old: SourceLocation
  public var new: SourceLocation
  /// The proofs of the claims.
  public var narrowing: Witness?
  public var widening: Witness?
  public var narrowingWitness: JSONValue? { narrowing?.instance }
  public var wideningWitness: JSONValue? { widening?.instance }
  /// Claims of keywords that no instance was found to show.
  public var unproved: [Claim] = []
  /// How much the settings say that the rule matters; nil where they say nothing of it.
  public var level: Severity?
  /// What it may not break; nil where no policy is for its document.
  public var policy: ChangePolicy?
  /// The way that the values are sent, where the operations of a document send them one way alone.
  public var direction: Direction?
  /// What it does to those who use an operation, beside what schemas say of the values.
  public var use = UseEffect.none
  /// Whether it only has an open object list a member that it allowed before, or allow one that it listed before.
  public var isOfUnlistedMember = false

  public enum Direction: String, Sendable, CaseIterable {
    /// Authors of requests have to act where less is valid.
    case requests
    /// Readers of responses have to act where more is valid.
    case responses
  }

  public enum Claim: String, Sendable, CaseIterable {
    case narrows, widens
  }

  /// A document or definition that instances are judged by.
  public struct Subject: Sendable, Equatable {
    /// The path of the document, where it is not the document of the change: it refers to that one.
    public var root: String?
    /// JSON Pointer of the definition in the new document, where no root leads to it; nil for the document itself.
    public var definition: String?

    /// `main.json#/$defs/Ping`; nil for the document of the change.
    var text: String? {
      guard let root else { return definition }
      return definition.map { "\(root)#\($0)" } ?? root
    }
  }

  /// A whole instance that one side alone accepts.
  public struct Witness: Sendable {
    public var instance: JSONValue
    /// What it is an instance of.
    public var subject: Subject
    /// The tokens of a JSON Pointer to the value in it.
    public var place: [String]
  }

  /// Adds what another subject shows of the change: a claim holds where one of them shows it, and is unproved where it is
  /// undecided for one and none shows it.
  mutating func merge(_ other: SchemaChange) {
    let own = self
    if narrowing == nil, widening == nil, other.narrowing != nil || other.widening != nil { self = other }
    narrowing = own.narrowing ?? other.narrowing
    widening = own.widening ?? other.widening
    narrows = own.narrows || other.narrows
    widens = own.widens || other.widens
    unproved = Claim.allCases.filter { claim in
      let isShown = claim == .narrows ? narrowing != nil : widening != nil
      return !isShown && (own.unproved.contains(claim) || other.unproved.contains(claim))
    }
    subject = (narrowing ?? widening)?.subject ?? own.subject
    isOfUnlistedMember = own.isOfUnlistedMember && other.isOfUnlistedMember
  }

  /// The effect on those who use an operation.
  public enum UseEffect: String, Sendable {
    case none
    /// They may have to act: what they send or look for may not be taken, or not be there.
    case risky
    /// They have to act.
    case breaking
  }

  /// The effect on Swift that uses the generated types.
  public enum SourceEffect: String, Sendable, Comparable {
    case none
    /// More can be used, and earlier uses still compile.
    case additive
    /// Earlier uses may not compile.
    case breaking

    private var rank: Int { self == .none ? 0 : self == .additive ? 1 : 2 }
    public static func < (a: SourceEffect, b: SourceEffect) -> Bool { a.rank < b.rank }
  }

  /// Whether the change narrows, or may narrow: a claim that was not decided counts as what it may be.
  /// - Parameter allowsUnproved: whether a claim without a witness is passed over.
  public func mayNarrow(allowsUnproved: Bool = false) -> Bool {
    may(.narrows, narrows, allowsUnproved) || isGone || use == .breaking
  }

  /// Whether the change widens, or may widen.
  public func mayWiden(allowsUnproved: Bool = false) -> Bool { may(.widens, widens, allowsUnproved) }

  private func may(_ claim: Claim, _ isClaimed: Bool, _ allowsUnproved: Bool) -> Bool {
    unproved.contains(claim) ? !allowsUnproved : isClaimed
  }

  /// An error where others have to act: instances that are or may be refused now, in responses those that are or may be new,
  /// and Swift that no longer compiles. The settings may say otherwise of a rule.
  public var severity: Severity { severity() }

  /// - Parameter allowsUnproved: whether a claim without a witness is passed over.
  func severity(allowsUnproved: Bool = false) -> Severity {
    if let level { return level }
    if let policy { return policy.severity(of: self, allowsUnproved: allowsUnproved) }
    let (narrows, widens) = (
      mayNarrow(allowsUnproved: allowsUnproved), mayWiden(allowsUnproved: allowsUnproved)
    )
    if isGone || source == .breaking || use == .breaking { return .error }
    if direction == .responses ? widens : narrows { return .error }
    return narrows || widens || source == .additive || use == .risky ? .warning : .note
  }

  /// How far a version has to go for the change alone.
  func step(allowsUnproved: Bool = false) -> ChangeReport.Step {
    switch severity(allowsUnproved: allowsUnproved) {
    case .error: .major
    case .warning: .minor
    case .note: .patch
    }
  }
}

extension SchemaChange: Encodable, JSONWritable, ObjectWritable {
  /// Writes what `schemagen diff --format json` prints.
  public func _write(membersTo writer: inout JSONWriter) {
    writer.required("rule", rule)
    writer.required("object", object)
    writer.required("document", document)
    if let narrowing, let widening, narrowing.subject != widening.subject {
      writer.required("subjects", JSONValue.object(["narrows": name(narrowing), "widens": name(widening)]))
    } else {
      if let root = subject.root { writer.required("root", root) }
      if let definition = subject.definition { writer.required("definition", definition) }
    }
    writer.required("location", location)
    if let direction { writer.required("direction", direction.rawValue) }
    writer.required("narrows", narrows)
    writer.required("widens", widens)
    if use != .none { writer.required("use", use.rawValue) }
    writer.required("source", source.rawValue)
    writer.required("severity", severity.rawValue)
    writer.required("message", message)
    writer.required("old", Self.place(old))
    writer.required("new", Self.place(new))
    var witness = JSONObject()
    witness["narrows"] = narrowingWitness
    witness["widens"] = wideningWitness
    writer.required("witness", JSONValue.object(witness))
    if narrows || widens || !unproved.isEmpty { writer.required("proved", unproved.isEmpty) }
    if !unproved.isEmpty {
      writer.required("unproved", JSONValue.array(unproved.map { .string($0.rawValue) }))
    }
  }

  /// The document that a witness is an instance of, and the definition in it.
  private func name(_ witness: Witness) -> JSONValue {
    let subject = witness.subject
    return .string((subject.root ?? document) + (subject.definition.map { "#\($0)" } ?? ""))
  }

  private static func place(_ location: SourceLocation) -> JSONValue {
    ["file": .string(location.file), "line": .number(JSONNumber(location.line))]
  }
}
