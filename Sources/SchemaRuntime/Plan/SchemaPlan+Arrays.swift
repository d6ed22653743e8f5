// Runs the walks over arrays.
extension SchemaPlan {
  @inline(never)
  func read(
    _ array: UnsafePointer<PlanArray>, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ own: Evaluated?
  ) throws(Rejection) {
    let start = cursor.position
    var count = 0
    var matches = 0
    let hasContains = !array.pointee.contains.isEmpty
    if array.pointee.isDecided, array.pointee.first.isEmpty, !hasContains {
      count = try table(array.pointee.table).readItems(&cursor, &sink)
    } else {
      var more = try cursor.beginArray()
      var first = array.pointee.first.count
      if array.pointee.isPrefixDecided, !hasContains {
        if more { more = try table(array.pointee.prefix).readItems(&count, &cursor, &sink) }
        first = 0
      }
      while more {
        if hasContains, try isMatch(array.pointee.contains[0], cursor, &sink) {
          matches &+= 1
          if array.pointee.contains[0].pointee.evaluates { own?.pointee.insert(count) }
        }
        if count < first {
          try readFirst(count, array, &cursor, &sink)
          own?.pointee.insert(count)
        } else {
          try readOther(array, &cursor, &sink, start)
        }
        count &+= 1
        more = try cursor.nextItem()
      }
    }
    if array.pointee.evaluatesAll { own?.pointee.insertAll() }
    if count < array.pointee.least || count > array.pointee.most { throw Rejection(at: start) }
    if hasContains {
      let contains = array.pointee.contains[0]
      if matches < contains.pointee.least || matches > contains.pointee.most { throw Rejection(at: start) }
    }
    if array.pointee.areUnique { try Assertion.uniqueItems(at: start, count, cursor) }
  }

  private func isMatch(
    _ contains: UnsafePointer<PlanContains>, _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> Bool {
    let isMatch =
      if let demands = contains.pointee.demands {
        demands.table.acceptsItem(cursor)
      } else {
        try accepts(contains.pointee.call, cursor, &sink)
      }
    if isMatch, contains.pointee.call.warns { sink.noteWarning() }
    return isMatch
  }

  private func readFirst(
    _ number: Int, _ array: UnsafePointer<PlanArray>, _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let item = array.pointee.first[number]
    if item.pointee.isDecided {
      try table(array.pointee.prefix).readItem(number, &cursor, &sink)
    } else {
      try run(item.pointee.call, &cursor, &sink)
    }
  }

  @inline(__always)
  private func readOther(
    _ array: UnsafePointer<PlanArray>, _ cursor: inout Cursor, _ sink: inout ViolationSink, _ start: Int
  ) throws(Rejection) {
    if array.pointee.isClosed { throw Rejection(at: start) }
    if let target = array.pointee.table {
      let table = table(target)
      if array.pointee.isDecided { return try table.readItem(&cursor, &sink) }
      if array.pointee.items.isEmpty || !array.pointee.items[0].pointee.warns, table.passes(&cursor) {
        return
      }
    }
    if array.pointee.items.isEmpty { return try cursor.skipValue() }
    try run(array.pointee.items[0].pointee, &cursor, &sink)
  }
}
