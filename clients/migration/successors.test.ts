import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { END_OF_LIFE, MOVED_VALUES, NEW_OPTIONS, SUCCESSORS, type EndingInterface, type Place } from './index.ts';

interface Parameter {
  name: string;
  in: Place['in'];
}

interface Operation {
  operationId: string;
  'x-successor'?: string;
  'x-sunset'?: string;
  parameters?: (Parameter | { $ref: string })[];
}

interface Contract {
  paths: Record<string, Record<string, Operation> & { parameters?: Operation['parameters'] }>;
  components: {
    schemas: Record<string, { properties?: object; allOf?: { properties?: object }[] }>;
    parameters: Record<string, Parameter>;
  };
}

const ENDING = ['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2'] as const satisfies EndingInterface[];
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function contractOf(id: string): Contract {
  return JSON.parse(readFileSync(new URL(`../../generated/${id}/openapi.json`, import.meta.url), 'utf8')) as Contract;
}

/** The operations of a contract: operationId, method with path template, and the announced successor. */
function operationsOf(id: string) {
  return Object.entries(contractOf(id).paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ ...operation, request: `${method.toUpperCase()} ${path}` }];
    }),
  );
}

describe('the table of successors', () => {
  it.each(ENDING)('agrees with the contract of %s', (id) => {
    const rows = SUCCESSORS.filter((row) => row.interface === id && row.operation !== undefined);
    const listed = rows.map(({ operation, request, successor, note }) => ({
      operationId: operation,
      request,
      successor: successor ? `${successor.interface}#${successor.operation}` : `none: ${note}`,
    }));
    const stated = operationsOf(id).map(({ operationId, request, ...operation }) => ({
      operationId,
      request,
      successor: operation['x-successor'],
    }));
    const byName = (one: { operationId?: string | undefined }, other: { operationId?: string | undefined }) =>
      (one.operationId ?? '').localeCompare(other.operationId ?? '');
    expect(listed.sort(byName)).toEqual(stated.sort(byName));
  });

  it('names the requests of v3 as their contracts do', () => {
    const known = ['offers-v3', 'cases-v3'].flatMap((id) =>
      operationsOf(id).map(({ operationId, request }) => `${id} ${operationId} ${request}`),
    );
    const named = SUCCESSORS.flatMap(({ successor }) =>
      successor === undefined ? [] : [`${successor.interface} ${successor.operation} ${successor.request}`],
    );
    expect(named.filter((each) => !known.includes(each))).toEqual([]);
    expect(known.filter((each) => !named.includes(each))).toEqual([]);
  });

  it('says why there is no counterpart', () => {
    const without = SUCCESSORS.filter(({ successor }) => successor === undefined);
    expect(without.map(({ request }) => request)).toEqual([
      'POST /v1/finanzierungsvorschlaege',
      'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage',
      'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten',
    ]);
    expect(without.every(({ note }) => note !== undefined)).toBe(true);
  });

  it('ends on the day that the contracts name', () => {
    const days = ENDING.flatMap((id) => operationsOf(id).map((operation) => operation['x-sunset']));
    expect(new Set(days)).toEqual(new Set([END_OF_LIFE]));
  });
});

describe('the table of values', () => {
  /** Parameters and members of the body, as `in name`. */
  const placesOf = (id: string, keep: (request: string) => boolean, body?: string): Set<string> => {
    const { paths, components } = contractOf(id);
    const parameters = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item && keep(`${method.toUpperCase()} ${path}`)).flatMap((method) =>
        [...(item.parameters ?? []), ...(item[method]?.parameters ?? [])].map((parameter) =>
          '$ref' in parameter ? components.parameters[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
        ),
      ),
    );
    const names = parameters.flatMap((parameter) => (parameter ? [`${parameter.in} ${parameter.name}`] : []));
    const members = Object.keys(components.schemas[body ?? '']?.properties ?? {});
    return new Set([...names, ...members.map((name) => `body ${name}`)]);
  };
  const placed = (place: Place) => `${place.in} ${place.name}`;

  const before = new Set([
    ...placesOf('offers-v1', () => true),
    ...placesOf('offers-v2', () => true, 'ErmittlungAnfrage'),
    ...placesOf('cases-v2', (request) => request.includes('gemerkteAngebote')),
  ]);
  const after = placesOf('offers-v3', () => true, 'ErgebnislisteAnfrage');

  it('starts from values of v1 and v2, and leads to values of v3', () => {
    expect(MOVED_VALUES.map((value) => placed(value.before)).filter((place) => !before.has(place))).toEqual([]);
    const reached = [...MOVED_VALUES.flatMap((value) => value.after), ...NEW_OPTIONS].map(placed);
    expect(reached.filter((place) => !after.has(place))).toEqual([]);
  });

  it('has every value whose place or name changes', () => {
    // Names of headers are compared without their case (RFC 9110, section 5.1).
    const same = (place: string) => place.replace(/^header .*/, (header) => header.toLowerCase());
    const kept = new Set([...after].map(same));
    const named = new Set(MOVED_VALUES.map((value) => placed(value.before)));
    expect([...before].filter((place) => !named.has(place) && !kept.has(same(place)))).toEqual([]);
    const reached = new Set([...MOVED_VALUES.flatMap((value) => value.after), ...NEW_OPTIONS].map(placed));
    const known = new Set([...before].map(same));
    expect([...after].filter((place) => !reached.has(place) && !known.has(same(place)))).toEqual([]);
  });

  it('says why a value has no counterpart', () => {
    expect(MOVED_VALUES.filter((value) => value.after.length === 0 && value.note === undefined)).toEqual([]);
  });
});
