extension SiteAssets {
  /// The part of the site's script that offers the form, and loads it when a reader wants it. A browser that cannot run what
  /// checks payloads shows none.
  static let trialButtons = #"""

    (function () {
      "use strict";
      if (!window.WebAssembly || !window.DecompressionStream) return;
      var data = document.currentScript.dataset;
      function load(name) {
        return new Promise(function (resolve, reject) {
          var script = document.createElement("script");
          script.src = (name === "module" && data.shared || data.root || "") + "assets/try/" + name + ".js";
          script.onload = function () { resolve(); };
          script.onerror = function () { script.remove(); reject(new Error(name + ".js could not be loaded.")); };
          document.head.appendChild(script);
        });
      }
      var ready = null;
      document.querySelectorAll("[data-place]").forEach(function (part) {
        var button = document.createElement("button");
        button.type = "button";
        button.className = "trial";
        button.textContent = "Try a payload";
        button.setAttribute("aria-expanded", "false");
        button.addEventListener("click", function () {
          ready = ready || load("checker").then(function () {
            window.schemagenTry.load = load;
            return load("form");
          });
          ready.then(
            function () { window.schemagenTry.toggle(part, button); },
            function () {
              ready = null;
              button.textContent = "It could not be loaded: try again";
            });
        });
        // Below a title, which instances without a choice have not.
        if (part.querySelector(":scope > .choice")) part.firstElementChild.after(button); else part.prepend(button);
      });
    })();

