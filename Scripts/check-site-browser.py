"""Uses a site in a browser: Scripts/check-site-browser.py SITE [PICTURES]

Types 50 names of properties into the search: the first result is that property for at least 45. Opens pages at 390 and
1,280 pixels, light and dark: nothing is wider than its box, text has contrast, what a finger hits is large enough, nothing is
fetched from elsewhere, no script fails, and axe finds nothing. An anchor that is in another file of its page, or is gone, leads
there, or to what was around it. Where readers can try payloads, a wrong one has its finding on its line and on the row of the
member, and nothing for it is loaded before. With a folder for pictures, takes one of each. Needs the
packages `playwright` and, for axe, `axe-playwright-python` of PyPI, and Chromium (`CHROMIUM`, or on the path).
"""
import json
import os
import pathlib
import re
import shutil
import sys

from playwright.sync_api import Error as PlaywrightError, sync_playwright

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

OVERFLOW = """() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  for (const element of document.querySelectorAll("main, main *, .toc *, .side *, .top, .top *")) {
    const style = getComputedStyle(element);
    if (style.display === "inline" || style.display === "none" || /auto|scroll|hidden/.test(style.overflowX)) continue;
    if (element.closest("pre") && element.tagName !== "PRE") continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      faults.push(`${element.tagName}.${element.className} holds ${element.scrollWidth} in ${element.clientWidth}`);
  }
  return faults.slice(0, 5);
}"""
CONTRAST = """() => {
  const parse = text => (text.match(/[0-9.]+/g) || []).map(Number);
  const light = ([r, g, b]) => {
    const part = v => { v /= 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; };
    return .2126 * part(r) + .7152 * part(g) + .0722 * part(b);
  };
  const faults = new Set();
  for (const element of document.querySelectorAll("body *")) {
    if (![...element.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) || !element.offsetParent) continue;
    let behind = element, back = [0, 0, 0, 0];
    while (behind && (back.length > 3 && back[3] === 0)) {
      back = parse(getComputedStyle(behind).backgroundColor);
      behind = behind.parentElement;
    }
    const a = light(parse(getComputedStyle(element).color)), b = light(back);
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (ratio < 4.5) faults.add(`${element.tagName}.${element.className} has a contrast of ${ratio.toFixed(2)}`);
  }
  return [...faults].slice(0, 5);
}"""
# What a finger hits on a phone: at least 24 pixels high and wide, or within a line of text, as WCAG 2.2 has it.
TARGETS = """() => {
  const faults = new Set();
  for (const element of document.querySelectorAll("a[href], button, summary, label, input")) {
    const box = element.getBoundingClientRect();
    if (!element.offsetParent || box.width === 0 || box.height === 0) continue;
    if (element.closest("p, li, td, pre, h1, h2, h3, h4, h5, .head") && !element.closest(".side, .toc")) continue;
    if (element.tagName === "INPUT" && element.type === "radio") continue;
    if (box.height < 23.5 || box.width < 23.5)
      faults.add(`${element.tagName}.${element.className} is ${box.width.toFixed(0)} by ${box.height.toFixed(0)}`);
  }
  return [...faults].slice(0, 5);
}"""


def entries(site):
    text = (site / "assets" / "search.js").read_text(encoding="utf-8")
    return json.loads(re.search(r"entries: (\[.*\])\}\);", text, re.S).group(1))


