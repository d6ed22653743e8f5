// The types of this module are generated from the schemas beside this file.
