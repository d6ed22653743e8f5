"""Checks the Markdown of pages, of `Docs` or of a site: Scripts/check-markdown.py FOLDER…

A parser of CommonMark with tables (`markdown-it-py` of PyPI) finds each heading, table and fence that the text begins, no HTML
but anchors, line breaks and code, and links that lead to files and anchors. The compiler of MDX that Docusaurus's rules are
those of (`mdxjs-py` of PyPI, which has mdxjs-rs) takes each page as it is.
"""
import os
import posixpath
import re
import sys
import urllib.parse

try:
    from markdown_it import MarkdownIt
    import mdxjs_py
except ImportError as error:
    sys.exit(f"{error}: install markdown-it-py and mdxjs-py")

ALLOWED = re.compile(r'<a id="[^"<>]*">|</a>|<br/>|</?code>')
BLOCK = re.compile(r"<pre><code>[^<>]*</code></pre>\n?")
READER = MarkdownIt("commonmark").enable("table")


def tokens(text):
    for token in READER.parse(text):
        yield token
        yield from token.children or []


def outside(text):
    """The lines that are in no fence and no HTML."""
    fence = None
    for line in re.sub(r"(?s)<pre><code>.*?</code></pre>", "", text).split("\n"):
        mark = re.match(r"[> ]*(`{3,})", line)
        if fence:
            fence = None if mark and mark[1] == fence and line.strip("> ") == fence else fence
        elif mark:
            fence = mark[1]
        else:
            yield line


def page_faults(path, text, anchors):
    found = {"heading_open": 0, "table_open": 0, "fence": 0}
    for token in tokens(text):
        if token.type in found:
            found[token.type] += 1
        elif token.type == "html_inline" and not ALLOWED.fullmatch(token.content):
            yield f"HTML: {token.content[:80]}"
        elif token.type == "html_block" and not BLOCK.fullmatch(token.content):
            yield f"a block of HTML: {token.content[:80]}"
        elif token.type == "code_block":
            yield f"code by its margin: {token.content[:80]}"
        elif token.type == "link_open":
            target, _, anchor = token.attrs["href"].partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            other = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(target))) if target else path
            if other not in anchors or anchor and urllib.parse.unquote(anchor) not in anchors[other]:
                yield f"dead link {token.attrs['href']}"
    lines = list(outside(text))
    written = {"heading_open": sum(bool(re.match(r"#{1,6} ", line)) for line in lines),
               "table_open": sum(bool(re.match(r"\|( --- \|)+$", line)) for line in lines)}
    for kind, count in written.items():
        if found[kind] != count:
            yield f"{count} {kind[:-5]}s are written, a parser finds {found[kind]}"
    if len(re.findall(r"(?m)^[> ]*`{3,}", text)) != 2 * found["fence"]:
        yield f"a parser finds {found['fence']} blocks of code, not half as many as there are marks"
    try:
        mdxjs_py.compile_sync(text)
    except Exception as error:  # its own kind, which it does not name
        yield f"MDX: {str(error)[:200]}"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    count, faults = 0, []
    for folder in sys.argv[1:]:
        pages = {}
        for root, _, names in os.walk(folder):
            for name in names:
                if name.endswith(".md"):
                    path = os.path.join(root, name)
                    with open(path, encoding="utf-8") as file:
                        pages[os.path.relpath(path, folder).replace(os.sep, "/")] = file.read()
        anchors = {path: set(re.findall(r'<a id="([^"]*)"></a>', text)) for path, text in pages.items()}
        count += len(pages)
        for path, text in sorted(pages.items()):
            faults += [f"{folder}/{path}: {fault}" for fault in page_faults(path, text, anchors)]
    for fault in faults[:200]:
        print(fault)
    print(f"{count} pages, {len(faults)} faults")
    sys.exit(1 if faults or not count else 0)


main()
