import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../../message-of.ts';
import { everyRule } from '../every-rule.ts';
import { parseBaseline } from './read.ts';
import { baselineSchema } from './schema.ts';

const rules = await everyRule();
const published = JSON.parse(readFileSync(new URL('../../baseline.schema.json', import.meta.url), 'utf8')) as unknown;
const read = (text: string) => parseBaseline(text, 'b.yaml', rules);
const entry = (...lines: string[]) =>
  ['known:', '  - rule: report/accepted-with-location', '    reason: x', ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );

describe('a baseline', () => {
  it('has the schema that the package publishes', () => {
    expect(published, 'rewrite it with `npm run build:conformance`').toEqual(baselineSchema);
    const ajv = new Ajv({ strict: true, formats: { date: true } });
    expect(ajv.validate(baselineSchema, { known: [] })).toBe(true);
  });

  it('is read from YAML or JSON, also the one in the operator guide', () => {
    expect(read('{"known":[]}')).toEqual({ known: [] });
    const page = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
    const [, example = ''] = /```yaml\n(known:[^`]*)```/.exec(page) ?? [];
    const [first] = read(example).known;
    expect(Object.keys(first ?? {}).sort()).toEqual(
      Object.keys(baselineSchema.properties.known.items.properties).sort(),
    );
  });

  it('may name rules of expectations and Overlays, which not every run has', () => {
    for (const rule of ['cases-v3/expected-served', 'cases-v2/expected-retired', 'cases-v3/answers-fit-overlay']) {
      expect(read(JSON.stringify({ known: [{ rule, reason: 'x', expires: '2026-01-31' }] })).known).toHaveLength(1);
    }
  });

  it.each([
    ['nothing', '', 'b.yaml:1: the baseline must be a mapping of keys.'],
    ['no YAML', 'known: [', 'b.yaml:1: a [ is not closed'],
    ['no list', 'known:', 'b.yaml:1: «known» must be a list.'],
    [
      'a misspelt key',
      entry('expire: 2026-01-31'),
      'b.yaml:4: unknown key «expire» in «known.0». Did you mean «expires»?',
    ],
    ['a missing key', 'known:\n  - rule: report/x\n    reason: x', 'b.yaml:2: «expires» is missing in «known.0».'],
    [
      'a nonexistent date',
      entry('expires: 2026-02-30'),
      'b.yaml:4: «known.0.expires» must be a day that there is, written YYYY-MM-DD.',
    ],
    ['a time', entry('expires: 2026-02-03T00:00:00Z'), 'b.yaml:4: «known.0.expires» must be a day that there is'],
    [
      'another status',
      entry('expires: 2026-01-31', 'status: passed'),
      'b.yaml:5: «passed» is not possible in «known.0.status»',
    ],
    [
      'a misspelt rule',
      'known:\n  - { rule: report/accepted-with-lokation, reason: x, expires: 2026-01-31 }',
      'b.yaml:2: there is no rule «report/accepted-with-lokation». Did you mean «report/accepted-with-location»?',
    ],
    [
      'a rule similar to none',
      'known:\n  - { rule: "\\n::error::x", reason: x, expires: 2026-01-31 }',
      'b.yaml:2: there is no rule «\\n::error::x». Remove the entry; `list` shows the rules there are.',
    ],
    [
      'a warning',
      'known:\n  - { rule: report/answers-fit-contract, reason: x, expires: 2026-01-31 }',
      'b.yaml:2: «report/answers-fit-contract» is a should-rule, which fails no run: remove the entry.',
    ],
    [
      'a case of a rule without any',
      entry('expires: 2026-01-31', 'case: a').replace('accepted-with-location', 'RULE'),
      'has no cases: remove «case».',
    ],
    [
      'an entry twice',
      `${entry('expires: 2026-01-31')}\n${entry('expires: 2026-01-31').replace('known:\n', '')}`,
      'b.yaml:5: «report/accepted-with-location» stands here twice: keep one entry.',
    ],
  ])('is refused with %s', (_, text, message) => {
    const without = rules.find(({ level, cases }) => level === 'must' && cases === undefined)?.id ?? '';
    expect(() => read(text.replace('report/RULE', without))).toThrow(message);
  });

  it('reports each rule once, and the first of many', () => {
    const wrong = (rule: string) =>
      [1, 2].map((number) => ({ rule, case: `${number}`, reason: 'x', expires: '2026-01-31' }));
    const known = Array.from({ length: 40 }, (_, index) => wrong(`${'x'.repeat(190)}${index}`)).flat();
    let lines: string[] = [];
    try {
      read(JSON.stringify({ known }));
    } catch (error) {
      lines = messageOf(error).split('\n');
    }
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe('and 35 more');
  });
});
