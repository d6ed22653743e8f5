// The types of this module are generated from the case schemas in `Schemas` on every build; this file makes the folder a
// Swift target before they are.
