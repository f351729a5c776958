import { BuildError } from './build-error.ts';
import { html } from './html.ts';
import { contentPolicy } from './layout.ts';

const LOGO = /https:\/\/cdn\.redoc\.ly\/[^"'`\s]*/g;
// It floats, because the page of Redocly counts on the whole window; the system colours follow its light and dark mode.
const BACK_STYLE =
  'position: fixed; right: 1rem; bottom: 1rem; z-index: 10; padding: 0.3rem 0.9rem; border: 1px solid; border-radius: 1rem; ' +
  'background: Canvas; color: CanvasText; font: 0.9rem system-ui, sans-serif';
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
 * anything, and puts a way back to the index above it.
 *
 * @param source the file that the page shows, for the message
 * @throws BuildError when the page would still load something from another host
 */
export function selfContained(page: string, source: string): string {
  const policy = html`<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ scripts: true })}" />
    <link rel="icon" href="data:," />`;
  const back = html`<nav aria-label="Site" style="${BACK_STYLE}">
    <a href="index.html" style="color: inherit">All interfaces</a>
  </nav>`;
  const result = page
    .replaceAll(LOGO, 'data:,')
    .replace(/<head>/, (tag) => `${tag}\n${policy.toString()}`)
    .replace(/<body>/, (tag) => `${tag}\n${back.toString()}`);
  const outside = outsideAddresses(result);
  if (outside.length > 0) throw new BuildError(`${source}: its page would load ${outside.join(', ')}.`);
  return result;
}
