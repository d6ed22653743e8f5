/// A value in memory of its own, which stays as long as the program runs.
func kept<Value>(_ value: Value) -> UnsafePointer<Value> {
  let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  memory.initialize(to: value)
  return UnsafePointer(memory)
}

/// Values in memory of their own, which stays as long as the program runs.
func kept<Value>(_ values: [Value]) -> UnsafeBufferPointer<Value> {
  if values.isEmpty { return UnsafeBufferPointer(start: nil, count: 0) }
  let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
  _ = memory.initialize(from: values)
  return UnsafeBufferPointer(memory)
}