    """#

  /// The form in which a reader tries payloads, by `checker.js`: findings as a list, on the lines of the payload, and on the
  /// rows of the members that they concern.
  static let trialForm = #"""
    (function () {
      "use strict";
      const most = 100;
      let forms = 0;

      function make(tag, attributes, ...children) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
        element.append(...children);
        return element;
      }

      // Rows

      const children = holder => holder ? [...holder.querySelectorAll(":scope > .members > .member")] : [];
      const inside = row => row.querySelector(":scope > .inside");
      const nameOf = row => (row.querySelector(":scope > .head > .name") || row).textContent;
      const named = (rows, name) => rows.find(row => nameOf(row) === name);

      // The rows that a finding concerns, the outermost first in `holders`: that of its value, and those of the members of it
      // that its words name.
      function rowsOf(finding, list) {
        const tokens = finding.instanceLocation.split("/").slice(1)
          .map(token => token.replace(/~1/g, "/").replace(/~0/g, "~"));
        const holders = [];
        let rows = children(list);
        while (tokens.length) {
          const row = named(rows, tokens[0]);
          if (!row) break;
          tokens.shift();
          holders.push(row);
          const opened = inside(row);
          // The rows in a list, or a map, are those of each of its values.
          tokens.splice(0, opened ? Number(opened.dataset.each || 0) : 0);
          rows = children(opened);
        }
        const words = tokens.length < 2 ? finding.error : "";
        const told = rows.filter(row => words.includes("'" + nameOf(row) + "'"));
        const last = holders.pop();
        if (!told.length) return last ? [{ row: last, holders }] : [];
        if (last) holders.push(last);
        return told.map(row => ({ row, holders }));
      }

      // Texts

      // The offset of a place in a text; columns count code points.
      function offset(text, line, column) {
        let start = 0;
        for (let number = 1; number < line; number++) start = text.indexOf("\n", start) + 1;
        const end = text.indexOf("\n", start);
        const before = [...text.slice(start, end < 0 ? text.length : end)].slice(0, column - 1).join("");
        return [start + before.length, end < 0 ? text.length : end];
      }

      const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");

      function verdict(report) {
        const { errors, warnings } = report;
        const also = warnings.length ? count(warnings.length, "warning") : "";
        if (report.valid) return also ? "Valid, with " + also + "." : "Valid.";
        return "Not valid: " + count(errors.length, "error") + (also ? " and " + also : "") + ".";
      }

      // The form

      function build(part) {
        const id = "try-" + ++forms;
        const place = decodeURIComponent(part.dataset.place);
        const list = (part.closest(".beside") || part).querySelector(":scope > .list");
        const code = part.querySelector(".pane.start code") || part.querySelector("figure code");
        const field = make("textarea", {
          id, "aria-describedby": id + "-hint " + id + "-verdict", autocapitalize: "off", autocomplete: "off",
          spellcheck: "false", wrap: "off",
        });
        field.value = code ? code.textContent.replace(/\n$/, "") : "{}";
        field.rows = Math.min(Math.max(field.value.split("\n").length + 1, 6), 14);
        const numbers = make("div", { class: "numbers" });
        const marks = make("div", { class: "marks" });
        const said = make("p", { id: id + "-verdict", class: "verdict", role: "status" }, "Loading …");
        const findings = make("ol", { class: "findings", "aria-label": "Findings", hidden: "" });
        const box = make("div", { class: "try", id: id + "-box" },
          make("label", { for: id }, "A payload in JSON"),
          make("p", { class: "hint", id: id + "-hint" }, "Findings follow as you type. The payload stays in this page."),
          make("div", { class: "payload" },
            make("div", { class: "back", "aria-hidden": "true" }, marks, numbers), field),
          said, findings);

        let marked = [];
        function unmark() {
          for (const { row, note, holders } of marked) {
            row.classList.remove("error", "warning");
            note.remove();
            for (const holder of holders) holder.classList.remove("holds");
          }
          marked = [];
          marks.textContent = findings.textContent = "";
        }

        function go(line, column) {
          const [start, end] = offset(field.value, line, column);
          field.focus();
          field.setSelectionRange(start, end);
          const height = parseFloat(getComputedStyle(field).lineHeight);
          field.scrollTop = Math.max(0, (line - 3) * height);
          field.scrollIntoView({ block: "nearest" });
        }

        function lineButton(finding, words) {
          const button = make("button", { type: "button" }, words);
          button.addEventListener("click", () => go(finding.line, finding.column));
          return button;
        }

        // Leads to a row, through what is closed around it.
        function rowLink(row, holders) {
          row.id = row.id || id + "-row-" + marked.length;
          row.tabIndex = -1;
          const path = [...holders, row].map(nameOf).join(".");
          const link = make("a", { href: "#" + row.id }, make("code", {}, path));
          link.addEventListener("click", () => {
            for (const holder of holders) inside(holder).open = true;
            row.focus({ preventScroll: true });
          });
          return link;
        }

        function mark(finding, { row, holders }) {
          const note = make("p", { class: "noted" }, lineButton(finding, "Line " + finding.line), " " + finding.error);
          // Behind the head, and behind what other findings say.
          const notes = row.querySelectorAll(":scope > .noted");
          (notes.length ? notes[notes.length - 1] : row.querySelector(":scope > .head")).after(note);
          row.classList.add(finding.severity);
          for (const holder of holders) holder.classList.add("holds");
          marked.push({ row, note, holders });
        }

        function show(report) {
          unmark();
          const all = [...report.errors, ...report.warnings];
          all.sort((a, b) => a.line - b.line || a.column - b.column);
          const lines = new Map();
          for (const finding of all.slice(0, most)) {
            const item = make("li", { class: finding.severity },
              lineButton(finding, "Line " + finding.line), " ",
              make("span", { class: "kind" }, finding.severity + ":"), " " + finding.error);
            for (const place of rowsOf(finding, list)) {
              item.append(" ", rowLink(place.row, place.holders));
              mark(finding, place);
            }
            findings.append(item);
            if (lines.get(finding.line) !== "error") lines.set(finding.line, finding.severity);
          }
          if (all.length > most) findings.append(make("li", {}, all.length - most + " more"));
          for (const [line, severity] of lines) {
            const bar = make("div", { class: severity });
            bar.style.top = "calc(var(--height) * " + (line - 1) + ")";
            marks.append(bar);
          }
          findings.hidden = all.length === 0;
          say(report.valid ? "valid" : "error", verdict(report));
        }

        // Words that stay are not said again.
        function say(kind, words) {
          said.className = "verdict " + kind;
          if (said.textContent !== words) said.textContent = words;
        }

        function number() {
          const lines = field.value.split("\n").length;
          numbers.textContent = Array.from({ length: lines }, (_, index) => index + 1).join("\n");
        }

        function scroll() {
          const move = "translateY(" + -field.scrollTop + "px)";
          numbers.style.transform = marks.style.transform = move;
        }

        let asked = 0;
        async function check() {
          const mine = ++asked;
          try {
            const text = field.value.replace(/^\uFEFF/, "");
            const report = await schemagenTry.check(part.dataset.program, place, text);
            // A later text has its own report.
            if (mine === asked && !box.hidden) show(report);
          } catch (error) {
            if (mine !== asked) return;
            unmark();
            findings.hidden = true;
            say("error", "The payload could not be checked: " + error.message);
          }
        }

        let waiting;
        field.addEventListener("input", () => {
          number();
          asked++;
          clearTimeout(waiting);
          waiting = setTimeout(check, 300);
        });
        field.addEventListener("scroll", scroll);
        return {
          box,
          open() {
            box.hidden = false;
            number();
            check();
            field.focus({ preventScroll: true });
          },
          close() {
            asked++;
            unmark();
            box.hidden = true;
          },
        };
      }

      // Opens or closes the form of a part of a page, by its button.
      schemagenTry.toggle = function (part, button) {
        const form = part.trialForm = part.trialForm || build(part);
        const isOpen = button.getAttribute("aria-expanded") === "true";
        if (!form.box.parentNode) {
          part.append(form.box);
          button.setAttribute("aria-controls", form.box.id);
        }
        part.classList.toggle("trying", !isOpen);
        button.setAttribute("aria-expanded", String(!isOpen));
        button.textContent = isOpen ? "Try a payload" : "Back to the examples";
        if (isOpen) form.close(); else form.open();
      };
    })();

    """#
}
