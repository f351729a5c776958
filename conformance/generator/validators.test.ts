import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ResponseContract } from '../../generated/response-contract.ts';
import { isObject, valueAt, type JsonObject } from '../json.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const interfaces = readdirSync(GENERATED).filter((id) => !id.includes('.'));

const load = async (id: string) => (await import(new URL(`${id}/validators.ts`, GENERATED).href)) as ResponseContract;
const documentOf = (id: string) =>
  JSON.parse(readFileSync(new URL(`${id}/openapi.json`, GENERATED), 'utf8')) as JsonObject;

/** The examples of response bodies in a contract. */
function examplesOf(document: JsonObject, operation: string, status: string, mediaType: string): unknown[] {
  const resolve = (node: unknown): unknown => {
    let target = node;
    while (isObject(target) && typeof target['$ref'] === 'string') target = valueAt(document, target['$ref']);
    return target;
  };
  const at = (node: unknown, ...steps: string[]) =>
    steps.reduce((part, step) => (isObject(part) ? resolve(part[step]) : undefined), node);
  const [method = '', path = ''] = operation.split(' ');
  const examples = at(
    document,
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    status,
    'content',
    mediaType,
    'examples',
  );
  return Object.values(isObject(examples) ? examples : {}).map(
    (example) => at(example, 'value') ?? (resolve(example) as JsonObject)['value'],
  );
}

describe('the validators of responses', () => {
  it.each(interfaces)('%s: accept every example of the contract', async (id) => {
    const { responses, validators } = await load(id);
    const document = documentOf(id);
    let seen = 0;
    for (const [operation, statuses] of Object.entries(responses)) {
      for (const [status, bodies] of Object.entries(statuses)) {
        for (const [mediaType, pointer] of Object.entries(bodies)) {
          for (const example of examplesOf(document, operation, status, mediaType)) {
            const validate = validators[pointer];
            expect(validate?.(example), `${operation} ${status}: ${JSON.stringify(validate?.errors)}`).toBe(true);
            seen += 1;
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('refuse values that a schema forbids, with their place', async () => {
    const { responses, validators } = await load('partner');
    const pointer = responses['GET /partner/{PartnerId}']?.['200']?.['application/json'] ?? '';
    const validate = validators[pointer];
    expect(validate?.({ id: 'A', gesperrt: 'ja' })).toBe(false);
    expect(validate?.errors).toMatchObject([{ instancePath: '/gesperrt', keyword: 'type' }]);
  });
});

it.each(interfaces)('collects errors of %s in linear time', (id) => {
  expect(readFileSync(new URL(`${id}/validators.ts`, GENERATED), 'utf8')).not.toContain('vErrors.concat(');
});
