// A struct is written as its list says: member by member, into bytes.

extension MemberList {
  /// Writes the object that a struct stands for.
  func write(_ model: UnsafeRawPointer, to writer: inout JSONWriter) {
    writer.beginObject()
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      if entry.pointee.isMissing(in: model) { continue }
      let place = model + entry.pointee.offset
      switch entry.pointee.kind {
      case .listed:
        writer.member(entry.pointee.name)
        writer.json(entry.pointee.written.unsafelyUnwrapped[Int(place.load(as: UInt8.self))])
      case .nullable:
        writer.member(entry.pointee.name)
        if entry.pointee.absence.isFound(in: model, entry.pointee.value.type) {
          writer.null()
        } else {
          entry.pointee.value.write(place, to: &writer)
        }
      case .presence: entry.pointee.value.type.write(presence: place, entry.pointee.name, to: &writer)
      case .constant:
        writer.member(entry.pointee.name)
        if let constant = entry.pointee.constant {
          entry.pointee.value.type.write(constant.value, to: &writer)
        }
      case .string, .integer, .double, .boolean, .array, .map, .content, .structure, .value:
        writer.member(entry.pointee.name)
        entry.pointee.value.write(place, to: &writer)
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
    case .array: parts?.pointee.writeItems(place, to: &writer)
    case .map: parts?.pointee.writePairs(place, to: &writer)
    case .structure: structure?.list.write(place, to: &writer)
    case .content where place.hasText: place.text.pointee.write(to: &writer)
    case .listed, .content, .value, .nullable, .presence, .constant: type.write(place, to: &writer)
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

  /// Writes a member that may be missing, and may be null.
  fileprivate static func write(
    presence place: UnsafeRawPointer, _ name: WrittenName, to writer: inout JSONWriter
  ) {
    switch occurrence(place, .presence) {
    case .missing: break
    case .null:
      writer.member(name)
      writer.null()
    case .value:
      writer.member(name)
      write(place, to: &writer)
    }
  }
}
