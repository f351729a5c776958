import { setOf, type ClientCode } from './client-code.ts';
import { quote } from '../../conformance/generator/code-text.ts';
import type { MediaTypes } from './media-types.ts';

/** Writes the part of a client that sends and reads the right media types. */
export function mediaTypeCode({ requests, forms, textAnswers, onlyJsonAnswers }: MediaTypes): ClientCode[] {
  return [
    ...(onlyJsonAnswers
      ? [{ onRequest: ["if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');"] }]
      : []),
    ...(requests.size === 0 ? [] : [sendingCode(requests, forms)]),
    ...(textAnswers.size === 0 ? [] : [readingCode(textAnswers)]),
  ];
}

/**
 * openapi-fetch sends every body as `application/json` and does not say whether the caller has chosen that. A mark of the
 * lowest priority does: where it is still there, nobody has chosen.
 */
function sendingCode(requests: ReadonlyMap<string, string>, forms: boolean): ClientCode {
  return {
    values: ['mergeHeaders'],
    declarations: [
      '/** Media types of the request bodies that are no `application/json`, by operation. */',
      'const mediaTypes: Readonly<Record<string, string>> = {',
      ...Array.from(requests, ([key, type]) => `  ${quote(key)}: ${quote(type)},`),
      '};',
      '',
      '/** Stands in `Content-Type` as long as the caller has not chosen a media type. */',
      "const notChosen = 'application/x-not-chosen';",
      '',
    ],
    settings: [
      "    headers: mergeHeaders({ 'Content-Type': notChosen }, transport.headers),",
      ...(forms
        ? ['    bodySerializer: (body: unknown) => new URLSearchParams(body as Record<string, string>).toString(),']
        : []),
    ],
    onRequest: [
      "if (request.headers.get('Content-Type') === notChosen) {",
      "  if (request.body === null) request.headers.delete('Content-Type');",
      "  else request.headers.set('Content-Type', mediaTypes[operation] ?? 'application/json');",
      '}',
    ],
  };
}

/** openapi-fetch reads the body of every success as JSON, which throws on a plain text. */
function readingCode(textAnswers: ReadonlySet<string>): ClientCode {
  return {
    declarations: [
      '/** Operations whose success is a plain text. */',
      ...setOf('answersText', textAnswers),
      '',
      '/** The same answer with its text as a JSON string, which is what the client parses. */',
      'async function asJsonString(response: Response): Promise<Response> {',
      "  if (response.body === null || /\\bjson\\b/i.test(response.headers.get('Content-Type') ?? '')) return response;",
      '  const text = await response.text();',
      "  return withBody(response, text === '' ? text : JSON.stringify(text));",
      '}',
      '',
    ],
    onResponse: ["if (response.ok && parseAs === 'json' && answersText.has(operation)) return asJsonString(limited);"],
  };
}
