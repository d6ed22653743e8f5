public import SchemaValidation

/// What lets readers of a site try payloads: the runtime's interpreter as a module, and the program of the schemas.
public struct Trial: Sendable {
  /// The module as WebAssembly, compressed by gzip.
  let module: [UInt8]
  let program: Program

  /// - Parameters:
  ///   - module: the interpreter as WebAssembly, compressed by gzip, as `Scripts/wasm` builds it.
  ///   - program: the program that schemas were lowered to; it must not be lowered further afterwards.
  public init(module: [UInt8], program: Program) { (self.module, self.program) = (module, program) }
}
