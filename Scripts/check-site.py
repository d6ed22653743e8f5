"""Checks a site that `schemagen generate --only site` wrote: Scripts/check-site.py SITE

Links and anchors exist, ids are unique, nothing is loaded from elsewhere, headings are in order, every page has a title,
a language and a main part, fields, buttons, links and pictures have names, and no page is above 200 KB. A page with its style
and scripts is at most 60 KB compressed, has a description of at most 200 characters and a Markdown twin with the same headings;
JSON is JSON, and sitemap.xml and llms.txt name every page.
"""
import collections
import gzip
import functools
import html
import json
import os
import posixpath
import re
import sys
import urllib.parse
from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__(convert_charrefs=True)
        self.path, self.ids, self.links, self.loads, self.headings = path, [], [], [], []
        self.faults, self.open, self.titles, self.mains, self.lang = [], [], 0, 0, None
        self.description, self.words, self.texts, self.hidden, self.robots = None, [], [], 0, None

    def handle_data(self, data):
        for texts in self.words:
            texts.append(data)

    def name(self, tag, attrs):
        """Notes the words of a heading, a link or a button while it is open."""
        if tag in ("a", "button", "summary", "label", "h1", "h2", "h3", "h4", "h5", "h6"):
            self.words.append([attrs["aria-label"]] if attrs.get("aria-label") else [])

    def named(self, tag):
        if tag in ("a", "button", "summary", "label", "h1", "h2", "h3", "h4", "h5", "h6") and self.words:
            text = "".join(self.words.pop()).strip()
            if not text:
                # A place that links lead to has no words.
                if tag != "a" or self.places.pop():
                    self.faults.append(f"a <{tag}> without words")
            elif tag == "a":
                self.places.pop()
            if tag[0] == "h":
                self.texts.append(text.removesuffix("#"))

    places = None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.places = self.places or []
        if tag == "a":
            self.places.append("href" in attrs)
        if tag not in VOID:
            self.name(tag, attrs)
        if tag == "img" and "alt" not in attrs:
            self.faults.append("a picture without words")
        if tag == "meta" and attrs.get("name") == "description":
            self.description = attrs.get("content", "")
        if tag == "meta" and attrs.get("name") == "robots":
            self.robots = attrs.get("content")
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
        self.named(tag)
        if not self.open or self.open[-1] != tag:
            self.faults.append(f"</{tag}> closes <{self.open[-1] if self.open else ''}>")
            if tag in self.open:
                while self.open.pop() != tag:
                    pass
        else:
            self.open.pop()


def weight(folder, path, page):
    """The bytes that a browser loads for a page, compressed; the index of the search comes when it is asked for."""
    loaded = [path] + [posixpath.normpath(posixpath.join(posixpath.dirname(path), load)) for load in page.loads]
    return sum(compressed(os.path.join(folder, name)) for name in set(loaded))


@functools.cache
def compressed(path):
    if not os.path.exists(path):
        return 0
    with open(path, "rb") as file:
        return len(gzip.compress(file.read(), 9, mtime=0))


def letters(text):
    return "".join(c for c in text if c.isalnum())


def differences(texts, twin):
    """Where the headings of a page are not those of its Markdown."""
    with open(twin, encoding="utf-8") as file:
        text = re.sub(r"(?ms)^(`{3,}).*?^\1$", "", file.read())
    found = [re.sub(r"\]\([^)]*\)|</?code>", "", line) for line in re.findall(r"(?m)^#{1,6} (.*)$", text)]
    found = [letters(html.unescape(line)) for line in found]
    written = [letters(text) for text in texts]
    for name in sorted(set(found) ^ set(written)):
        yield f"the heading {name} is in one of HTML and Markdown alone"


def machines(folder, files, pages):
    """What is wrong with the files for programs."""
    for name in sorted(files):
        if name.endswith(".facts.json"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                facts = json.load(file)
            # Each version has its own pages.
            version = re.match(r"versions/[^/]*/", name)
            page = pages.get((version[0] if version else "") + facts["page"])
            if page is None or not facts["facts"]:
                yield f"{name}: no page {facts['page']}, or no facts"
                continue
            for member in facts["members"]:
                if member["anchor"] not in page.ids:
                    yield f"{name}: {facts['page']} has no anchor {member['anchor']}"
    for name in ("llms.txt", "sitemap.xml"):
        if name not in files:
            continue
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            text = urllib.parse.unquote(html.unescape(file.read()))
        ending = ".md)" if name == "llms.txt" else ".html</loc>"
        # What search engines should not know is not listed: older versions, and pages that only these have.
        newest = [path for path, page in pages.items() if page.robots != "noindex"]
        yield from (f"{name}: lacks {path}" for path in newest if path[:-5] + ending not in text)


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
    links, base = 0, ""
    if "robots.txt" in files:
        with open(os.path.join(folder, "robots.txt"), encoding="utf-8") as file:
            base = re.search(r"Sitemap: (.*/)sitemap\.xml", file.read())[1]
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
            # A page for what is not there is shown at any address, and names its files by that of the site.
            load = load.removeprefix(base) if path == "404.html" else load
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
            if other not in pages and not (other in files and not anchor):
                faults.append(f"{path}: dead link {link}")
            elif other not in pages:
                continue
            elif anchor and anchor not in pages[other].ids:
                faults.append(f"{path}: dead anchor {link}")
            elif not anchor and other == path and target:
                faults.append(f"{path}: a link to its own page")
    weights = {path: weight(folder, path, pages[path]) for path in pages}
    faults += [f"{path}: {size} bytes compressed, with its style and scripts" for path, size in weights.items() if size > 60_000]
    for path, page in pages.items():
        if path == "404.html":
            continue
        if not page.description or len(page.description) > 200:
            faults.append(f"{path}: a description of {len(page.description or '')} characters")
        twin = path[:-5] + ".md"
        if twin not in files:
            faults.append(f"{path}: there is no {twin}")
        else:
            faults += [f"{path}: {fault}" for fault in differences(page.texts, os.path.join(folder, twin))]
    faults += machines(folder, files, pages)
    for fault in faults[:200]:
        print(fault)
    print(f"{len(pages)} pages, {links} links, at most {max(weights.values(), default=0)} bytes compressed, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
