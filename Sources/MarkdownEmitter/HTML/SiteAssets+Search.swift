extension SiteAssets {
  /// Finds entries of the index by words. It is loaded with the index, when a reader turns to the search, and knows
  /// nothing of the page, so that a test runs it by itself.
  ///
  /// Each word is looked for as it is, by its stem, as the beginning of a word, and with one typing mistake. An entry
  /// counts more, the more of the words it has, the rarer these are, and the nearer they stand to its name.
  static let search = #"""
    (function (scope) {
      "use strict";
      // In front of the entries that have words: those that have the name that is asked for, properties first.
      var exact = { p: 1000, o: 900, g: 850, h: 700, m: 650, i: 600 };
      var weak = {};
      ("a an and are as at be by can do does for from has have how i in into is it its my of on or set that the their " +
        "this to use used what when where which who why will with").split(" ").forEach(function (word) {
        weak[word] = true;
      });

      /// The words of a text: whole names, and the parts of names such as `collapse_id` or `expirationTime`.
      function words(text) {
        var found = [];
        (text.match(/[\p{L}\p{N}_$@-]+/gu) || []).forEach(function (name) {
          var whole = name.toLowerCase();
          found.push(whole);
          var parts = name.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
            .toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];
          if (parts.length > 1 || parts[0] !== whole) {
            found = found.concat(parts);
            if (parts.length > 1) found.push(parts.join(""));
          }
        });
        return found;
      }

      /// A word without its ending, the same for `retry` and `retries`, `limit` and `limited`.
      function stem(word) {
        var rest = word;
        if (rest.length > 4 && /ies$/.test(rest)) rest = rest.slice(0, -3) + "y";
        else if (rest.length > 4 && /(s|x|z|ch|sh)es$/.test(rest)) rest = rest.slice(0, -2);
        else if (rest.length > 3 && /[^sui]s$/.test(rest)) rest = rest.slice(0, -1);
        if (rest.length > 7 && /ation$/.test(rest)) rest = rest.slice(0, -5);
        else if (rest.length > 5 && /ing$/.test(rest)) rest = rest.slice(0, -3);
        else if (rest.length > 4 && /ed$/.test(rest)) rest = rest.slice(0, -2);
        if (/([bdgmnprt])\1$/.test(rest) && rest.length > 4) rest = rest.slice(0, -1);
        if (rest.length > 4 && /[ey]$/.test(rest)) rest = rest.slice(0, -1);
        return rest;
      }

      /// How much of two words is the same beginning, from 0 to 1.
      function likeness(one, other) {
        var same = 0;
        while (same < one.length && one[same] === other[same]) same++;
        return same / Math.max(one.length, other.length);
      }

      /// Whether one letter more, less or other, or two that have changed places, part two words.
      function isNear(one, other) {
        var most = Math.min(one.length, other.length);
        if (Math.abs(one.length - other.length) > 1) return false;
        var start = 0, end = 0;
        while (start < most && one[start] === other[start]) start++;
        while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
        var left = one.slice(start, one.length - end), right = other.slice(start, other.length - end);
        if (left.length <= 1 && right.length <= 1) return true;
        return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
      }

      function Finder(data) {
        var terms = new Map(), stems = new Map();
        data.entries.forEach(function (entry, number) {
          entry.kind = entry[0][0];
          entry.flags = entry[0].slice(1);
          entry.name = entry[1].toLowerCase();
          entry.path = entry[2].toLowerCase();
          entry.codes = (entry[7] || "").toLowerCase().split("\n").filter(Boolean);
          entry.values = entry.codes.filter(function (code) { return code[0] === "="; })
            .map(function (code) { return code.slice(1); });
          entry.codes = entry.codes.map(function (code) { return code.replace(/^[=']/, ""); });
          var own = new Map();
          function add(text, weight) {
            words(text).forEach(function (word) { if (!(own.get(word) >= weight)) own.set(word, weight); });
          }
          add(entry[6], 1);
          if (entry[7]) add(entry[7], 3);
          add(entry[3], 2);
          add(entry[2], 4);
          // The name of a message is the whole of it.
          add(entry[1], entry.kind === "m" ? 2 : 8);
          if (entry.kind === "p") add("property properties", 1);
          if (entry.flags.indexOf("r") >= 0) add("required", 4);
          if (entry.flags.indexOf("d") >= 0) add("deprecated", 4);
          own.forEach(function (weight, word) {
            if (!terms.has(word)) terms.set(word, []);
            terms.get(word).push(number, weight);
          });
        });
        terms.forEach(function (list, word) {
          var rest = stem(word);
          if (!stems.has(rest)) stems.set(rest, []);
          stems.get(rest).push(word);
        });

        /// The entries that have a word, with how well; by typing mistakes only where nothing else has it.
        function having(word) {
          var found = new Map();
          function take(term, quality) {
            var list = terms.get(term);
            for (var i = 0; i < list.length; i += 2) {
              var value = quality * list[i + 1];
              if (!(found.get(list[i]) >= value)) found.set(list[i], value);
            }
          }
          if (terms.has(word)) take(word, 1);
          (stems.get(stem(word)) || []).forEach(function (term) { take(term, 0.9 * likeness(word, term)); });
          terms.forEach(function (list, term) {
            if (term.length > word.length && word.length > 1 && term.indexOf(word) === 0)
              take(term, 0.7 * word.length / term.length);
            else if (word.length > 3 && term.length > word.length && term.indexOf(word) > 0) take(term, 0.15);
          });
          if (found.size === 0 && word.length > 3) terms.forEach(function (list, term) {
            if (isNear(word, term)) take(term, 0.5);
            else if (term.length > word.length && isNear(word, term.slice(0, word.length))) take(term, 0.2);
          });
          return found;
        }

        function isKept(entry, only, asked) {
          if (only === "required") return entry.flags.indexOf("r") >= 0;
          if (only === "deprecated") return entry.flags.indexOf("d") >= 0;
          if (only === "value") return entry.values.some(function (value) {
            return asked.length === 0 || asked.some(function (word) {
              return value.indexOf(word) >= 0 || word.length > 3 && isNear(word, value);
            });
          });
          return true;
        }

        function exactness(entry, query) {
          if (entry.name === query || entry.path === query) return exact[entry.kind];
          if (entry.codes.indexOf(query) >= 0) return 800;
          if (entry.name.indexOf(query) === 0) return exact[entry.kind] * 0.5;
          if (query.length > 3 && (entry.name.indexOf(query) >= 0 || entry.path.indexOf(query) >= 0))
            return exact[entry.kind] * 0.3;
          return 0;
        }

        /// The best entries for a query, the best first.
        /// - only: `required`, `deprecated` or `value` keeps such properties alone; with one, the query may be empty.
        /// - here: the folder of the page that is open, whose entries count a little more.
        this.find = function (query, only, here) {
          query = query.trim().toLowerCase();
          if (!query && !only) return [];
          var all = query.split(/[\s,;:!?"()]+/).filter(Boolean);
          var strong = all.filter(function (word) { return !weak[word]; });
          var asked = strong.length ? strong : all;
          var sums = new Map(), counts = new Map();
          asked.forEach(function (word) {
            var found = having(word);
            var rare = Math.log(1 + data.entries.length / (1 + found.size));
            found.forEach(function (value, number) {
              sums.set(number, (sums.get(number) || 0) + value * rare);
              counts.set(number, (counts.get(number) || 0) + 1);
            });
          });
          var found = [];
          data.entries.forEach(function (entry, number) {
            var first = query ? exactness(entry, query) : 0;
            if (!isKept(entry, only, asked)) return;
            if (query && !first && !sums.has(number)) {
              if (only !== "value") return;
            }
            var share = asked.length ? (counts.get(number) || 0) / asked.length : 1;
            var value = first + Math.min(250, (sums.get(number) || 1) * 3) * share * share;
            value -= Math.min(9, entry[2].split(".").length) + entry.name.length / 100;
            if (entry.kind === "i") value *= 0.9;
            var folder = data.files[entry[4]].split("/").slice(-2)[0];
            if (here && folder === here) value += 5;
            found.push({ entry: entry, score: value, number: number });
          });
          return found.sort(function (a, b) { return b.score - a.score || a.number - b.number; }).slice(0, 30);
        };
      }
      scope.schemagenFinder = Finder;
    })(typeof window === "undefined" ? globalThis : window);

    """#
}
