// Stands in until the first source file of this target lands.
