extension SchemaProgram {
  /// The demands of one schema on a value, in the order in which they are decided:
  ///
  /// 1. `types`; a value of another type is read over, and nothing else is asked of it.
  /// 2. The value is read, with the members' and items' demands on the way; then `values`, then `numbers` or `strings`.
  /// 3. `inPlaceChecks`: subschemas that look at the same value again from its start.
  ///
  /// Sendable because it is changed only before other code sees the program; an object, because the interpreter asks
  /// for blocks all the time. Plans are objects, too, because copies of them would copy all that they hold. No function
  /// here calls other code while it changes a block, so no check for exclusive access is needed at run time.
  package final class Block: @unchecked Sendable {
    /// `file#/pointer` of the schema.
    package let location: String
    /// The author's words for every failure here.
    @exclusivity(unchecked) package var message: String?
    /// Whether the caller wants to know which members and items were evaluated.
    @exclusivity(unchecked) package var collectsEvaluated: Bool
    /// Whether it matters here which members and items subschemas evaluate.
    @exclusivity(unchecked) package var keepsEvaluated: Bool
    /// Whether a value that is accepted may have warnings.
    @exclusivity(unchecked) package var warns: Bool
    /// Whether a value may reach the block in very many ways: it is decided once then.
    @exclusivity(unchecked) package var isShared: Bool
    /// The schema `false`.
    @exclusivity(unchecked) package var isNever: Bool
    /// The types that are allowed; nil where any is.
    @exclusivity(unchecked) package var types: TypeSet?
    @exclusivity(unchecked) package var values: [ValueCheck]
    @exclusivity(unchecked) package var numbers: [NumberCheck]
    @exclusivity(unchecked) package var strings: [StringCheck]
    @exclusivity(unchecked) package var array: ArrayPlan?
    @exclusivity(unchecked) package var object: ObjectPlan?
    @exclusivity(unchecked) package var inPlaceChecks: [Check]
    /// Whether the value is read before `inPlaceChecks` run. It need not be where a subschema reads it in any case, and
    /// leaves the cursor behind it.
    @exclusivity(unchecked) package var readsValue: Bool
    /// Which of the conditions in the block's `allOf` may hold for an object, where one member tells: see
    /// `tabulateConditions(of:in:)`.
    @exclusivity(unchecked) var conditions: ConditionTable?

    // As for the plans: no field has a default beside its declaration.
    package init(
      location: String, message: String?, collectsEvaluated: Bool, keepsEvaluated: Bool, warns: Bool,
      isShared: Bool, isNever: Bool, types: TypeSet?, values: [ValueCheck], numbers: [NumberCheck],
      strings: [StringCheck], array: ArrayPlan?, object: ObjectPlan?, inPlaceChecks: [Check],
      readsValue: Bool
    ) {
      (self.location, self.message, self.collectsEvaluated) = (location, message, collectsEvaluated)
      (self.keepsEvaluated, self.warns, self.isShared) = (keepsEvaluated, warns, isShared)
      (self.isNever, self.types, self.values) = (isNever, types, values)
      (self.numbers, self.strings, self.array, self.object) = (numbers, strings, array, object)
      (self.inPlaceChecks, self.readsValue) = (inPlaceChecks, readsValue)
    }

    /// A block that asks nothing.
    package convenience init(location: String, message: String? = nil, collectsEvaluated: Bool = false) {
      self.init(
        location: location, message: message, collectsEvaluated: collectsEvaluated, keepsEvaluated: false,
        warns: false, isShared: false, isNever: false, types: nil, values: [], numbers: [], strings: [],
        array: nil, object: nil, inPlaceChecks: [], readsValue: true)
    }
  }

  /// Runs a block on the same value, or on a part of it.
  package final class Call: Sendable {
    /// The place of the block in the program. Below zero: `~target` is the place of its name among those of blocks in the
    /// programs of other files.
    package let target: Int
    /// JSON Pointer that leads from the calling block's schema to the called one, through `$ref` where one stands between
    /// them.
    package let path: String
    /// The annotations of the called schema for the part of the value that it describes, or for the form that it is.
    package let annotations: ValueAnnotations?

    package init(_ target: Int, path: String, _ annotations: ValueAnnotations? = nil) {
      (self.target, self.path, self.annotations) = (target, path, annotations)
    }
  }
}

extension SchemaProgram.Block {
  /// Makes the tables of names, once all names are known.
  package func finishObject() {
    guard let plan = object else { return }
    plan.table = OwnedKeyTable(plan.names)
    plan.knownTable = plan.known.map { OwnedKeyTable($0) }
  }
}
