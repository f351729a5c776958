import { isObject } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { ATTRIBUTES, GROUPS, RIGHTS } from './steps/attributes.ts';
import { knownRecords } from './steps/records.ts';
import { READING } from './steps/needs.ts';

const NAMES = [...ATTRIBUTES, ...RIGHTS, 'orgaEinheitId'];

/** The attributes and members of groups that stand there without a value; an empty object is no such thing. */
function emptyIn(record: Record<string, unknown>): string[] {
  const isEmpty = (value: unknown) => value === null || value === '';
  const members = Object.entries(GROUPS).flatMap(([group, names]) => {
    const value = record[group];
    return isObject(value) ? names.filter((name) => isEmpty(value[name])).map((name) => `${group}.${name}`) : [];
  });
  return [...NAMES.filter((name) => isEmpty(record[name])), ...members];
}

export default rule({
  level: 'should',
  title: 'Attributes that are not set are absent from a record, neither null nor empty',
  source: ['P03'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: ['read-shows-unset-as-null', 'read-shows-unset-as-empty'],
  async check(context) {
    for (const { id, record, answer } of await knownRecords(context)) {
      const empty = emptyIn(record);
      const shown = `${empty.join(', ')} without a value`;
      context.expect.that(empty.length === 0, `only attributes with a value in the record of ${id}`, shown, answer);
    }
  },
});
