import { expect, it } from 'vitest';
import type { Statement } from '../../generated/statements.ts';
import { citationsOf, placesOf, placeText } from './statements.ts';

const statement: Statement = {
  id: 'T01',
  document: 'D1',
  section: 'Reads',
  says: 'It is read.',
  level: 'must',
  operations: { report: ['GET /a'], partner: ['GET /b'] },
  dimensions: { credentials: ['none', 'wrong'], values: ['x', 'y'] },
};

it('a statement applies to each combination of an operation and its values', () => {
  const places = placesOf(statement).map(placeText);
  expect(places).toHaveLength(8);
  expect(places[0]).toBe('report GET /a credentials=none values=x');
  expect(places[7]).toBe('partner GET /b credentials=wrong values=y');
  expect(placesOf({ id: 'T02', document: 'D1', section: 'Reads', open: 'How.' })).toEqual([]);
});

it('spread values have one place each, and each place has one value', () => {
  const rest = { ...statement, dimensions: {} };
  const spread = (values: string[]) => placesOf({ ...rest, spread: values }).map(placeText);
  expect(spread(['x', 'y', 'z'])).toEqual([
    'report GET /a values=x',
    'partner GET /b values=y',
    'report GET /a values=z',
  ]);
  expect(spread(['x'])).toEqual(['report GET /a values=x', 'partner GET /b values=x']);
  expect(placesOf({ ...rest, spread: ['x', 'y'] }, (_operation, id) => id === 'report').map(placeText)).toEqual([
    'report GET /a values=x',
    'report GET /a values=y',
  ]);
});

it('reports quote the statements that their rules name, with document and section', () => {
  const quoted = citationsOf([{ source: ['R02', 'N24'] }, { source: ['R02', 'unknown'] }]);
  expect(Object.keys(quoted)).toEqual(['R02', 'N24']);
  expect(quoted['R02']).toMatchObject({ document: 'D1 Report service', section: 'Endpoints, rule 1' });
  expect(quoted['N24']).toMatchObject({ document: 'RFC 9110', section: '15.5.6', says: 'A 405 carries Allow.' });
});
