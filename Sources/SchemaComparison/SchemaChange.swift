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
  /// The document that witnesses are instances of, where it is another one: it refers to `document`.
  public var root: String?
  /// JSON Pointer of the definition in the new document that witnesses are instances of, where no root leads to it; nil:
  /// they are instances of the document.
  public var definition: String?
  /// The document or definition that witnesses are instances of, where it is not the document of the change.
  var subject: String? {
    guard let root else { return definition }
    return definition.map { "\(root)#\($0)" } ?? root
  }
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
  /// The tokens of a JSON Pointer to the value in witnesses.
  public var place: [String] = []
  /// Its location; where one side lacks it, that of the schema that would have it.
  public var old: SourceLocation
  public var new: SourceLocation
  /// Whole instances that prove the claims.
  public var narrowingWitness: JSONValue?
  public var wideningWitness: JSONValue?
  /// Claims of keywords that no instance was found to show.
  public var unproved: [Claim] = []
  /// How much the settings say that the rule matters; nil where they say nothing of it.
  public var level: Severity?

  public enum Claim: String, Sendable, CaseIterable {
    case narrows, widens
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
    may(.narrows, narrows, allowsUnproved) || isGone
  }

  /// Whether the change widens, or may widen.
  public func mayWiden(allowsUnproved: Bool = false) -> Bool { may(.widens, widens, allowsUnproved) }

  private func may(_ claim: Claim, _ isClaimed: Bool, _ allowsUnproved: Bool) -> Bool {
    unproved.contains(claim) ? !allowsUnproved : isClaimed
  }

  /// An error where others have to act: instances that are or may be refused now, Swift that no longer compiles. The
  /// settings may say otherwise of a rule.
  public var severity: Severity { severity() }

  /// - Parameter allowsUnproved: whether a claim without a witness is passed over.
  func severity(allowsUnproved: Bool = false) -> Severity {
    if let level { return level }
    if mayNarrow(allowsUnproved: allowsUnproved) || source == .breaking { return .error }
    return mayWiden(allowsUnproved: allowsUnproved) || source == .additive ? .warning : .note
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
    if let root { writer.required("root", root) }
    if let definition { writer.required("definition", definition) }
    writer.required("location", location)
    writer.required("narrows", narrows)
    writer.required("widens", widens)
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

  private static func place(_ location: SourceLocation) -> JSONValue {
    ["file": .string(location.file), "line": .number(JSONNumber(location.line))]
  }
}
