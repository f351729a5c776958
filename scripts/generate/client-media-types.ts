import type { OpenAPI3, RequestBodyObject, ResponseObject } from 'openapi-typescript';
import { setOf, type ClientCode } from './client-code.ts';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';
import { quote } from '../../conformance/generator/code-text.ts';

/** The media type of forms. */
export const FORM = 'application/x-www-form-urlencoded';

/**
 * Writes the parts of a client that set and read media types other than JSON.
 *
 * @throws {Error} if a document has both forms and other request bodies, which one client cannot tell apart
 */
export function mediaTypeCode(document: OpenAPI3): ClientCode[] {
  const requests = new Map<string, string>();
  const textAnswers = new Set<string>();
  const bodies: string[] = [];
  const answers: string[] = [];
  for (const { key, object } of operationsOf(document)) {
    // The first media type counts.
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
 * openapi-fetch sends every body as `application/json`, and does not tell whether the caller chose that type. A placeholder of lowest
 * priority shows it: if it is still there, the caller has not chosen.
 */
function sendingCode(requests: ReadonlyMap<string, string>, forms: boolean): ClientCode {
  return {
    values: ['mergeHeaders'],
    declarations: [
      '/** Media types of request bodies other than `application/json`, by operation. */',
      'const mediaTypes: Readonly<Record<string, string>> = {',
      ...Array.from(requests, ([key, type]) => `  ${quote(key)}: ${quote(type)},`),
      '};',
      '',
      '/** Placeholder in `Content-Type` until the caller has chosen a media type. */',
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

/** openapi-fetch reads the body of every successful response as JSON, which throws for plain text. */
function readingCode(textAnswers: ReadonlySet<string>): ClientCode {
  return {
    declarations: [
      '/** Operations whose successful response is plain text. */',
      ...setOf('answersText', textAnswers),
      '',
      '/** Copy of a response with its text as a JSON string, which the client parses. */',
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
