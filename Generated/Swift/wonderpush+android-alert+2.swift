// Generated from wonderpush/android-alert.yaml. Do not edit: change the schema.

import SchemaRuntime

// MARK: - Validators

let checkWonderpushAndroidAlertBigLargeIconXWarnings0ConditionalRule = SchemaEntry(
  "#/$defs/options/properties/bigLargeIcon/x-warnings/0 conditional",
  in: wonderpushAndroidAlertProgram
)

let checkWonderpushAndroidAlertBigPictureXWarnings0ConditionalRule = SchemaEntry(
  "#/$defs/options/properties/bigPicture/x-warnings/0 conditional",
  in: wonderpushAndroidAlertProgram
)

let checkWonderpushAndroidAlertLargeIconXWarnings0ConditionalRule = SchemaEntry(
  "#/$defs/options/properties/largeIcon/x-warnings/0 conditional",
  in: wonderpushAndroidAlertProgram
)
