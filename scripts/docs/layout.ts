import { html } from './html.ts';
import type { Html } from './html.ts';

/**
 * What a page may load: nothing but what stands in it. The browser holds to it, whatever the scripts of a page would like to
 * fetch.
 */
export function contentPolicy({ scripts }: { scripts: boolean }): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    ...(scripts ? ["script-src 'unsafe-inline'", 'worker-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const STYLE = `
:root { color-scheme: light dark; --text: #1c2128; --soft: #57606a; --line: #d0d7de; --page: #ffffff; --card: #f6f8fa;
  --link: #0b57b0; --badge: #fff1d6; --badge-text: #7a4100; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e9ed; --soft: #a2acb8; --line: #3a424d; --page: #14181d;
  --card: #1d232a; --link: #7db7ff; --badge: #43300a; --badge-text: #ffd591; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2rem; }
main { padding-bottom: 2rem; }
h1 { margin: 0 0 .25rem; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; }
h3 { margin: 0; font-size: 1.05rem; }
p { margin: .4rem 0; max-width: 46rem; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font-family: ui-monospace, Consolas, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto;
  overflow-wrap: normal; }
.soft { color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; padding: 0;
  margin: 0; list-style: none; }
.card { display: flex; flex-direction: column; gap: .35rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .6rem; padding: 1rem; }
.card p { margin: 0; }
.card .files { margin-top: auto; padding-top: .4rem; font-size: .9rem; }
.badge { display: inline-block; background: var(--badge); color: var(--badge-text); border-radius: 1rem; padding: .05rem .7rem;
  font-size: .85rem; font-weight: 600; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
td.kind { white-space: nowrap; color: var(--soft); }
td.name { overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0; border: 0; }
}
`;

/**
 * A whole hand-made page: no script, its style inside.
 *
 * @param head what the head of the page says; `intro` stands below the title
 */
export function layout(head: { title: string; intro: Html }, main: readonly Html[]): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${contentPolicy({ scripts: false })}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${head.title}</title>
        <link rel="icon" href="data:," />
        <style>
          STYLE
        </style>
      </head>
      <body>
        <header>
          <h1>${head.title}</h1>
          ${head.intro}
        </header>
        <main>${main}</main>
      </body>
    </html>`;
  return `${page.toString().replace('STYLE', () => STYLE)}\n`;
}
