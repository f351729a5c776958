/** The style of the page, for light and dark mode, narrow screens and print. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --back: #fff; --panel: #f6f7f9; --line: #d9dde3; --text: #1c2128; --dim: #5b6470; --link: #0b57d0;
  --good: #14713a; --bad: #b3261e; --warn: #8a5a00; --bad-back: #fdf0ef; --warn-back: #fff8e6; --good-back: #eef8f1;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --back: #14171b; --panel: #1d2127; --line: #363c45; --text: #e4e7eb; --dim: #9aa4b0; --link: #8ab4f8;
    --good: #6fcf97; --bad: #ff8a80; --warn: #f2c063; --bad-back: #2c1b1b; --warn-back: #2a2415; --good-back: #17261c;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
header { margin-top: 1.5rem; border-left: .4rem solid var(--warn); }
header.nonconformant { border-color: var(--bad); } header.conformant { border-color: var(--good); }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; color: var(--warn); }
.nonconformant h1 { color: var(--bad); } .conformant h1 { color: var(--good); }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.35rem; } h3 { margin: 0; font-size: 1.05rem; } .part { margin: 0; font-size: .8rem; font-weight: bold; color: var(--dim); }
a { color: var(--link); } code, pre, .id, .method, .url { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: .86em; }
code, pre, p, dd, li, h3, summary { overflow-wrap: anywhere; unicode-bidi: plaintext; }
.lead { margin: .25rem 0 1rem; font-size: 1.1rem; } .dim { color: var(--dim); font-size: .86em; }
.count { color: var(--dim); font-weight: normal; }
dl.facts, dl.contrast { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 0 0 1rem; }
dt { color: var(--dim); } dd { margin: 0; } .target { display: inline-block; margin-right: 1rem; }
.tables { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: flex-start; margin-bottom: 1rem; } .scroll { max-width: 100%; overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; } th, td { padding: .2rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; } th:first-child { text-align: left; } thead th { color: var(--dim); font-weight: normal; } td { white-space: nowrap; } td.none { color: var(--dim); } td a { display: inline-block; min-width: 1.6rem; line-height: 1.6rem; color: inherit; }
.mark { font-weight: 700; } .passed > summary > .mark, .mark.passed, td.passed { color: var(--good); }
.failed > h3 > .mark, .mark.failed, td.failed { color: var(--bad); }
.inconclusive > summary > .mark, .mark.inconclusive, td.inconclusive, .failed.should > h3 > .mark, .failed.info > h3 > .mark { color: var(--warn); }
#filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; max-width: 72rem; margin: 1.5rem auto 0; padding: .6rem 1.25rem; background: var(--back); border-bottom: 1px solid var(--line); }
#filters[hidden], [hidden] { display: none; }
input, select, button { padding: .25rem .5rem; border: 1px solid var(--dim); border-radius: .3rem; background: var(--panel); color: var(--text); font: inherit; font-size: .9rem; }
output { margin-left: auto; color: var(--dim); }
article.rule { margin: 0 0 1.25rem; padding: .9rem 1.1rem; border: 1px solid var(--line); border-left: .3rem solid var(--bad); border-radius: .4rem; background: var(--bad-back); }
article.rule.should, article.rule.info, article.rule.inconclusive { border-left-color: var(--warn); background: var(--warn-back); }
article.rule.passed { border-left-color: var(--good); background: var(--good-back); }
.statement { margin: .2rem 0 .8rem; padding-left: .8rem; border-left: .2rem solid var(--line); }
.origin { display: flex; flex-wrap: wrap; gap: .2rem .75rem; align-items: baseline; margin: .2rem 0 .8rem; }
.badge { padding: 0 .45rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--dim); font-size: .78rem; }
.finding + .finding { margin-top: 1.2rem; } dl.contrast { margin-bottom: .4rem; } dl.contrast dd, p.got { font-weight: 600; } dd.expected { color: var(--good); } .got { color: var(--bad); }
.should .got, .info .got { color: var(--warn); } p { margin: .4rem 0; } ul { margin: .4rem 0; padding-left: 1.25rem; } ul.cases { list-style: none; padding-left: 0; }
p.cases code { display: inline-block; margin: .1rem .3rem .1rem 0; padding: 0 .4rem; border: 1px solid var(--line); border-radius: .3rem; }
details > summary { cursor: pointer; padding: .2rem 0 .2rem 1.2rem; text-indent: -1.2rem; } details.rule > *:not(summary) { margin-left: 1.2rem; }
details.rule { border-bottom: 1px solid var(--line); } details.rule .title { margin: 0 .4rem; }
.group { margin: 0 0 1.25rem; } .group > h3 { margin: 1rem 0 .3rem; } h3.reason::first-letter { text-transform: uppercase; } .links a { display: inline-block; margin-right: .9rem; font-size: .86em; }
details.exchange { margin: .4rem 0; padding: .1rem .8rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--panel); }
.method, .answer { font-weight: 600; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } .message { min-width: 0; }
pre { margin: .2rem 0 .5rem; padding: .5rem .7rem; border-radius: .3rem; border: 1px solid var(--line); background: var(--back); white-space: pre-wrap; line-height: 1.4; }
pre.body { max-height: 32rem; overflow-y: auto; } .name { color: var(--dim); }
.command { position: relative; } .copy { position: absolute; right: 0; top: -.35rem; cursor: pointer; padding: 0 .6rem; }
footer { margin: 3rem auto 2rem; color: var(--dim); font-size: .86em; } :target { outline: 2px solid var(--link); outline-offset: 3px; }
@media (max-width: 45rem) {
  header, main, footer, #filters { padding-left: .8rem; padding-right: .8rem; } .pair { grid-template-columns: 1fr; gap: 0; }
  #filters { position: static; } table { font-size: .8rem; } th, td { padding: .2rem .3rem; } details.rule .title { display: block; margin: 0; text-indent: 0; }
  article.rule { padding: .7rem; } dl.facts { grid-template-columns: 1fr; gap: 0; } dl.facts dd { margin-bottom: .5rem; }
}
@media screen and (max-width: 26rem) { thead th:not(:first-child) { writing-mode: vertical-rl; } }
@media print {
  :root { color-scheme: light; } body { font-size: 10pt; } #filters, .copy, #exchanges { display: none; }
  h2, h3 { break-after: avoid; } pre, dl, tr, summary { break-inside: avoid; }
  details.more::details-content { content-visibility: visible; } pre.body { max-height: none; overflow: visible; } header, main { max-width: none; }
}
`;
