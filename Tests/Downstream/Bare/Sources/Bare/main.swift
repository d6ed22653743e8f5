import SchemaRuntime

let reading = try Reading(jsonString: #"{"sensor": "roof", "value": 21.5, "unit": "celsius"}"#)
print(try reading.jsonString())
do {
  _ = try Reading(jsonString: #"{"sensor": "", "value": -300}"#)
} catch let error as ValidationError {
  for finding in error.report.errors { print(finding) }
}
