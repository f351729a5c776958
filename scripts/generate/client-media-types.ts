import type { OpenAPI3, RequestBodyObject, ResponseObject } from 'openapi-typescript';
import { setOf, type ClientCode } from './client-code.ts';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';
import { quote } from '../../conformance/generator/code-text.ts';

/** The media type of forms. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Writes the parts of a client that send and read the right media types: those of the bodies of its document that differ from JSON.
 *
 * @throws {Error} if forms and other bodies stand side by side, which one client cannot tell apart
 */
export function mediaTypeCode(document: OpenAPI3): ClientCode[] {
  const requests = new Map<string, string>();
  const textAnswers = new Set<string>();
  const bodies: string[] = [];
  const answers: string[] = [];
  for (const { key, object } of operationsOf(document)) {
    // Of several the first counts.
    const [request] =
      object.requestBody === undefined ? [] : contentOf<RequestBodyObject>(document, object.requestBody);
    if (request !== undefined) {
      bodies.push(request);
      if (request !== 'application/json') requests.set(key, request);
    }
    for (const [status, reference] of Object.entries(object.responses ?? {})) {
      const types = contentOf<ResponseObject>(document, reference);
      answers.push(...types);
      if (status.startsWith('2') && types.length > 0 && !types.some(isJson)) textAnswers.add(key);
    }
  }
  const forms = bodies.includes(FORM);
  if (forms && bodies.some((type) => type !== FORM)) {
    throw new Error('has forms and other request bodies; give the forms a document of their own.');
  }
  return [
    ...(answers.every(isJson)
      ? [{ onRequest: ["if (!request.headers.has('Accept')) request.headers.set('Accept', 'application/json');"] }]
      : []),
    ...(requests.size === 0 ? [] : [sendingCode(requests, forms)]),
    ...(textAnswers.size === 0 ? [] : [readingCode(textAnswers)]),
  ];
}

function contentOf<Part extends RequestBodyObject | ResponseObject>(
  document: OpenAPI3,
  part: Part | Parameters<typeof resolveReference>[1],
): string[] {
  return Object.keys(resolveReference(document, part as Part).content ?? {});
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:.+\+)?json\b/.test(mediaType);
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
