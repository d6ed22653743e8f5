"""Checks a site that `schemagen generate --only site` wrote: Scripts/check-site.py SITE

Links and anchors exist, ids are unique, nothing is loaded from elsewhere, headings are in order, every page has a title,
a language and a main part, fields and buttons have names, and no page is above 200 KB.
"""
import collections
import os
import posixpath
import sys
import urllib.parse
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.path, self.ids, self.links, self.loads, self.headings = path, [], [], [], []
        self.faults, self.open, self.titles, self.mains, self.lang = [], [], 0, 0, None
        self.unnamed = None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if "id" in attrs:
            self.ids.append(attrs["id"])
        if tag == "a" and "href" in attrs:
            self.links.append(attrs["href"])
        if tag in ("script", "img", "iframe", "audio", "video", "source") and "src" in attrs:
            self.loads.append(attrs["src"])
        # Its own address, and its other forms, are not loaded.
        if tag == "link" and attrs.get("rel") not in ("canonical", "alternate"):
            self.loads.append(attrs.get("href", ""))
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.headings.append(int(tag[1]))
        if tag == "html":
            self.lang = attrs.get("lang")
        self.titles += tag == "title"
        self.mains += tag == "main"
        if tag == "input" and not attrs.get("aria-label"):
            self.faults.append("a field without a name")
        if any(name.startswith("on") for name in attrs) or attrs.get("href", "").lower().startswith("javascript:"):
            self.faults.append(f"a live attribute of <{tag}>")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes <{self.open[-1] if self.open else ''}>")
            if tag in self.open:
                while self.open.pop() != tag:
                    pass
        else:
            self.open.pop()


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = sys.argv[1]
    pages, files, faults = {}, set(), []
    for root, _, names in os.walk(folder):
        for name in names:
            full = os.path.join(root, name)
            path = os.path.relpath(full, folder).replace(os.sep, "/")
            files.add(path)
            if name.endswith(".html"):
                with open(full, encoding="utf-8") as file:
                    text = file.read()
                pages[path] = Page(path)
                pages[path].feed(text)
                if len(text.encode()) > 200_000:
                    faults.append(f"{path}: {len(text.encode())} bytes")
    links = 0
    for path, page in pages.items():
        faults += [f"{path}: {fault}" for fault in page.faults]
        faults += [f"{path}: <{tag}> is not closed" for tag in page.open]
        faults += [f"{path}: the id {name} occurs {count} times"
                   for name, count in collections.Counter(page.ids).items() if count > 1]
        if page.titles != 1 or page.mains != 1 or not page.lang:
            faults.append(f"{path}: {page.titles} titles, {page.mains} main parts, language {page.lang}")
        if page.headings[:1] != [1] or page.headings.count(1) != 1:
            faults.append(f"{path}: headings begin with {page.headings[:2]}, {page.headings.count(1)} of the first level")
        faults += [f"{path}: h{after} follows h{before}"
                   for before, after in zip(page.headings, page.headings[1:]) if after > before + 1]
        for load in page.loads:
            if ":" in load.split("/")[0] or load.startswith("//"):
                faults.append(f"{path}: loads {load}")
            elif posixpath.normpath(posixpath.join(posixpath.dirname(path), load)) not in files:
                faults.append(f"{path}: loads {load}, which is not there")
        for link in page.links:
            if link.startswith(("https://", "http://", "mailto:")):
                continue
            links += 1
            target, _, anchor = link.partition("#")
            other = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(target))) if target else path
            if other not in pages:
                faults.append(f"{path}: dead link {link}")
            elif anchor and anchor not in pages[other].ids:
                faults.append(f"{path}: dead anchor {link}")
            elif not anchor and other == path and target:
                faults.append(f"{path}: a link to its own page")
    for fault in faults[:200]:
        print(fault)
    print(f"{len(pages)} pages, {links} links, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
