import { STATUS_CODES } from 'node:http';
import type { Exchange } from '../../engine/evidence.ts';
import { REDACTED } from '../../engine/redact.ts';
import { showBody } from '../body.ts';
import { markup, type Markup } from './markup.ts';

/** Maximum length of shown bodies, in characters; shorter for those that do not show a failure. */
export const SHOWN_WITH_FAILURE = 16 * 1024;
export const SHOWN_OTHERWISE = 4 * 1024;

/** The anchor of an exchange. */
export function exchangeAnchor(index: number): string {
  return `exchange-${index}`;
}

/** An exchange in one line. */
export function exchangeLine(exchange: Exchange): Markup {
  const { request, response, durationMs } = exchange;
  return markup`<span class="method">${request.method}</span> <span class="url">${request.url}</span> <span class="answer">${
    response === undefined ? 'no answer' : statusLine(response.status)
  }</span> <span class="dim">${durationMs} ms</span>`;
}

/**
 * Request and response side by side, and a curl command.
 *
 * @param limit - maximum length of shown bodies, in characters
 */
export function exchangeBody(exchange: Exchange, limit: number): Markup {
  const { request, response, error, curl, scope } = exchange;
  // The scope of a shared step is `<interface>: <key>`; that of a rule has no colon.
  const [, step] = /^[\w-]+: ([^]*)/.exec(scope) ?? [];
  return markup`<div class="pair">
<div class="message"><p class="part">Request</p>
<pre class="head">${request.method} ${request.url}
${headers(request.headers)}</pre>${body(request.body, limit)}</div>
<div class="message"><p class="part">Response</p>
${
  response === undefined
    ? markup`<p class="got">${error ?? 'The target did not answer.'}</p>`
    : markup`<pre class="head">${statusLine(response.status)}
${headers(response.headers)}</pre>${body(response.body, limit)}${
        response.bodyCut === true ? markup`<p class="dim">Only the beginning of this body was recorded.</p>` : undefined
      }`
}</div>
</div>
${command(curl, limit)}
<p class="dim">${step === undefined ? `Sent by rule ${scope}` : `Sent once for several rules: ${step}`}</p>`;
}

function command(curl: string, limit: number): Markup {
  if (curl.length > limit) return markup`<p class="dim">The JSON report has the curl command.</p>`;
  return markup`<div class="command"><p class="part">Repeat it</p><button type="button" class="copy" hidden>Copy</button>
<pre>
${curl}</pre>${curl.includes(REDACTED) ? markup`<p class="dim">Replace ${REDACTED} with your own values.</p>` : undefined}</div>`;
}

function headers(all: Record<string, string>): Markup[] {
  return Object.entries(all).map(([name, value]) => markup`<span class="name">${name}:</span> ${value}\n`);
}

function body(text: string | undefined, limit: number): Markup | undefined {
  if (text === undefined) return undefined;
  if (text === '') return markup`<p class="dim">No body</p>`;
  const shown = showBody(text, limit);
  const lines = shown.text.split('\n').length;
  const block = markup`<pre class="body" tabindex="0">
${shown.text}</pre>${
    shown.leftOut === 0
      ? undefined
      : markup`<p class="dim">${shown.leftOut} more characters are in the JSON report.</p>`
  }`;
  if (lines <= LONG_BODY_LINES) return block;
  return markup`<details class="long"><summary>Body, ${lines} lines</summary>${block}</details>`;
}

const LONG_BODY_LINES = 60;

function statusLine(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}
