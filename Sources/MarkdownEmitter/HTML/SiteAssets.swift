/// The files of a site that are the same for all schemas.
enum SiteAssets {
  /// Sets the colours that the reader chose, before anything is shown.
  static let theme = #"""
    (function () {
      "use strict";
      var root = document.documentElement;
      root.classList.add("js");
      try {
        var theme = localStorage.getItem("theme");
        if (theme === "dark" || theme === "light") root.setAttribute("data-theme", theme);
      } catch (error) { /* Where nothing is kept, the system's colours stay. */ }
    })();

    """#

  /// The search, the list of pages on small screens, the choice of colours and the buttons that copy code.
  static let script = #"""
    (function () {
      "use strict";
      var root = document.currentScript.getAttribute("data-root") || "";
      var page = Number(document.currentScript.getAttribute("data-page"));
      var form = document.querySelector(".search");
      var field = document.getElementById("query");
      var list = document.getElementById("results");
      var box = document.querySelector(".found");
      var index = null, finder = null, waiting = false, selected = -1;

      // Colours
      var theme = document.querySelector(".theme");
      theme.hidden = false;
      theme.addEventListener("click", function () {
        var html = document.documentElement;
        var dark = matchMedia("(prefers-color-scheme: dark)").matches;
        var now = html.getAttribute("data-theme") || (dark ? "dark" : "light");
        var next = now === "dark" ? "light" : "dark";
        html.setAttribute("data-theme", next);
        try { localStorage.setItem("theme", next); } catch (error) { /* Not kept. */ }
      });

      // The list of pages
      var menu = document.querySelector(".menu");
      var side = document.getElementById("pages");
      menu.hidden = false;
      menu.addEventListener("click", function () {
        var open = side.classList.toggle("open");
        menu.setAttribute("aria-expanded", String(open));
      });

      // A page that is opened as a file loads itself again when `generate --watch` has written it, and stays where it was.
      if (location.protocol === "file:") (function () {
        var latest = null;
        var place = "place:" + location.pathname;
        function look() {
          var script = document.createElement("script");
          script.src = root + "assets/watch.js?" + Date.now();
          script.onload = function () { script.remove(); setTimeout(look, 500); };
          script.onerror = function () { script.remove(); if (latest) setTimeout(look, 2000); };
          document.head.appendChild(script);
        }
        function above() {
          var found = null;
          document.querySelectorAll("main [id]").forEach(function (part) {
            if (part.getBoundingClientRect().top <= 80) found = part;
          });
          return found;
        }
        window.schemagenWatch = function (change) {
          if (latest && latest !== change) {
            var part = above();
            try {
              if (part) sessionStorage.setItem(place, part.id + " " + part.getBoundingClientRect().top);
            } catch (error) { /* Not kept. */ }
            location.reload();
          }
          latest = change;
        };
        try {
          var kept = (sessionStorage.getItem(place) || "").split(" ");
          sessionStorage.removeItem(place);
          var part = document.getElementById(kept[0]);
          if (part) {
            history.scrollRestoration = "manual";
            scrollBy(0, part.getBoundingClientRect().top - Number(kept[1]));
          }
        } catch (error) { /* Not kept. */ }
        look();
      })();

      // Another version opens at the same place.
      document.querySelectorAll(".versions a:not([aria-current]), .older a").forEach(function (link) {
        link.addEventListener("click", function () { link.hash = location.hash; });
      });

      // Copying
      document.querySelectorAll("figure.code").forEach(function (figure) {
        var button = document.createElement("button");
        button.type = "button";
        button.textContent = "Copy";
        button.addEventListener("click", function () {
          var text = figure.querySelector("code").textContent;
          var done = function () {
            button.textContent = "Copied";
            setTimeout(function () { button.textContent = "Copy"; }, 1500);
          };
          if (navigator.clipboard && window.isSecureContext) {
            navigator.clipboard.writeText(text).then(done, function () {});
          } else {
            var area = document.createElement("textarea");
            area.value = text;
            document.body.appendChild(area);
            area.select();
            try { if (document.execCommand("copy")) done(); } finally { area.remove(); }
          }
        });
        figure.querySelector("figcaption").appendChild(button);
      });

      // Search, by `find.js`
      window.schemagenSearch = function (data) {
        index = data;
        finder = new window.schemagenFinder(data);
        if (waiting) show();
        move();
      };
      function load() {
        if (index || waiting) return;
        waiting = true;
        ["find.js", "search.js"].forEach(function (name) {
          var script = document.createElement("script");
          script.src = root + "assets/" + name;
          script.async = false;
          document.head.appendChild(script);
        });
      }

      // A place that is not in this file any more may be in another one of the page, or else what was around it.
      function move() {
        var id = location.hash.slice(1);
        try { id = decodeURIComponent(id); } catch (error) { /* As it stands. */ }
        if (!id || document.getElementById(id)) return;
        if (!index) return load();
        var places = new Map();
        index.entries.forEach(function (entry) {
          if (index.pages[entry[4]] === page) places.set(entry[5], index.files[entry[4]]);
        });
        for (; id; id = id.slice(0, Math.max(0, id.lastIndexOf(".")))) {
          if (document.getElementById(id)) return location.replace("#" + id);
          if (places.has(id)) return location.replace(root + places.get(id) + "#" + id);
        }
      }
      window.addEventListener("hashchange", move);
      move();

      var here = location.pathname.split("/").slice(-2)[0];
      var only = "";
      var filters = form.querySelectorAll(".filters button");
      filters.forEach(function (button) {
        button.addEventListener("click", function () {
          only = only === button.value ? "" : button.value;
          press();
          show();
          field.focus();
        });
      });
      function press() {
        filters.forEach(function (button) { button.setAttribute("aria-pressed", String(button.value === only)); });
      }

      function piece(entry, query) {
        var at = entry[6].toLowerCase().indexOf(query);
        var start = at > 60 ? at - 40 : 0;
        return (start ? "… " : "") + entry[6].slice(start, start + 140) + (entry[6].length > start + 140 ? " …" : "");
      }

      function show() {
        var query = field.value.trim().toLowerCase();
        list.textContent = "";
        selected = -1;
        field.removeAttribute("aria-activedescendant");
        if (!query && !only || !index) return open(false);
        var found = finder.find(query, only, here);
        found.forEach(function (item, number) {
          var entry = item.entry;
          var link = document.createElement("a");
          link.id = "result-" + number;
          link.setAttribute("role", "option");
          link.setAttribute("aria-selected", "false");
          link.tabIndex = -1;
          link.href = root + index.files[entry[4]] + (entry[5] ? "#" + entry[5] : "");
          var name = document.createElement(entry.kind === "p" ? "code" : "strong");
          name.textContent = entry[1].length > 160 ? entry[1].slice(0, 150) + "…" : entry[1];
          link.appendChild(name);
          var where = document.createElement("span");
          where.className = "where";
          where.textContent = entry[3] + (entry[2] && entry[2] !== entry[1] ? " · " + entry[2] : "");
          link.appendChild(where);
          var some = document.createElement("span");
          some.className = "some";
          some.textContent = piece(entry, query);
          link.appendChild(some);
          list.appendChild(link);
        });
        if (!found.length) {
          var none = document.createElement("p");
          none.className = "none";
          none.setAttribute("role", "option");
          none.setAttribute("aria-disabled", "true");
          none.textContent = "Nothing has these words.";
          list.appendChild(none);
        }
        open(true);
      }

      function open(isOpen) {
        box.hidden = !isOpen;
        field.setAttribute("aria-expanded", String(isOpen));
      }

      function select(step) {
        var links = list.querySelectorAll("a");
        if (!links.length) return;
        if (selected >= 0) links[selected].setAttribute("aria-selected", "false");
        selected = (selected + step + links.length) % links.length;
        links[selected].setAttribute("aria-selected", "true");
        links[selected].scrollIntoView({ block: "nearest" });
        field.setAttribute("aria-activedescendant", links[selected].id);
      }

      form.hidden = false;
      field.addEventListener("focus", load);
      field.addEventListener("input", function () { load(); show(); });
      field.addEventListener("keydown", function (event) {
        if (event.key === "ArrowDown") { event.preventDefault(); select(1); }
        else if (event.key === "ArrowUp") { event.preventDefault(); select(selected < 0 ? 0 : -1); }
        else if (event.key === "Escape") { field.value = ""; only = ""; show(); press(); }
      });
      form.addEventListener("submit", function (event) {
        event.preventDefault();
        var links = list.querySelectorAll("a");
        if (links.length) { open(false); links[Math.max(0, selected)].click(); }
      });
      document.addEventListener("click", function (event) {
        if (!form.contains(event.target) || event.target.closest("#results a")) open(false);
      });
      document.addEventListener("keydown", function (event) {
        var inField = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
        if (event.key === "/" && !inField && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          field.focus();
        }
      });
    })();

    """#
}
