import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';
import { pointerStep, valueAt, type JsonObject } from '../../conformance/json.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import type { Negatives } from './negatives.ts';

const GENERATED = new URL('../../generated/', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, GENERATED), 'utf8')) as JsonObject;
const withNegatives = INTERFACE_IDS.filter((id) => readdirSync(new URL(id, GENERATED)).includes('negatives.json'));

/** Every operation with forbidden bodies, and an independent validator. */
const operations = withNegatives.flatMap((id) => {
  const document = read(`${id}/openapi.json`);
  const ajv = new Ajv2020({ strict: false, logger: false });
  ajv.addFormat('date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
  ajv.addSchema({ ...document, $id: id });
  return Object.entries(read(`${id}/negatives.json`)).map(([key, negatives]) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = ((document['paths'] as JsonObject)[path] as JsonObject)[method.toLowerCase()] as JsonObject;
    const { $ref } = operation['requestBody'] as { $ref?: string };
    const here = `#/paths${pointerStep(path)}/${method.toLowerCase()}/requestBody`;
    const body = $ref ?? here;
    const content = valueAt(document, body) as { content: JsonObject };
    const [mediaType = ''] = Object.keys(content.content).filter((type) => type.endsWith('json'));
    const pointer = `${body}/content${pointerStep(mediaType)}/schema`;
    const validate = ajv.compile({ $ref: `${id}${encodeURI(pointer)}` });
    return { name: `${id} ${key}`, validate, ...(negatives as Negatives) };
  });
});

/** The operations of a contract with a described JSON body, not one that is left open. */
function withDescribedBody(id: string): string[] {
  const document = read(`${id}/openapi.json`) as object as OpenAPI3;
  return operationsOf(document).flatMap(({ key, object: { requestBody } }) => {
    const { content = {} } = requestBody === undefined ? {} : resolveReference(document, requestBody);
    const bodies = Object.entries(content).flatMap(([type, body]) =>
      type.endsWith('json') ? [body as JsonObject] : [],
    );
    const schemas = bodies.map(({ schema }) => resolveReference<JsonObject>(document, schema as JsonObject));
    return schemas.some((schema) => ['type', 'allOf', 'oneOf', 'anyOf'].some((word) => word in schema))
      ? `${id} ${key}`
      : [];
  });
}

describe('the bodies that the contracts forbid', () => {
  it('exist for every operation with a described JSON body', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(INTERFACE_IDS.flatMap(withDescribedBody).sort());
  });

  it.each(operations)(
    '$name: the allowed body is valid, and each forbidden body is not',
    ({ validate, allowed, forbidden }) => {
      expect(validate(allowed)).toBe(true);
      expect(forbidden.filter(({ body }) => validate(body))).toEqual([]);
      expect(new Set(forbidden.map(({ at, keyword }) => `${at} ${keyword}`)).size).toBe(forbidden.length);
    },
  );

  it('include each kind of error that the sources mention', () => {
    const all = operations.flatMap(({ name, forbidden }) =>
      forbidden.map(({ at, keyword }) => `${name} ${at} ${keyword}`),
    );
    for (const expected of [
      'report POST /mtvreport /fromDay pattern',
      'report POST /mtvreport /partnerIdToCreateReportFor pattern',
      'report POST /konditionsvergleich /produktArt enum',
      'offers-v2 POST /v2/ergebnisliste/ermittlung /vorhaben/finanzierungswunsch/darlehensWuensche/0/annuitaetenDarlehen/darlehensBetrag type',
      'offers-v3 POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste /alternativen type',
      'partner PATCH /partner/{PartnerId} /anrede enum',
      'partner PATCH /partner/{PartnerId} /geburtsdatum pattern',
      'applications PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer} /0/value/ablehnungsgrund enum',
      'applications PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer} /0/op required',
      'consumer-loan-offers POST /angebote /query required',
    ]) {
      expect(all).toContain(expected);
    }
  });
});
