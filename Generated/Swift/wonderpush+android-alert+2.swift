// Generated from wonderpush/android-alert.yaml. Do not edit: change the schema.

import SchemaRuntime

// MARK: - Validators

let checkWonderpushAndroidAlertBigPictureXWarnings0ConditionalRule = SchemaEntry(
  "#/$defs/options/properties/bigPicture/x-warnings/0 conditional",
  in: wonderpushAndroidAlertProgram
)

let checkWonderpushAndroidAlertLargeIconXWarnings0ConditionalRule = SchemaEntry(
  "#/$defs/options/properties/largeIcon/x-warnings/0 conditional",
  in: wonderpushAndroidAlertProgram
)
