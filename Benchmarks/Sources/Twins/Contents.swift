// The types stand in `Generated`, which `Scripts/benchmark` writes.
