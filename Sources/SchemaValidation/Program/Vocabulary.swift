package import SchemaRuntime

// A block is made of the runtime's checks and plans: those that run, and that generated files carry. Lowering makes
// them, and planning makes others of them.

package typealias ValueCheck = SchemaProgram.ValueCheck
package typealias NumberCheck = SchemaProgram.NumberCheck
package typealias StringCheck = SchemaProgram.StringCheck
package typealias Check = SchemaProgram.Check
package typealias ArrayPlan = SchemaProgram.ArrayPlan
package typealias ContainsPlan = SchemaProgram.ContainsPlan
package typealias ObjectPlan = SchemaProgram.ObjectPlan
package typealias PropertyPlan = SchemaProgram.Property
package typealias PatternPlan = SchemaProgram.PatternPlan
package typealias ConditionalPlan = SchemaProgram.ConditionalPlan
package typealias ConditionalChoice = SchemaProgram.ConditionalChoice
package typealias MemberCondition = SchemaProgram.MemberCondition
package typealias UnionPlan = SchemaProgram.UnionPlan
package typealias UnionBranch = SchemaProgram.Branch
package typealias ValueDiscriminatorPlan = SchemaProgram.ValueDiscriminatorPlan
package typealias BlockCall = SchemaProgram.Call
