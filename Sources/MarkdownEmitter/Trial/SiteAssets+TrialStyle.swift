extension SiteAssets {
  /// The rules for the form in which a reader tries payloads, and for what it marks.
  static let trialStyle = #"""

    .trial {
      font: inherit; font-size: .9rem; color: var(--link); background: var(--back); border: 1px solid var(--line);
      border-radius: 6px; padding: .2rem .65rem; margin: 0 0 .5rem; cursor: pointer;
    }
    .trying > .choice, .trying > figure, .trying > p:not(:first-child) { display: none; }
    .try { --height: 1.3125rem; --gutter: 2.6rem; }
    .try label { display: block; font-weight: 600; }
    .try .hint { margin: 0 0 .4rem; font-size: .85rem; color: var(--soft); }
    .payload {
      position: relative; overflow: hidden; padding-left: var(--gutter); border: 1px solid var(--line);
      border-radius: 8px; background: var(--back);
    }
    .payload:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
    .payload textarea, .payload .numbers {
      font: .875rem/1 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      line-height: var(--height); padding: .6rem 0;
    }
    .payload textarea {
      position: relative; display: block; width: 100%; border: 0; outline: 0; padding-left: .5rem; padding-right: .5rem;
      background: transparent; color: var(--text); white-space: pre; overflow: auto; resize: vertical; tab-size: 2;
    }
    .payload .back { position: absolute; inset: 0; }
    .payload .numbers {
      position: relative; width: var(--gutter); min-height: 100%; padding-right: .5rem; text-align: right; white-space: pre;
      color: var(--soft); border-right: 1px solid var(--line);
    }
    .payload .marks { position: absolute; top: .6rem; left: 0; right: 0; }
    .payload .marks div {
      position: absolute; left: 0; right: 0; height: var(--height); background: var(--code);
      border-left: 4px solid var(--warn);
    }
    .payload .marks .error { border-color: var(--required); }
    .try .verdict { margin: .6rem 0; font-weight: 600; }
    .try .verdict.valid { color: var(--string); }
    .try .verdict.error { color: var(--required); }
    .try .findings { list-style: none; margin: 0; padding: 0; max-height: 24rem; overflow-y: auto; }
    .try .findings li { margin: 0 0 .3rem; padding: 0 .5rem; border-left: 4px solid var(--line); font-size: .92rem; }
    .try .findings li.error { border-color: var(--required); }
    .try .findings li.warning { border-color: var(--warn); }
    .try .findings .kind { font-weight: 600; }
    .try .findings .error .kind { color: var(--required); }
    .try .findings .warning .kind { color: var(--warn); }
    .try .findings button, .noted button {
      font: inherit; color: var(--link); background: none; border: 0; padding: .1rem .2rem; min-height: 1.5rem;
      cursor: pointer; text-decoration: underline;
    }
    .member.error { box-shadow: inset 4px 0 var(--required); }
    .member.warning:not(.error) { box-shadow: inset 4px 0 var(--warn); }
    .member.holds > .inside > summary { font-weight: 600; text-decoration: underline var(--required) 2px; }
    .member .noted { padding: .1rem .5rem; border-radius: 6px; background: var(--code); }
    @media (min-width: 72rem) { .beside .send.trying { max-height: calc(100vh - 5rem); overflow-y: auto; padding: 0 3px; } }
    @media (max-width: 48rem) { .payload textarea, .payload .numbers { font-size: 1rem; } .try { --height: 1.5rem; } }
    @media print { .trial, .try { display: none; } }

    """#
}
