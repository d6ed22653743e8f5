public import SchemaRuntime
import ValidationPlanning

/// Validates the instances of a stream, one after the other, as `InstanceValidator` does each.
///
/// Once a stream is long enough, a plan of the schema decides which instances there is nothing to say of: it runs several
/// times as fast as what reports.
public struct StreamValidator {
  private let validator: InstanceValidator
  private var planned: PlannedVerdict?
  /// How many bytes are left to interpret before a plan is made; nil where none will be.
  private var bytesToPlan: Int?

  /// The interpreter reads as many bytes while one block of a plan is made.
  private static let bytesOfBlock = 4_096

  public init(_ validator: InstanceValidator) {
    self.validator = validator
    bytesToPlan = validator.reading.program.map { $0.blocks.count * Self.bytesOfBlock }
  }

  /// Whether a plan decides by now.
  package var isPlanned: Bool { planned != nil }

  /// The report of a JSON text.
  public mutating func validate(json bytes: [UInt8]) -> ValidationReport {
    if let planned, bytes.withUnsafeBufferPointer(planned.acceptsSilently) { return ValidationReport() }
    if let left = bytesToPlan {
      bytesToPlan = left > bytes.count ? left - bytes.count : nil
      if bytesToPlan == nil { planned = validator.plannedVerdict() }
    }
    return validator.validate(json: bytes)
  }
}
