extension SourceBytes {
  /// Refuses a flood of directives before the document, each of which libyaml compares with all others.
  func refuseManyDirectives() throws(Refusal) {
    let limit = 100
    var directives = 0
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "%"):
        directives += 1
        if directives > limit {
          throw Refusal("a document may have at most \(limit) directives", at: location(ofByte: offset))
        }
      case UInt8(ascii: "#"), 0x20, 0x09, 0x0A, 0x0D: break
      default: return
      }
      while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      offset += 1
    }
  }
}
