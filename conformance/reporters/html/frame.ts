import { createHash } from 'node:crypto';
import { markup, ownMarkup, type Markup } from './markup.ts';
import { STYLE } from './style.ts';

/**
 * A self-contained page: it sends no requests, and its policy allows browsers to run only its own script. Well-formed as XML, too.
 *
 * @param body - the content before the script
 * @param script - no script by default
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

/** The hash of an inline style or script for a Content-Security-Policy. */
export const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the browser to apply this style and run this script, but to load or send nothing. */
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
