import { rule } from '../../engine/rule.ts';
import { knownRecords } from './steps/records.ts';
import { READING } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'The record that a read answers is the one of the partner that was asked for',
  source: ['P02'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: [...READING, 'state'],
  brokenBy: ['read-answers-caller'],
  async check(context) {
    for (const { id, record, answer } of await knownRecords(context)) {
      const shown = JSON.stringify(record['id']) ?? 'none';
      context.expect.that(record['id'] === id, `id ${JSON.stringify(id)}`, shown, answer);
    }
  },
});
