extension ReservedNames {
  /// Types that Swift code uses without a path: a public type of that name in an imported module would hide them, or
  /// make each use ambiguous. Only the top level is open to such code.
  static let topLevel: Set<String> = moduleTypes.union(standardLibrary).union(foundation).union(runtime)

  /// Types of the standard library, and of modules that are always imported with it.
  private static let standardLibrary: Set<String> = [
    "Actor", "AnyActor", "AnyClass", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject",
    "AnySequence", "ArraySlice", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "CChar", "CInt",
    "CVarArg",
    "CancellationError", "CaseIterable", "Character", "CheckedContinuation", "Clock", "ClosedRange",
    "Codable",
    "CodingKey", "CodingUserInfoKey", "CollectionDifference", "CommandLine", "Comparable", "ContiguousArray",
    "ContinuousClock", "Copyable", "CustomDebugStringConvertible", "CustomReflectable",
    "CustomStringConvertible",
    "DecodingError", "Dictionary", "DiscardingTaskGroup", "Duration", "DurationProtocol", "EmptyCollection",
    "EncodingError", "EnumeratedSequence", "Error", "Escapable", "Executor", "FixedWidthInteger", "Float",
    "Float16",
    "Float32", "Float64", "Float80", "FloatingPoint", "GlobalActor", "Identifiable", "InlineArray",
    "InstantProtocol",
    "Int128", "Int16", "Int32", "Int64", "Int8", "IteratorProtocol", "KeyPath", "KeyValuePairs",
    "KeyedDecodingContainer", "KeyedEncodingContainer", "LazySequence", "LosslessStringConvertible",
    "MainActor",
    "ManagedBuffer", "MemoryLayout", "Mirror", "MutableCollection", "MutableSpan", "Numeric",
    "ObjectIdentifier",
    "OpaquePointer", "OptionSet", "PartialKeyPath", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo",
    "RandomAccessCollection", "RandomNumberGenerator", "Range", "RangeExpression",
    "RangeReplaceableCollection",
    "RangeSet", "RawSpan", "Regex", "RegexComponent", "Repeated", "Result", "ReversedCollection", "SIMD2",
    "SIMD3",
    "SIMD4", "Sequence", "Set", "SetAlgebra", "SignedInteger", "SignedNumeric",
    "SingleValueDecodingContainer",
    "SingleValueEncodingContainer", "Slice", "Span", "Strideable", "StringProtocol", "Substring",
    "SuspendingClock",
    "SystemRandomNumberGenerator", "Task", "TaskGroup", "TaskLocal", "TaskPriority", "TextOutputStream",
    "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32", "UTF16", "UTF32", "UTF8", "UnboundedRange",
    "Unicode",
    "AsyncMapSequence", "CollectionOfOne", "DistributedActor", "Hasher", "OutputSpan",
    "ReferenceWritableKeyPath", "SIMD", "SIMD16", "SIMD32", "SIMD64", "SIMD8", "SerialExecutor",
    "StaticString",
    "StrideThrough", "StrideTo", "TaskExecutor", "UTF8Span", "UnownedJob", "Zip2Sequence",
    "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "Unmanaged", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer", "UnsignedInteger", "WritableKeyPath",
  ]

  /// Types of Foundation and Dispatch that code of every kind uses.
  private static let foundation: Set<String> = [
    "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "CocoaError", "Data",
    "Date",
    "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dimension", "DispatchQueue", "FileHandle",
    "FileManager", "Formatter", "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath", "IndexSet",
    "InputStream",
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "LocalizedError", "Lock", "Measurement",
    "MeasurementFormatter", "Notification", "NotificationCenter", "NumberFormatter", "Operation",
    "OperationQueue",
    "OutputStream", "PersonNameComponents", "Pipe", "Port", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder",
    "PropertyListEncoder", "RunLoop", "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer",
    "URL",
    "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "Unit",
    "UserDefaults", "XMLParser", "Dispatch", "DispatchGroup", "DispatchSemaphore", "DispatchTime",
    "DispatchTimeInterval", "Foundation", "Host", "HTTPCookie", "ListFormatter", "NSObject", "Observation",
    "Predicate",
    "SortDescriptor", "SortOrder", "Synchronization", "Testing", "URLSessionTask", "UndoManager", "XCTest",
  ]

  /// Types of `SchemaRuntime` that generated code does not mention.
  private static let runtime: Set<String> = [
    "DecodedPlace", "EncodingFailure", "JSONKey", "JSONPointer", "JSONSyntaxError",
    "JSONWritable",
    "ScalarConstraints", "MemberForm",
    "MemberLister", "MemberPlace", "MemberRow", "MemberValue", "ObjectWritable", "OwnedKeyTable",
    "PatternError",
    "PatternShape", "PatternVerdict", "ScalarKey", "Severity", "ValueDiscriminator",
    "ValidationError",
    "ValueList", "Violation",
  ]
}
