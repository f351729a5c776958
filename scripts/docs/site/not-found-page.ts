import { policyOf } from '../../../conformance/reporters/html/frame.ts';
import { markup, ownMarkup } from '../../../conformance/reporters/html/markup.ts';
import { INDEX_PAGE, NOT_FOUND_PAGE } from '../../../conformance/servers/site.ts';
import { headOf } from './layout.ts';
import type { Page, SiteFile } from './page.ts';

const STYLE =
  ':root { color-scheme: light dark; } body { margin: 3rem auto; max-width: 40rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }';

/**
 * The page for an address that is none. It may be asked for at any depth, below any path, so it brings its style along, and its script
 * finds the start page above the first folder of the address that is one of the site. Without such a folder, following the link again
 * and again leads there.
 */
export function notFoundPage(pages: readonly Page[]): SiteFile {
  const folders = [...new Set(pages.flatMap(({ path }) => path.split('/').slice(0, -1)[0] ?? []))];
  const script = `const steps = location.pathname.split('/');
const first = steps.findIndex((step) => ${JSON.stringify(folders)}.includes(step));
const above = first > 0 ? first : steps.at(-1) === '${INDEX_PAGE}' ? -2 : -1;
document.querySelector('a').href = [...steps.slice(0, above), '${INDEX_PAGE}'].join('/');`;
  const page = markup`${headOf({ policy: policyOf(STYLE, script), title: 'Not found' })}<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<main>
<h1>Not found</h1>
<p>There is no such page. <a href="${INDEX_PAGE}">To the start page</a></p>
</main>
<script>${ownMarkup(script)}</script>
</body>
</html>
`;
  return { path: NOT_FOUND_PAGE, content: page.toString() };
}
