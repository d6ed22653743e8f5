#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory that the process has from the system and does not use.
enum UnusedMemory {
  /// Gives it back, where the allocator does that when it is asked: a look at all schemas takes for a moment as much again as
  /// what stays of it.
  static func giveBack() {
    #if canImport(Glibc) || canImport(Musl)
      typealias Control =
        @convention(c) (
          UnsafePointer<CChar>?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
          Int
        ) -> CInt
      typealias Trim = @convention(c) (Int) -> CInt
      let program = dlopen(nil, RTLD_LAZY)
      if let control = dlsym(program, "mallctl") {
        // jemalloc, which `Scripts/install` links. The number stands for all its arenas.
        _ = unsafeBitCast(control, to: Control.self)("arena.4096.purge", nil, nil, nil, 0)
      } else if let trim = dlsym(program, "malloc_trim") {
        _ = unsafeBitCast(trim, to: Trim.self)(0)
      }
    #endif
  }
}
