"""Counts right and wrong answers."""


class Tally:
    def __init__(self):
        self.right, self.wrong, self.notes = {}, {}, []

    def add(self, kind, is_right, what=""):
        self.right.setdefault(kind, 0)
        self.wrong.setdefault(kind, [])
        if is_right:
            self.right[kind] += 1
        else:
            self.wrong[kind].append(what)
        return is_right

    def note(self, text):
        self.notes.append(text)

    def finish(self, show):
        """Prints the counts, and gives the exit code."""
        for kind, right in self.right.items():
            wrong = self.wrong[kind]
            print(f"{right:6} right, {len(wrong):4} wrong: {kind}")
            for what in wrong[:show]:
                print(f"         {what}")
        for note in self.notes:
            print(note)
        total, wrong = sum(self.right.values()), sum(map(len, self.wrong.values()))
        print(f"{total} passed, {wrong} failed")
        return 1 if wrong or not total else 0
