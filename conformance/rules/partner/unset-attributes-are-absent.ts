import { rule } from '../../engine/rule.ts';
import { ATTRIBUTES, RIGHTS } from './steps/attributes.ts';
import { knownRecords } from './steps/records.ts';
import { READING } from './steps/needs.ts';

const NAMES = [...ATTRIBUTES, ...RIGHTS, 'orgaEinheitId'];

/** The attributes that stand there without a value; an empty object is no such thing. */
function emptyIn(record: Record<string, unknown>): string[] {
  return NAMES.filter((name) => record[name] === null || record[name] === '');
}

export default rule({
  level: 'must',
  title: 'Attributes that are not set are absent from a record, neither null nor empty',
  source: ['P03'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: ['read-shows-unset-as-null', 'read-shows-unset-as-empty', 'read-shows-all-unset-as-null'],
  async check(context) {
    for (const { id, record, answer } of await knownRecords(context)) {
      const empty = emptyIn(record);
      const shown = `${empty.join(', ')} without a value`;
      context.expect.that(empty.length === 0, `only attributes with a value in the record of ${id}`, shown, answer);
    }
  },
});
