enum CollectionKind {
  case sequence
  case mapping

  var name: String {
    switch self {
    case .sequence: "a sequence"
    case .mapping: "a mapping"
    }
  }
}
