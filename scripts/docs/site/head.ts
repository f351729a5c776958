import { markup, type Markup } from '../../../conformance/reporters/html/markup.ts';

/** What the head of a page says of it. */
interface Head {
  /** What the browser may load and run. */
  policy: string;
  title: string;
  summary?: string;
  /** Address of the same page as Markdown. */
  markdown?: string;
}

/** How a page begins, up to what only its kind has in its head. */
export function headOf({ policy, title, summary, markdown }: Head): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${summary === undefined ? '' : markup`<meta name="description" content="${summary}">\n`}<title>${title}</title>
<link rel="icon" href="data:,">
${markdown === undefined ? '' : markup`<link rel="alternate" type="text/markdown" href="${markdown}">\n`}`;
}
