import { createHash } from 'node:crypto';
import { markup, ownMarkup, type Markup } from './markup.ts';
import { STYLE } from './style.ts';

/**
 * A page of one file: no request to anywhere, and its own policy keeps a browser from running anything but its script. Well-formed
 * as XML, too.
 *
 * @param body - what stands before the script
 * @param script - none at all when it is left out
 */
export function framed(title: string, body: Markup, script?: string): string {
  return markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${ownMarkup(policyOf(STYLE, script))}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="referrer" content="no-referrer" />
<meta name="robots" content="noindex" />
<link rel="icon" href="data:," />
<title>Conformance: ${title}</title>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
${body}
${script === undefined ? undefined : markup`<script>${ownMarkup(script)}</script>\n`}</body>
</html>
`.toString();
}

/** How a policy names a style or a script that stands in the page. */
export const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets the browser apply this style and run this script, load nothing and send nothing. */
function policyOf(style: string, script?: string): string {
  return [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    ...(script === undefined ? [] : [`script-src ${hash(script)}`]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
