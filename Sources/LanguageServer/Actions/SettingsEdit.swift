import Diagnostics
import SchemaRuntime
import YAMLTree

/// An addition to a `schemagen.yaml`. The new text is read again; an addition that would change anything else is not
/// made.
struct SettingsEdit {
  private let text: DocumentText
  private let file: String
  private let root: YAMLNode

  /// Nil for settings that cannot be read.
  init?(_ text: DocumentText, _ file: String) {
    self.text = text
    self.file = file
    if YAMLReader.saysNothing(text.bytes) {
      root = YAMLNode(.mapping([]), at: SourceLocation(file: file))
    } else {
      var bag = DiagnosticBag()
      guard let root = YAMLReader().read(bytes: text.bytes, file: file, into: &bag), root.members != nil
      else {
        return nil
      }
      self.root = root
    }
  }

  /// Adds a name to a list of names. Nil where it has the name, or where the list is written in a way that is left alone.
  func adding(_ name: String, to key: String) -> [TextChange]? {
    let scalar = Self.scalar(name)
    guard let list = root[key] else { return appended("\(key): [\(scalar)]") }
    guard let items = list.elements, !items.contains(where: { $0.string?.hasSameScalars(as: name) ?? false })
    else { return nil }
    let start = text.offset(of: list.location)
    guard let last = items.last else { return nil }
    let change: TextChange
    let end = text.word(at: last.location).upperBound
    if start < text.bytes.count, text.bytes[start] == UInt8(ascii: "[") {
      change = TextChange(range: end..<end, text: ", \(scalar)")
    } else {
      let line = text.line(ofByte: text.offset(of: last.location))
      let content = text.content(ofLine: line)
      let indent = text.bytes[content].prefix { $0 == 0x20 }
      let lineEnd = content.upperBound
      change = TextChange(
        range: lineEnd..<lineEnd, text: "\n" + String(decoding: indent, as: UTF8.self) + "- \(scalar)")
    }
    return proved(change) { $0[key]?.elements?.last?.string?.hasSameScalars(as: name) ?? false }
  }

  /// Adds a member to a mapping of the settings. Nil where it has one of the name.
  func setting(_ name: String, to value: String, in key: String) -> [TextChange]? {
    guard let mapping = root[key] else { return appended("\(key):\n  \(Self.scalar(name)): \(value)") }
    guard mapping[name] == nil, var edit = SourceEdit(text.bytes, file: file),
      edit.add(name, .string(value), to: [key]), let changed = edit.changed()
    else { return nil }
    return TextChange.between(text, Array(changed.utf8))
  }

  /// Adds lines at the end.
  private func appended(_ lines: String) -> [TextChange]? {
    let end = text.bytes.count
    let isOnNewLine = end == 0 || text.bytes[end - 1] == 0x0A
    let change = TextChange(range: end..<end, text: (isOnNewLine ? "" : "\n") + lines + "\n")
    return proved(change) { $0.members?.count == (root.members?.count ?? 0) + 1 }
  }

  private func proved(_ change: TextChange, _ isRight: (YAMLNode) -> Bool) -> [TextChange]? {
    var new = text
    new.replace(change.range, with: Array(change.text.utf8))
    var bag = DiagnosticBag()
    guard let read = YAMLReader().read(bytes: new.bytes, file: file, into: &bag), isRight(read) else {
      return nil
    }
    return [change]
  }

  private static func scalar(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "$"):
        true
      default: false
      }
    }
    return isPlain && !name.hasPrefix("-") && !["null", "true", "false"].contains(name)
      ? name : JSONValue.string(name).description
  }
}
