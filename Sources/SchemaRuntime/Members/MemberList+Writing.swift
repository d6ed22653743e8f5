// A struct is written as its list says: member by member, into bytes.

extension MemberList {
  /// Writes the object that a struct stands for.
  func write(_ model: UnsafeRawPointer, to writer: inout JSONWriter) {
    writer.beginObject()
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      let occurrence = entry.pointee.occurrence(in: model)
      if occurrence == .missing { continue }
      writer.member(entry.pointee.name)
      if occurrence == .null {
        writer.null()
        continue
      }
      let place = model + entry.pointee.offset
      switch entry.pointee.kind {
      case .listed: writer.json(entry.pointee.written.unsafelyUnwrapped[Int(place.load(as: UInt8.self))])
      case .constant:
        if let constant = entry.pointee.constant {
          entry.pointee.value.type.write(constant.value, to: &writer)
        }
      case .plain, .nullable, .presence: entry.pointee.value.write(place, to: &writer)
      }
    }
    for index in 0..<containers.count {
      (containers.baseAddress.unsafelyUnwrapped + index).pointee.write(model, to: &writer)
    }
    writer.endObject()
  }
}

extension ListedValue {
  /// Writes the value that stands at a place.
  @inline(__always)
  fileprivate func write(_ place: UnsafeRawPointer, to writer: inout JSONWriter) {
    switch kind {
    case .string: place.text.pointee.write(to: &writer)
    case .integer: writer.integer(place.load(as: Int.self))
    case .double: writer.double(place.load(as: Double.self))
    case .boolean: writer.bool(place.load(as: UInt8.self) & 1 != 0)
    case .array: parts.writeItems(place, to: &writer)
    case .map: parts.writePairs(place, to: &writer)
    case .structure: structure?.list.write(place, to: &writer)
    case .content where place.hasText: place.text.pointee.write(to: &writer)
    case .content, .value: type.write(place, to: &writer)
    }
  }
}

extension MemberParts {
  /// Writes the array that stands at a place.
  fileprivate func writeItems(_ place: UnsafeRawPointer, to writer: inout JSONWriter) {
    writer.beginArray()
    forEach(at: place) { item.write($0, to: &writer) }
    writer.endArray()
  }

  /// Writes the map that stands at a place.
  fileprivate func writePairs(_ place: UnsafeRawPointer, to writer: inout JSONWriter) {
    writer.beginObject()
    forEach(at: place) { pair in
      writer.member(named: pair.assumingMemoryBound(to: String.self).pointee)
      item.write(pair + offset, to: &writer)
    }
    writer.endObject()
  }

  /// Calls `body` with the place of each item of an array, or of each pair of a map, which keeps them in one.
  @inline(__always)
  private func forEach(at place: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    // How an array keeps its items does not depend on what they are.
    place.assumingMemoryBound(to: [Int].self).pointee.withUnsafeBufferPointer { items in
      guard var item = UnsafeRawPointer(items.baseAddress) else { return }
      for _ in 0..<items.count {
        body(item)
        item += stride
      }
    }
  }
}

/// The name of a member as an object has it: in quotes, and with the colon. The memory has a multiple of 16 bytes.
struct WrittenName {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  /// The name, for as long as the program runs.
  init(_ name: String) {
    var writer = JSONWriter(capacity: 64)
    writer.member(named: name)
    (bytes, count) = writer.withBytes { text in
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: (text.count + 15) & ~15)
      memory.initialize(repeating: 0, count: (text.count + 15) & ~15)
      if let first = text.baseAddress { memory.update(from: first, count: text.count) }
      return (UnsafePointer(memory), text.count)
    }
  }
}

extension JSONWriter {
  /// Writes the name of a member. Its value comes next.
  @inline(__always)
  fileprivate mutating func member(_ name: WrittenName) {
    reserve(name.count &+ 16)
    let (input, output) = (UnsafeRawPointer(name.bytes), UnsafeMutableRawPointer(base + used))
    var index = 0
    repeat {
      let bytes = input.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      output.storeBytes(of: bytes, toByteOffset: index, as: SIMD16<UInt8>.self)
      index &+= 16
    } while index < name.count
    used &+= name.count
  }
}

// By the addresses of values: where this is not compiled for a type, to take one out would copy it.
extension MemberValue {
  /// Writes the value that stands at a place.
  fileprivate static func write(_ place: UnsafeRawPointer, to writer: inout JSONWriter) {
    place.assumingMemoryBound(to: Self.self).pointee._write(to: &writer)
  }
}
