// A struct is written as its list says: member by member, into bytes.

extension MemberList {
  /// Writes the object that a struct stands for.
  func write(_ model: UnsafeRawPointer, to writer: inout JSONWriter) {
    writer.beginObject()
    for index in 0..<entries.count {
      let entry = entries.baseAddress.unsafelyUnwrapped + index
      let place = model + entry.pointee.offset
      switch entry.pointee.kind {
      // A string or an array that is always there looks like an optional one that is not nil.
      case .string, .optionalString:
        if place.hasNoText { continue }
        writer.member(entry.pointee.name)
        place.text.pointee.write(to: &writer)
      case .integer:
        writer.member(entry.pointee.name)
        writer.integer(place.load(as: Int.self))
      case .optionalInteger:
        guard let value = place.load(as: Int?.self) else { continue }
        writer.member(entry.pointee.name)
        writer.integer(value)
      case .double:
        writer.member(entry.pointee.name)
        writer.double(place.load(as: Double.self))
      case .optionalDouble:
        guard let value = place.load(as: Double?.self) else { continue }
        writer.member(entry.pointee.name)
        writer.double(value)
      case .boolean, .optionalBoolean:
        let byte = place.load(as: UInt8.self)
        if UInt16(byte) == entry.pointee.absentByte { continue }
        writer.member(entry.pointee.name)
        writer.bool(byte & 1 != 0)
      case .listed, .optionalListed:
        let byte = place.load(as: UInt8.self)
        if UInt16(byte) == entry.pointee.absentByte { continue }
        writer.member(entry.pointee.name)
        writer.json(entry.pointee.written.unsafelyUnwrapped[Int(byte)])
      case .strings, .optionalStrings:
        if place.hasNoArray { continue }
        writer.member(entry.pointee.name)
        writer.strings(place)
      case .array, .optionalArray:
        if place.hasNoArray { continue }
        writer.member(entry.pointee.name)
        entry.pointee.item?.writeItems(place, to: &writer)
      case .structure, .optionalStructure:
        if entry.pointee.kind == .optionalStructure, entry.pointee.type._isNil(place) { continue }
        writer.member(entry.pointee.name)
        entry.pointee.structure?.list.pointee.write(place, to: &writer)
      case .required, .optional, .nullable, .presence:
        entry.pointee.type.write(place, entry.pointee.kind, entry.pointee.name, to: &writer)
      case .constant:
        guard let constant = entry.pointee.constant else { continue }
        writer.member(entry.pointee.name)
        entry.pointee.type.write(constant.value, to: &writer)
      }
    }
    for index in 0..<containers.count {
      (containers.baseAddress.unsafelyUnwrapped + index).pointee.write(model, to: &writer)
    }
    writer.endObject()
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

  /// Writes the array of strings that stands at a place, perhaps as an optional that is not nil.
  fileprivate mutating func strings(_ place: UnsafeRawPointer) {
    beginArray()
    place.assumingMemoryBound(to: [String].self).pointee.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      for index in 0..<items.count { UnsafeRawPointer(first + index).text.pointee.write(to: &self) }
    }
    endArray()
  }
}

// By the addresses of values: where this is not compiled for a type, to take one out would copy it.
extension MemberValue {
  /// Writes the value that stands at a place.
  fileprivate static func write(_ place: UnsafeRawPointer, to writer: inout JSONWriter) {
    place.assumingMemoryBound(to: Self.self).pointee._write(to: &writer)
  }

  /// Writes the array that stands at a place, perhaps as an optional that is not nil.
  fileprivate static func writeItems(_ place: UnsafeRawPointer, to writer: inout JSONWriter) {
    writer.beginArray()
    place.assumingMemoryBound(to: [Self].self).pointee.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      for index in 0..<items.count { (first + index).pointee._write(to: &writer) }
    }
    writer.endArray()
  }

  /// Writes a member, as it occurs.
  fileprivate static func write(
    _ place: UnsafeRawPointer, _ kind: MemberEntry.Kind, _ name: WrittenName, to writer: inout JSONWriter
  ) {
    switch occurrence(place, kind) {
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
