import SchemaModel

extension ChangeCollector {
  /// Adds the operations, messages and tools that came, went, or have another path.
  mutating func addOccasions(of pair: Sides<SchemaDocument>, _ graphs: Sides<SchemaGraph>) {
    let occasions = PairedOccasions(pair.map(\.occasions))
    let roots = Sides(
      old: graphs.old[pair.old.root].location, new: graphs.new[pair.new.root].location)
    func change(_ rule: String, _ occasion: Occasion, _ words: String) -> SchemaChange {
      SchemaChange(
        rule: rule, object: occasion.title, document: pair.new.path, location: "",
        message: "'\(occasion.title)' \(words)", old: roots.old, new: roots.new)
    }
    for occasion in occasions.removed {
      var gone = change("operation-removed", occasion, "is gone")
      (gone.old, gone.isGone) = (occasion.location, true)
      append(gone)
    }
    for (old, new) in occasions.pairs where !old.title.hasSameScalars(as: new.title) {
      var moved = change("operation-moved", old, "is '\(new.title)' now")
      (moved.old, moved.new, moved.isGone) = (old.location, new.location, true)
      append(moved)
    }
    for occasion in occasions.added {
      var added = change("operation-added", occasion, "is new")
      added.new = occasion.location
      append(added)
    }
  }
}
