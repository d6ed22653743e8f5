/// The next tokens that JSON allows in a text that is JSON so far.
struct SyntaxExpectation {
  private enum Next {
    case value, name, colon, comma
  }

  private var isInString = false
  private var isEscaped = false
  /// Whether each array or object around is an object.
  private var isObject: [Bool] = []
  private var next = Next.value
  /// Whether an array or object has just begun, so that it may end.
  private var isFresh = false

  /// Reads the next byte of the text.
  mutating func read(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == 0x22 {
        endString()
      }
      return
    }
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return
    case 0x22: isInString = true
    case 0x7B, 0x5B:
      isObject.append(byte == 0x7B)
      next = byte == 0x7B ? .name : .value
      isFresh = true
    case 0x7D, 0x5D:
      isObject.removeLast(isObject.isEmpty ? 0 : 1)
      next = .comma
      isFresh = false
    case 0x3A: (next, isFresh) = (.value, false)
    case 0x2C: (next, isFresh) = (isObject.last == true ? .name : .value, false)
    default: (next, isFresh) = (.comma, false)
    }
  }

  private mutating func endString() {
    isInString = false
    next = next == .name ? .colon : .comma
    isFresh = false
  }

  var words: String {
    let isObject = isObject.last
    switch next {
    case .value: return isFresh ? "a value or ']'" : "a value"
    case .name: return isFresh ? "a name in quotes or '}'" : "a name in quotes"
    case .colon: return "':'"
    case .comma: return isObject.map { $0 ? "',' or '}'" : "',' or ']'" } ?? "the end of the text"
    }
  }
}
