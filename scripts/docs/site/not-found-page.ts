import { markup } from '../../../conformance/reporters/html/markup.ts';
import { INDEX_PAGE, NOT_FOUND_PAGE } from '../../../conformance/servers/site.ts';
import { headOf, POLICY } from './layout.ts';
import type { SiteFile } from './page.ts';

/** The page for an address that is none: it may be asked for at any depth, so its links are from the root. */
export default function notFoundPage(): SiteFile {
  const page = markup`${headOf({ policy: POLICY, title: 'Not found' })}<link rel="stylesheet" href="/assets/site.css">
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
