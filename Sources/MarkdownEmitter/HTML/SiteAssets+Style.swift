extension SiteAssets {
  /// The style sheet.
  static let style = #"""
    :root {
      --back: #ffffff; --panel: #f6f7f9; --line: #d9dde3; --text: #1d2129; --soft: #525a67; --link: #0b57c2;
      --code: #eef1f5; --mark: #0b57c2; --required: #8a1c1c; --warn: #7a4b00; --string: #0a6b3d; --number: #8a3ffc;
      --key: #0b57c2; --word: #a0195b; --focus: #0b57c2; color-scheme: light;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --back: #14171c; --panel: #1b1f26; --line: #343a45; --text: #e6e9ef; --soft: #a6afbd; --link: #8ab8ff;
        --code: #232832; --mark: #8ab8ff; --required: #ff9d9d; --warn: #f2c063; --string: #85dba9; --number: #c9a5ff;
        --key: #8ab8ff; --word: #ff9ecb; --focus: #8ab8ff; color-scheme: dark;
      }
    }
    :root[data-theme="dark"] {
      --back: #14171c; --panel: #1b1f26; --line: #343a45; --text: #e6e9ef; --soft: #a6afbd; --link: #8ab8ff;
      --code: #232832; --mark: #8ab8ff; --required: #ff9d9d; --warn: #f2c063; --string: #85dba9; --number: #c9a5ff;
      --key: #8ab8ff; --word: #ff9ecb; --focus: #8ab8ff; color-scheme: dark;
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4.5rem; }
    body {
      margin: 0; background: var(--back); color: var(--text); overflow-wrap: break-word;
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { background: var(--code); border-radius: 3px; padding: .1em .3em; overflow-wrap: anywhere; }
    pre code { background: none; padding: 0; overflow-wrap: normal; font-size: 1em; }
    a code { display: inline-block; max-width: 100%; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 1rem; top: 1rem; z-index: 9; background: var(--back); padding: .5rem; }
    [hidden] { display: none !important; }

    .top {
      position: sticky; top: 0; z-index: 5; display: flex; gap: .75rem; align-items: center; padding: .6rem 1rem;
      background: var(--panel); border-bottom: 1px solid var(--line);
    }
    .home { font-weight: 650; color: var(--text); text-decoration: none; white-space: nowrap; }
    .logo { height: 1.6rem; width: auto; vertical-align: middle; margin-right: .5rem; }
    .version { color: var(--soft); font-size: .85rem; white-space: nowrap; }
    .versions { position: relative; font-size: .85rem; }
    .versions summary { cursor: pointer; color: var(--soft); white-space: nowrap; padding: .2rem; }
    .versions ul {
      position: absolute; left: 0; top: 100%; z-index: 6; margin: .3rem 0 0; padding: .3rem 0; list-style: none;
      background: var(--back); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 8px 30px #0003;
    }
    .versions a { display: block; padding: .35rem .9rem; color: var(--text); text-decoration: none; white-space: nowrap; }
    .versions a[aria-current] { font-weight: 650; }
    .older { padding: .5rem .8rem; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
    .sources, .foot { color: var(--soft); font-size: .875rem; }
    .foot { max-width: 86rem; margin: 2rem auto 0; padding: 1rem 1.25rem 2rem; border-top: 1px solid var(--line); }
    .top button {
      font: inherit; color: var(--text); background: var(--back); border: 1px solid var(--line); border-radius: 6px;
      padding: .3rem .65rem; cursor: pointer;
    }
    .menu { display: none; }
    .search { position: relative; flex: 1; max-width: 40rem; margin-left: auto; }
    .search input {
      width: 100%; font: inherit; padding: .35rem .7rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--back); color: var(--text);
    }
    .found {
      position: absolute; right: 0; left: 0; top: calc(100% + .4rem); max-height: 70vh; overflow-y: auto;
      background: var(--back); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 8px 30px #0003;
    }
    .filters { display: flex; flex-wrap: wrap; gap: .4rem; padding: .5rem .8rem; border-bottom: 1px solid var(--line); }
    .top .filters button { font-size: .8rem; padding: .15rem .6rem; border-radius: 1rem; color: var(--soft); }
    .top .filters button[aria-pressed="true"] { color: var(--back); background: var(--link); border-color: var(--link); }
    #results a {
      display: block; padding: .5rem .8rem; color: var(--text); text-decoration: none;
      border-bottom: 1px solid var(--line);
    }
    #results a:last-child { border-bottom: 0; }
    #results a[aria-selected="true"], #results a:hover { background: var(--code); }
    #results .where, #results .some { display: block; font-size: .85rem; color: var(--soft); }
    #results .none { padding: .6rem .8rem; margin: 0; }

    .frame {
      display: grid; grid-template-columns: 15rem minmax(0, 1fr) 14rem; gap: 2rem; max-width: 86rem; margin: 0 auto;
      padding: 0 1.25rem;
    }
    .side, .toc {
      position: sticky; top: 3.6rem; align-self: start; max-height: calc(100vh - 3.6rem); overflow-y: auto;
      padding: 1.25rem 0; font-size: .9rem;
    }
    .side ul, .toc ul { list-style: none; margin: .25rem 0 .75rem; padding: 0; }
    .side summary { cursor: pointer; font-weight: 600; padding: .2rem 0; }
    .side a, .toc a {
      display: block; padding: .18rem .6rem; color: var(--soft); text-decoration: none; border-left: 2px solid var(--line);
    }
    .side a:hover, .toc a:hover { color: var(--link); }
    .side a[aria-current] { color: var(--link); border-color: var(--link); font-weight: 600; }
    .side .near { margin: 0 0 .3rem .7rem; }
    .toc p { margin: 0; font-weight: 600; }
    .toc .level3 a { padding-left: 1.3rem; }
    main { padding: 1.25rem 0 5rem; min-width: 0; grid-column: 2; }
    .trail ol { display: flex; flex-wrap: wrap; list-style: none; margin: 0 0 .5rem; padding: 0; font-size: .875rem; }
    .trail li { color: var(--soft); }
    .trail li + li::before { content: "›"; padding: 0 .45rem; color: var(--soft); }

    h1 { font-size: 1.9rem; line-height: 1.2; margin: .3rem 0 1rem; }
    h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.4rem 0 .8rem; padding-bottom: .25rem; }
    h2 { border-bottom: 1px solid var(--line); }
    h3 { font-size: 1.12rem; margin: 1.9rem 0 .6rem; }
    h4, h5, h6 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
    h2 code, h3 code, h4 code, h5 code { font-size: .95em; }
    p { margin: .6rem 0; }
    ul, ol { padding-left: 1.4rem; }
    li { margin: .25rem 0; }
    blockquote { margin: .8rem 0; padding: 0 1rem; border-left: 3px solid var(--line); color: var(--soft); }
    .mark { margin-left: .45rem; color: var(--mark); text-decoration: none; font-weight: 400; }
    .mark:hover { text-decoration: underline; }

    .members { border: 1px solid var(--line); border-radius: 8px; margin: .8rem 0; }
    .member { padding: .7rem .9rem; border-top: 1px solid var(--line); }
    .member:first-child { border-top: 0; }
    .member:target { background: var(--panel); box-shadow: inset 3px 0 var(--link); }
    .member p { margin: .3rem 0; }
    .member .head { margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .6rem; align-items: baseline; }
    .member .head > * { min-width: 0; overflow-wrap: anywhere; }
    .member .name { font-weight: 650; }
    .member .name code { font-size: .95em; font-weight: 650; background: none; padding: 0; }
    .member .type, .member .default { color: var(--soft); font-size: .9rem; }
    .member .path { font-size: .85rem; color: var(--soft); }
    .badge { font-size: .78rem; border: 1px solid currentColor; border-radius: 99px; padding: 0 .5rem; color: var(--soft); }
    .badge code { background: none; padding: 0; }
    .badge.required { color: var(--required); }
    .badge.deprecated { color: var(--warn); }
    .member .source { font-size: 0.8em; }
    .member .from { font-size: .85rem; color: var(--soft); }
    .inside { margin: .45rem 0 .2rem; }
    .inside summary { cursor: pointer; color: var(--link); font-size: .9rem; width: fit-content; padding: .15rem 0; }
    .names summary { cursor: pointer; color: var(--link); width: fit-content; padding: .15rem 0; }
    .inside .names { color: var(--soft); }
    .inside .members { margin: .45rem 0; background: var(--back); }
    .inside .member { padding: .45rem .7rem; font-size: .94rem; }
    .inside .name a { text-decoration: none; }
    .inside .name a:hover { text-decoration: underline; }
    .members > .member > .head { position: relative; padding-right: 1.6rem; }
    .member .mark { position: absolute; right: 0; top: 0; margin: 0; }

    .beside { display: block; }
    .send { margin: .8rem 0; min-width: 0; }
    .send h2 { margin-top: 0; }
    .choice { display: flex; flex-wrap: wrap; gap: .3rem; }
    .choice input { position: absolute; opacity: 0; pointer-events: none; }
    .choice label {
      border: 1px solid var(--line); border-radius: 6px; padding: .1rem .55rem; font-size: .85rem; cursor: pointer;
      color: var(--soft);
    }
    .choice input:checked + label { color: var(--link); border-color: var(--link); font-weight: 600; }
    .choice input:focus-visible + label { outline: 2px solid var(--focus); outline-offset: 2px; }
    .choice .gap { flex: 1 0 100%; }
    .choice .pane { display: none; flex: 1 0 100%; min-width: 0; }
    .choice .pane .code { margin: .2rem 0; }
    .choice .pane pre { max-height: 70vh; }
    .choice .s0:checked ~ .n0:checked ~ .pane.s0.n0, .choice .s0:checked ~ .n1:checked ~ .pane.s0.n1,
    .choice .s0:checked ~ .n2:checked ~ .pane.s0.n2, .choice .s1:checked ~ .n0:checked ~ .pane.s1.n0,
    .choice .s1:checked ~ .n1:checked ~ .pane.s1.n1, .choice .s1:checked ~ .n2:checked ~ .pane.s1.n2,
    .choice .s2:checked ~ .n0:checked ~ .pane.s2.n0, .choice .s2:checked ~ .n1:checked ~ .pane.s2.n1,
    .choice .s2:checked ~ .n2:checked ~ .pane.s2.n2, .choice .s3:checked ~ .n0:checked ~ .pane.s3.n0,
    .choice .s3:checked ~ .n1:checked ~ .pane.s3.n1, .choice .s3:checked ~ .n2:checked ~ .pane.s3.n2,
    .choice .s4:checked ~ .n0:checked ~ .pane.s4.n0, .choice .s4:checked ~ .n1:checked ~ .pane.s4.n1,
    .choice .s4:checked ~ .n2:checked ~ .pane.s4.n2, .choice .s5:checked ~ .n0:checked ~ .pane.s5.n0,
    .choice .s5:checked ~ .n1:checked ~ .pane.s5.n1, .choice .s5:checked ~ .n2:checked ~ .pane.s5.n2,
    .choice .s6:checked ~ .n0:checked ~ .pane.s6.n0, .choice .s6:checked ~ .n1:checked ~ .pane.s6.n1,
    .choice .s6:checked ~ .n2:checked ~ .pane.s6.n2, .choice .s7:checked ~ .n0:checked ~ .pane.s7.n0,
    .choice .s7:checked ~ .n1:checked ~ .pane.s7.n1, .choice .s7:checked ~ .n2:checked ~ .pane.s7.n2 { display: block; }
    .code a.k { text-decoration: underline dotted; }
    .code a.k:hover { text-decoration: underline; }
    @media (min-width: 72rem) {
      .wide .frame { grid-template-columns: 15rem minmax(0, 1fr); max-width: 96rem; }
      .left { position: sticky; top: 3.6rem; align-self: start; max-height: calc(100vh - 3.6rem); overflow-y: auto; }
      .left .side, .left .toc { position: static; max-height: none; overflow: visible; }
      .left .side { padding-top: 0; }
      .beside { display: grid; grid-template-columns: minmax(0, 1fr) 25rem; gap: 1.5rem; align-items: start; }
      .beside .send { grid-column: 2; grid-row: 1; position: sticky; top: 4.4rem; margin-top: 0; }
      .beside .list { grid-column: 1; grid-row: 1; min-width: 0; }
      .beside .list > h2, .beside .send > h2 { margin-top: 1rem; }
    }

    table { border-collapse: collapse; width: 100%; margin: .8rem 0; font-size: .94rem; }
    th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
    th { color: var(--soft); font-weight: 600; font-size: .85rem; }
    td { overflow-wrap: anywhere; }
    td.short { overflow-wrap: normal; }
    td:first-child, th:first-child { width: 28%; }
    .many td:first-child, .many th:first-child { width: auto; }
    .many th { overflow-wrap: anywhere; }

    .code { margin: .8rem 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    .code figcaption {
      display: flex; justify-content: space-between; align-items: center; padding: .25rem .8rem; min-height: 2rem;
      background: var(--panel); border-bottom: 1px solid var(--line); font-size: .8rem; color: var(--soft);
    }
    .code button {
      font: inherit; color: var(--link); background: none; border: 0; padding: .2rem .3rem; cursor: pointer;
    }
    .code pre { margin: 0; padding: .8rem; overflow-x: auto; }
    .code pre.text { white-space: pre-wrap; overflow-wrap: anywhere; }
    .code .s { color: var(--string); }
    .code .n { color: var(--number); }
    .code .k { color: var(--key); }
    .code .w { color: var(--word); }
    .code .c { color: var(--soft); }

    @media (max-width: 72rem) {
      .frame { grid-template-columns: 14rem minmax(0, 1fr); }
      .toc { display: none; }
    }
    @media (max-width: 48rem) {
      .frame { display: block; padding: 0 1rem; }
      .js .menu { display: block; }
      .js .side { display: none; position: static; max-height: none; }
      .js .side.open { display: block; }
      .side { position: static; max-height: none; }
      .top { flex-wrap: wrap; padding: .5rem 1rem; }
      .search { order: 9; flex: 1 0 100%; max-width: none; margin: 0; }
      .theme { margin-left: auto; }
      html { scroll-padding-top: 7rem; }
      h1 { font-size: 1.5rem; }
      .side a, .toc a, .side summary { padding-top: .45rem; padding-bottom: .45rem; }
      thead { position: absolute; left: -999px; }
      table, tbody, tr, td, td:first-child { display: block; width: 100%; }
      tr { border: 1px solid var(--line); border-radius: 8px; margin: .6rem 0; padding: .3rem .2rem; }
      td { border: 0; padding: .2rem .6rem; }
      td:empty { display: none; }
      td::before { content: attr(data-label); display: block; font-size: .78rem; color: var(--soft); }
    }
    @media print {
      :root, :root[data-theme="dark"], :root:not([data-theme="light"]) {
        --back: #ffffff; --panel: #ffffff; --line: #b9bec7; --text: #000000; --soft: #3c434e; --link: #000000;
        --code: #f2f3f5; --mark: #000000; --required: #8a1c1c; --warn: #7a4b00; --string: #0a4d2c; --number: #4b2a8a;
        --key: #0b3d8a; --word: #7a1346; color-scheme: light;
      }
      .top, .side, .toc, .skip, .mark, .code button { display: none !important; }
      .frame { display: block; max-width: none; }
      .member, tr, .code { break-inside: avoid; }
      .code pre { white-space: pre-wrap; }
      body { font-size: 10pt; }
      a { color: inherit; }
    }

    """#
}
