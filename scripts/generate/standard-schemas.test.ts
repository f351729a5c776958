import { FormApi } from '@tanstack/form-core';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../generated/examples.ts';
import { requests as applications } from '../../generated/applications/standard-schemas.ts';
import { requests, responses } from '../../generated/partner/standard-schemas.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { isObject } from '../../conformance/json.ts';

const person = requests.createPartner['application/json'];

/** The findings of a schema, as «path: message». */
function findings(schema: typeof person, value: unknown): string[] {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('a promise');
  return (result.issues ?? []).map(({ path = [], message }) => `${path.map(String).join('.')}: ${message}`);
}

describe('the schema of a request', () => {
  it('reports every error with its path', () => {
    expect(findings(person, { typ: 'PERSON', anschrift: { plz: 1 }, geburtsdatum: '2026-02-29' }).sort()).toEqual([
      'anschrift.plz: must be string',
      'geburtsdatum: must match format "date", or be empty',
    ]);
    expect(findings(person, { geburtsdatum: '1.1.1990' })).toEqual([
      'geburtsdatum: must match format "date", or be empty',
    ]);
    expect(findings(person, { typ: 'ORGANISATION', firmenname: 1 })).toEqual(['firmenname: must be string']);
    expect(findings(person, { typ: 'ABC' })).toEqual(['typ: must be PERSON or empty or ORGANISATION']);
    expect(findings(person, 'text')).toEqual([': must be object']);
    expect(findings(person, { typ: 'PERSON', geburtsdatum: '2024-02-29' })).toEqual([]);
  });

  it('accepts only days of the calendar', () => {
    const isDay = (geburtsdatum: string) => findings(person, { geburtsdatum }).length === 0;
    const days = ['2000-02-29', '1996-02-29', '2026-04-30', '2026-12-31', '1900-02-28'];
    const others = ['1900-02-29', '2023-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-01'];
    expect(days.filter((day) => !isDay(day))).toEqual([]);
    expect(others.filter(isDay)).toEqual([]);
  });

  const fits = { op: 'add', path: '/antragsReferenz', value: 'HH-1' };
  const rejection = { op: 'replace', path: '/status', value: { produktAnbieter: 'ABGELEHNT' } };

  it.each([
    [[fits, rejection], ["1.value.ablehnungsgrund: must have required property 'ablehnungsgrund'"]],
    [
      [{ ...fits, value: 1 }, fits, { ...fits, op: 'move' }],
      ['0.value: must be string', '2.op: must be add or remove'],
    ],
    [[{ ...fits, op: 'remove' }], ['0.value: must NOT have additional properties']],
    [
      [{ op: 'replace', path: '/nowhere', value: 1 }],
      ['0.path: must be /status or /status/produktAnbieter or /ansprechpartner/partnerId'],
    ],
    [{}, [': must be array']],
    [[null], ['0: must be object']],
    [[fits], []],
  ])('reports of the items of the list %j what is wrong with the intended alternative', (patch, expected) => {
    const schema = applications.patchAntrag['application/json-patch+json'] as typeof person;
    expect(findings(schema, patch)).toEqual(expected);
  });
});

describe('a form', () => {
  it('uses the schema of a request as its validator', async () => {
    const defaultValues: { anrede: string; anschrift: { plz: string } } = {
      anrede: 'Frau',
      anschrift: { plz: '24103' },
    };
    const form = new FormApi({ defaultValues, validators: { onSubmit: person as never } });
    form.mount();
    await form.handleSubmit();
    expect(form.state.errors).toMatchObject([{ anrede: [{ message: 'must be HERR or FRAU or empty' }] }]);
  });
});

describe('the schema of a response', () => {
  const partner = responses.getPartner[200]['application/json']['~standard'];

  it('accepts null for an absent member, and new values', () => {
    const value = { id: 'ABC12', typ: 'VEREIN', anrede: null };
    expect(partner.validate(value)).toEqual({ value });
  });

  it('reports what a client cannot handle', () => {
    expect(partner.validate({ id: 1 })).toMatchObject({ issues: [{ path: ['id'], message: 'must be string' }] });
  });
});

describe.each(INTERFACE_IDS)('the schemas of %s', (id) => {
  it('accept the examples of the contract', async () => {
    const module = (await import(`../../generated/${id}/standard-schemas.ts`)) as Readonly<Record<string, unknown>>;
    const wrong: string[] = [];
    let count = 0;
    const check = (at: readonly string[], value: unknown): void => {
      const schema = at.reduce<unknown>((part, step) => (isObject(part) ? part[step] : undefined), module);
      const standard = isObject(schema) ? schema['~standard'] : undefined;
      const { validate } = standard as { validate: (value: unknown) => { issues?: unknown } };
      count += 1;
      if (validate(value).issues !== undefined) wrong.push(at.join(' '));
    };
    for (const [operation, { requests, answers }] of Object.entries(EXAMPLES[id])) {
      const bodies = (at: readonly string[], shown: typeof requests) => {
        for (const [type, named] of Object.entries(shown))
          for (const body of Object.values(named)) check([...at, type], body);
      };
      bodies(['requests', operation], requests);
      for (const [status, answer] of Object.entries(answers)) bodies(['responses', operation, status], answer.bodies);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
});
