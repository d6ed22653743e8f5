public import SchemaModel
import SchemaRuntime
public import SchemaValidation

/// The verdict of a schema on many instances: by a plan, as generated code gives it, but made in this process.
///
/// To make a plan takes longer than to interpret a few instances, and it stays for as long as the process runs. It serves
/// streams.
public struct PlannedVerdict: Sendable {
  /// The block that decides; nil where every value is valid.
  private let block: PlannedBlock?

  /// Nil where the plan that was made is none that can be run: what it would decide, the interpreter has to.
  /// - Parameters:
  ///   - program: what is decided; it must not be lowered further afterwards.
  ///   - schema: one of those that the program was lowered from.
  ///   - passes: the passes that make the plan fast.
  public init?(_ program: Program, of schema: SchemaID, passes: PassSelection = .all) {
    let plan = ValidationPlan(program, passes: passes, asked: [schema])
    guard let entry = plan.entry(of: schema), !entry.isAlways else {
      block = nil
      return
    }
    var text = PlanLines(plan)
    let written = plan.called.union(plan.written)
    for block in plan.blocks where written.contains(block.id) { text.add(block) }
    do throws(PlanMismatch) {
      let made = try SchemaPlan(lines: text.lines { "#\($0.index)" }.joined(separator: "\n"))
      guard let found = made.block(named: "#\(plan.function(of: entry).id.index)") else { return nil }
      block = found
    } catch {
      return nil
    }
  }

  /// Whether a JSON text is valid, and its report has no finding. Where it is false, a report may have none all the same:
  /// a branch that does not count may warn.
  public func acceptsSilently(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    verdict(bytes, wantsWarnings: true) == .some(false)
  }

  /// Whether a JSON text is valid.
  public func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    verdict(bytes, wantsWarnings: false) != nil
  }

  /// Whether a valid text has a warning; nil where it is not valid, or no JSON.
  private func verdict(_ bytes: UnsafeBufferPointer<UInt8>, wantsWarnings: Bool) -> Bool? {
    do throws(Rejection) {
      return try Validation.hasWarning(bytes, wanted: wantsWarnings) { (cursor, sink) throws(Rejection) in
        guard let block else { return try cursor.skipValue() }
        try block(&cursor, &sink)
      }
    } catch {
      return nil
    }
  }
}
