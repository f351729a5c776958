import { isObject, pointerStep, valueAt, type JsonObject } from '../json.ts';
import type { Fits } from './schema-fit.ts';

/**
 * A copy of a contract without those examples of answers that contradict the schema of their media type. An Overlay that tightens an
 * open payload leaves the illustration of the contract where it is; with none left, Prism makes an example of the schema.
 *
 * @param document An OpenAPI document with its references, such as an Overlay leaves it.
 * @param fits Tells what fits its schemas.
 */
export function withFittingExamples(document: object, fits: Fits): object {
  const copy = structuredClone(document) as JsonObject;
  const operations = membersOf(copy, '#/paths').flatMap(([at]) => membersOf(copy, at));
  const responses = [
    ...operations.flatMap(([at]) => membersOf(copy, `${at}/responses`)),
    ...membersOf(copy, '#/components/responses'),
  ];
  const media = responses.flatMap(([at]) => membersOf(copy, `${at}/content`));
  for (const [at, one] of media) dropExamples(at, one, copy, fits);
  return copy;
}

function dropExamples(at: string, media: JsonObject, document: JsonObject, fits: Fits): void {
  const { example, examples } = media;
  if ('example' in media && !fits(at, example)) delete media['example'];
  if (!isObject(examples)) return;
  const fitting = Object.entries(examples).filter(([, named]) => fits(at, valueOf(named, document)));
  if (fitting.length === 0) delete media['examples'];
  else media['examples'] = Object.fromEntries(fitting);
}

/** The value of a named example, which may stand among the components. */
function valueOf(named: unknown, document: JsonObject): unknown {
  if (!isObject(named)) return undefined;
  const { $ref: reference } = named;
  if (typeof reference !== 'string') return named['value'];
  const target = valueAt(document, reference);
  return isObject(target) ? target['value'] : undefined;
}

/** The members of an object that are objects, each with its place. */
function membersOf(document: JsonObject, at: string): [string, JsonObject][] {
  const node = valueAt(document, at);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, one]): [string, JsonObject][] =>
    isObject(one) ? [[at + pointerStep(name), one]] : [],
  );
}
