import SchemaRuntime

/// A text in single quotes, for messages: characters that cannot be seen are escaped, a long text is cut.
func quoted(_ text: String) -> String {
  let limit = 60
  let scalars = text.unicodeScalars
  var shown = ""
  for scalar in scalars.prefix(limit) {
    shown += isVisible(scalar) ? String(scalar) : scalar.escaped(asASCII: true)
  }
  let isCut = scalars.dropFirst(limit).first != nil
  return "'\(shown)\(isCut ? "…" : "")'"
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar == " " { return true }
  let blankOrUnknown: [Unicode.GeneralCategory] = [.spaceSeparator, .privateUse, .unassigned]
  return !scalar.isHidden && !blankOrUnknown.contains(scalar.properties.generalCategory)
}
