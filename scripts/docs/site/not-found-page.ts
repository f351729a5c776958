import { policyOf } from '../../../conformance/reporters/html/frame.ts';
import { markup, ownMarkup } from '../../../conformance/reporters/html/markup.ts';
import { INDEX_PAGE, NOT_FOUND_PAGE } from '../../../conformance/servers/site.ts';
import { headOf } from './layout.ts';
import type { SiteFile } from './page.ts';

const STYLE =
  ':root { color-scheme: light dark; } body { margin: 3rem auto; max-width: 40rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }';

/** The page for an address that is none: it may be asked for at any depth, so it brings its style along and links from the root. */
export default function notFoundPage(): SiteFile {
  const page = markup`${headOf({ policy: policyOf(STYLE), title: 'Not found' })}<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<main>
<h1>Not found</h1>
<p>There is no such page. <a href="/${INDEX_PAGE}">To the start page</a></p>
</main>
</body>
</html>
`;
  return { path: NOT_FOUND_PAGE, content: page.toString() };
}
