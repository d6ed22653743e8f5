package import SchemaModel
package import TypeModel
package import ValidationPlanning

/// The names by which the emitted model finds the emitted validators.
package protocol ValidatorNames: Sendable {
  /// The arguments that make the `TypeSchema` of the schema.
  /// - Parameter isDecided: whether it decides values; if not, others beside it do.
  func schema(_ schema: SchemaID, isDecided: Bool) -> [SwiftCode]

  /// The name of a schema in the plan of a document; nil where that plan does not decide it.
  func name(of schema: SchemaID, inPlanOf document: Int) -> String?

  /// How the struct validates itself while it is read; nil where a validator has to run first.
  func reading(of type: NominalType, _ object: ObjectType, _ placeholders: Placeholders) -> StructReading?

  /// The constant with the plan of a document.
  func plan(ofDocument document: Int) -> GlobalName

  /// How the union validates itself while it is read; nil where its schema decides all values first.
  func reading(of type: NominalType, _ union: UnionType, _ placeholders: Placeholders) -> UnionReading?
}
