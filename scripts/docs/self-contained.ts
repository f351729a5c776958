import { readFileSync } from 'node:fs';
import { BuildError } from './build-error.ts';
import { html, contentPolicy } from './html.ts';

const STYLE = readFileSync(new URL('redoc.css', import.meta.url), 'utf8');
const LOGO = /https:\/\/cdn\.redoc\.ly\/[^"'`\s]*/g;
// A link of Redoc's own navigation as it is rendered in advance: for a server. In the browser its routes stand after a hash.
const ROUTE = /(<a\b[^>]*\shref=")(\/[^"]*")(?=[^>]*\sdata-discover)/g;
const LOADED = [
  /<(?:script|img|iframe|source|embed|audio|video|input)\b[^>]*?\s(?:src|srcset)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi,
  /<link\b[^>]*?\shref\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi,
  /<object\b[^>]*?\sdata\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/gi,
  /url\(\s*["']?\s*((?:https?:)?\/\/[^"')\s]+)/gi,
  /@import\s+(?:url\()?\s*["']\s*((?:https?:)?\/\/[^"')\s]+)/gi,
];

/**
 * The addresses of other hosts that a page loads by itself: from scripts, styles, images, frames. Links that a person may
 * click are none.
 */
export function outsideAddresses(page: string): string[] {
  return LOADED.flatMap((pattern) => Array.from(page.matchAll(pattern), ([, address = '']) => address));
}

/**
 * Makes a page of Redocly readable with the network cut: takes out the address of its logo, forbids the browser to load
 * anything, lets its navigation lead to its own sections, mends its style, and puts ways back into the site above it.
 *
 * @param source the file that the page shows, for the message
 * @param links the ways back into the site, each with its address seen from the page
 * @throws BuildError when the page would still load something from another host
 */
export function selfContained(page: string, source: string, links: Readonly<Record<string, string>>): string {
  const policy = html`<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ scripts: true })}" />
    <link rel="icon" href="data:," />`;
  const ways = Object.entries(links).map(
    ([name, address], index) => html`${index > 0 ? ' · ' : ''}<a href="${address}">${name}</a>`,
  );
  const back = html`<nav id="site" aria-label="Site">${ways}</nav>`;
  const result = page
    .replaceAll(LOGO, 'data:,')
    .replaceAll(ROUTE, '$1#$2')
    .replace(/<head>/, (tag) => `${tag}\n${policy.toString()}`)
    // Last in the head, so that it wins over what it mends.
    .replace('</head>', (tag) => `<style>\n${STYLE}</style>\n${tag}`)
    .replace(/<body>/, (tag) => `${tag}\n${back.toString()}`);
  const outside = outsideAddresses(result);
  if (outside.length > 0) throw new BuildError(`${source}: its page would load ${outside.join(', ')}.`);
  return result;
}
