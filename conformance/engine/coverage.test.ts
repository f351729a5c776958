import { describe, expect, it } from 'vitest';
import type { Statement } from '../../generated/statements.ts';
import { coverageOf, summarizeCoverage } from './coverage.ts';
import { stricterRules } from './stricter-rules.fixture.ts';
import type { Rule } from './rule.ts';
import { placeText } from './statements.ts';

const READ = 'GET /partner/{reportId}';
const REQUEST = 'POST /partner';
const stated: Statement = {
  id: 'T01',
  document: 'D1',
  section: 'Reads',
  lines: [7],
  says: 'It is read.',
  level: 'should',
  operations: { report: [READ, REQUEST] },
};
const ruled: Rule = {
  id: 'report/read',
  interface: 'report',
  level: 'should',
  title: 'It is read',
  source: ['T01'],
  covers: [{ operation: 'getPartnerReport', status: 200 }],
  at: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  check: async () => {},
};

const judgedAt = (rule: Partial<Rule>, statement: Partial<Statement> = {}): string[] =>
  coverageOf([{ ...ruled, ...rule }], [{ ...stated, ...statement }]).flatMap(({ places }) =>
    places.filter(({ rules }) => rules.length > 0).map(({ place }) => placeText(place)),
  );

describe('a place is judged', () => {
  it('if a rule covers a response of the operation, or names the operation', () => {
    expect(judgedAt({})).toEqual([`report ${READ}`]);
    expect(judgedAt({ at: ['* /partner'] })).toEqual([`report ${READ}`, `report ${REQUEST}`]);
    expect(judgedAt({ covers: [] })).toEqual([]);
  });

  it('by a rule of its interface that names the statement', () => {
    expect(judgedAt({ source: ['T02'] })).toEqual([]);
    expect(judgedAt({ interface: 'partner', at: ['* /**'] })).toEqual([]);
  });

  it('by a rule that is as strict as the statement', () => {
    expect(judgedAt({ level: 'must' })).toHaveLength(1);
    expect(judgedAt({ level: 'info' })).toEqual([]);
  });

  it('if a case names each further value as a word, unless there is only one value', () => {
    const dimensions = { values: ['abc', 'abcd'], credentials: ['none'] };
    expect(judgedAt({ cases: ['partner abcd'] }, { dimensions })).toEqual([
      `report ${READ} values=abcd credentials=none`,
    ]);
    expect(judgedAt({}, { dimensions })).toEqual([]);
    expect(judgedAt({ cases: () => ['abc', 'abcd: once more'] }, { dimensions })).toHaveLength(2);
  });

  it('if one case names all values', () => {
    const dimensions = { attributes: ['email', 'typ'], values: ['set', 'empty'] };
    expect(judgedAt({ cases: ['email set', 'typ', 'empty'] }, { dimensions })).toEqual([
      `report ${READ} attributes=email values=set`,
    ]);
  });
});

it('counts statements, places, and missing places', () => {
  const { level, operations, ...rest } = stated;
  const others: Statement[] = [
    { ...rest, id: 'T02', static: 'a.test.ts: b' },
    { ...rest, id: 'T03', excluded: 'It is elsewhere.' },
    { id: 'T04', document: 'D1', section: 'Reads', open: 'How.' },
  ];
  expect([level, operations]).toBeDefined();
  expect(summarizeCoverage(coverageOf([ruled], [stated, ...others]))).toEqual({
    statements: 4,
    open: 1,
    places: 2,
    judged: 1,
    static: 1,
    excluded: [{ id: 'T03', reason: 'It is elsewhere.' }],
    missing: [{ id: 'T01', place: { interface: 'report', operation: REQUEST } }],
  });
});

it('finds rules that are stricter than the document', () => {
  const found = (rule: Partial<Rule>, statement: Statement) =>
    stricterRules(coverageOf([{ ...ruled, ...rule }], [statement])).map(({ rule: { id } }) => id);
  expect(found({ level: 'must' }, stated)).toEqual(['report/read']);
  expect(found({}, stated)).toEqual([]);
  const open: Statement = { id: 'T01', document: 'D1', section: 'Reads', open: 'How.' };
  expect(found({}, open)).toEqual(['report/read']);
  expect(found({ level: 'info' }, open)).toEqual([]);
});
