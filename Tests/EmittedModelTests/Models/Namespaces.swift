// Generated from the schema folder. Do not edit: change the schemas.

public enum Closed {}

public enum Composed {}

public enum Enums {}

public enum Hostile {}

public enum Listed {}

public enum Maps {}

public enum Message {}

public enum Names {}

public enum Nested {}

public enum Recursion {}

public enum Storage {}

public enum Unions {}

public enum Wrappers {}
