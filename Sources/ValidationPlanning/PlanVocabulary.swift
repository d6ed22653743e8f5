package import SchemaValidation

// A plan is made of the blocks and checks of a program. A target that prints it knows those by these names, and imports
// no target that could be asked for anything else.

package typealias Block = SchemaValidation.Block
package typealias BlockID = SchemaValidation.BlockID
package typealias BlockCall = SchemaValidation.BlockCall
package typealias ArrayPlan = SchemaValidation.ArrayPlan
package typealias ObjectPlan = SchemaValidation.ObjectPlan
package typealias PropertyPlan = SchemaValidation.PropertyPlan
package typealias ConditionalPlan = SchemaValidation.ConditionalPlan
package typealias UnionPlan = SchemaValidation.UnionPlan
package typealias ValueDiscriminatorPlan = SchemaValidation.ValueDiscriminatorPlan
package typealias ProgramPrinter = SchemaValidation.ProgramPrinter
