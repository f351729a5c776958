import type { OpenAPI3, RequestBodyObject, ResponseObject } from 'openapi-typescript';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';

/** The media type of forms. */
export const FORM = 'application/x-www-form-urlencoded';

/** Media types of the bodies of a document, as far as they differ from JSON. */
export interface MediaTypes {
  /** Media types of request bodies other than `application/json`, by operation key; of several the first. */
  requests: ReadonlyMap<string, string>;
  /** Whether the requests are forms. */
  forms: boolean;
  /** Keys of the operations that answer success with a body that is no JSON. */
  textAnswers: ReadonlySet<string>;
  /** Whether all answers are JSON. */
  onlyJsonAnswers: boolean;
}

/**
 * Finds the media types of a document.
 *
 * @throws {Error} if forms and other bodies stand side by side, which one client cannot tell apart
 */
export function mediaTypesOf(document: OpenAPI3): MediaTypes {
  const requests = new Map<string, string>();
  const textAnswers = new Set<string>();
  const bodies: string[] = [];
  const answers: string[] = [];
  for (const { key, object } of operationsOf(document)) {
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
  return { requests, forms, textAnswers, onlyJsonAnswers: answers.every(isJson) };
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