def names(site, count):
    """Names of properties, evenly from the whole index."""
    all_names = sorted({entry[1] for entry in entries(site) if entry[0][0] == "p"})
    return [all_names[index * len(all_names) // count] for index in range(min(count, len(all_names)))]


def moved(site):
    """An anchor of a page that has become several files, as a link from elsewhere has it: the address, and where it is."""
    text = (site / "assets" / "search.js").read_text(encoding="utf-8")
    files = json.loads(re.search(r"files: (\[.*?\]), pages", text, re.S).group(1))
    firsts = json.loads(re.search(r"\], pages: (\[[0-9,]*\])", text).group(1))
    for entry in entries(site):
        number, anchor = int(entry[4]), entry[5]
        if firsts[number] != number and anchor:
            return f"{files[firsts[number]]}#{anchor}", f"{files[number]}#{anchor}"
    return None


def pages(site):
    """The first page, the indexes, and the largest pages."""
    found = sorted(site.rglob("*.html"), key=lambda path: -path.stat().st_size)
    first = [site / name for name in ("index.html", "properties.html", "objects.html", "vocabulary.html")]
    # A page for what is not there has its style from where the site is served.
    others = [page for page in found if page not in first and page.name != "404.html"]
    return [page for page in first if page.exists()] + others[:8]


# The first list of a page with a required member that can be tried: its number among the buttons, and the name of the member.
TRIED = """() => {
  const parts = [...document.querySelectorAll("[data-place]")];
  for (const [number, part] of parts.entries()) {
    const list = part.closest(".beside")?.querySelector(":scope > .list");
    const row = [...(list?.querySelectorAll(":scope > .members > .member") || [])]
      .find(row => row.querySelector(":scope > .head > .badge.required")?.textContent === "required");
    if (row) return [number, row.querySelector(":scope > .head > .name").textContent];
  }
  return null;
}"""


def said(page):
    """What the form says once it has checked the payload."""
    page.wait_for_timeout(400)
    page.wait_for_function("!/^Loading/.test(document.querySelector('.try .verdict').textContent)")
    return page.inner_text(".try .verdict"), page.locator(".try .findings li").all_inner_texts()


def attempt(page):
    """Tries payloads on the page that is open, and gives what is wrong; None where no member has to be there."""
    found = page.evaluate(TRIED)
    if not found:
        return None
    number, name = found
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.locator("button.trial").nth(number).click()
    page.wait_for_selector(".try textarea")
    if not said(page)[0].startswith("Valid"):
        return [f"the example is: {said(page)}"]
    if sum(url.endswith("/assets/try/module.js") for url in loaded) != 1:
        return [f"loads {loaded}"]
    faults = []
    page.fill(".try textarea", "\n{}")
    words, findings = said(page)
    missing = [finding for finding in findings if f"'{name}'" in finding]
    if not words.startswith("Not valid") or not missing or not missing[0].startswith("Line 2"):
        faults.append(f"an object without {name}: {words} {findings}")
    rows = page.locator(".beside .list > .members > .member.error > .head > .name").all_inner_texts()
    if name not in rows or page.locator(".payload .marks .error").count() != 1:
        faults.append(f"the row of {name} is not marked, but {rows}")
    page.locator(".try .findings a", has_text=name).first.click()
    if page.evaluate("document.activeElement.querySelector('.head > .name')?.textContent") != name:
        faults.append(f"no link leads to the row of {name}")
    page.locator(".member.error .noted button").first.click()
    if page.evaluate("document.activeElement.selectionStart") != 1:
        faults.append("no button leads to the line")
    page.fill(".try textarea", "[1,\n 2")
    words, findings = said(page)
    if words != "Not valid: 1 error." or len(findings) != 1 or page.locator(".member.error").count():
        faults.append(f"a text that is no JSON: {words} {findings}")
    page.locator("button.trial").nth(number).click()
    if page.locator(".try").is_visible() or not page.locator(".choice").nth(0).is_visible():
        faults.append("the form does not close")
    page.locator("button.trial").nth(number).click()
    page.fill(".try textarea", "{}")
    said(page)
    return faults


def trials(page, site, look, faults):
    """Tries payloads on pages of a site whose readers can, and looks at one of them in each size and colour."""
    tried = 0
    for path in sorted(site.rglob("*.html")):
        if tried >= 8 or "data-place" not in path.read_text(encoding="utf-8"):
            continue
        page.goto(path.as_uri())
        found = attempt(page)
        if found is None:
            continue
        tried += 1
        name = path.relative_to(site).as_posix()
        faults += [f"{name}: {fault}" for fault in found]
        if tried == 1:
            for width in (390, 1280):
                for scheme in ("light", "dark"):
                    page.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
                    page.emulate_media(color_scheme=scheme)
                    look(f"trial-{name[:-5].replace('/', '-')}", width, scheme)
    print(f"payloads are tried on {tried} pages")
    if not tried:
        faults.append("no page lets a reader try a payload without a member that has to be there")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    site = pathlib.Path(sys.argv[1]).resolve()
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    faults, looks = [], []

    def look(name, width, scheme):
        """Looks at the page that is open."""
        faults.extend(f"{name} at {width}: {fault}" for fault in page.evaluate(OVERFLOW))
        faults.extend(f"{name} {scheme}: {fault}" for fault in page.evaluate(CONTRAST))
        if width == 390:
            faults.extend(f"{name}: {fault}" for fault in page.evaluate(TARGETS))
        if Axe:
            found = Axe().run(page).response["violations"]
            faults.extend(f"{name} at {width}, {scheme}: axe: {rule['id']}, {len(rule['nodes'])} times: "
                          f"{rule['nodes'][0]['html'][:120]}" for rule in found)
        looks.append(name)
        if pictures:
            page.screenshot(path=pictures / f"{name}-{width}-{scheme}.png")

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.on("pageerror", lambda error: faults.append(f"a script fails: {error}"))
        page.on("request", lambda request: request.url.startswith("file:") or faults.append(f"fetches {request.url}"))
        page.goto((site / "index.html").as_uri())
        wanted, first = names(site, 50), 0
        for name in wanted:
            page.keyboard.press("Escape")
            page.fill("#query", "")
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("/")
            page.keyboard.type(name)
            page.wait_for_selector("#results a, #results .none", state="visible")
            result = page.query_selector("#results a")
            said = result and result.query_selector("code, strong")
            if said and said.inner_text() == name and said.evaluate("e => e.tagName") == "CODE":
                first += 1
            else:
                print(f"{name}: the first result is {said.inner_text() if said else 'nothing'}")
        print(f"{first} of {len(wanted)} properties are the first result")
        if first < 0.9 * len(wanted):
            faults.append("the search does not find properties")
        # What is found opens, at the property.
        page.fill("#query", wanted[0])
        page.keyboard.press("Enter")
        page.wait_for_function("document.querySelector(':target') !== null")
        place = moved(site)
        for ending in ("", ".gone.member.x") if place else ():
            page.goto("about:blank")
            page.goto(f"{site.as_uri()}/{place[0]}{ending}")
            try:
                page.wait_for_url(f"{site.as_uri()}/{place[1]}", timeout=10_000)
                page.wait_for_function("document.querySelector(':target') !== null", timeout=10_000)
            except PlaywrightError as error:
                faults.append(f"{place[0]}{ending} does not lead to {place[1]}: {error}")
        for width in (390, 1280):
            for scheme in ("light", "dark"):
                page.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
                page.emulate_media(color_scheme=scheme)
                for path in pages(site):
                    page.goto(path.as_uri())
                    name = path.relative_to(site).as_posix()[:-5].replace("/", "-")
                    look(name, width, scheme)
        if (site / "assets" / "try").exists():
            trials(page, site, look, faults)
        browser.close()
    for fault in faults[:100]:
        print(fault)
    print(f"{len(looks)} looks{' with axe' if Axe else ', axe is not here'}, {len(faults)} faults")
    sys.exit(1 if faults else 0)


main()
