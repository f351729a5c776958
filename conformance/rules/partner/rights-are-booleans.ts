import { NotApplicable } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { RIGHTS } from './steps/attributes.ts';
import { knownRecords, shownIn } from './steps/records.ts';
import { READING } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'Each right that a record shows is true or false',
  source: ['P06'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  cases: RIGHTS,
  brokenBy: ['read-rights-are-text', 'read-right-is-number', 'read-right-is-word'],
  async check(context) {
    const shown = shownIn(await knownRecords(context), [context.case]);
    if (shown.length === 0) throw new NotApplicable(`no record that was read shows ${context.case}`);
    for (const { what, value, answer } of shown) {
      context.expect.that(typeof value === 'boolean', `${what} of type boolean`, JSON.stringify(value), answer);
    }
  },
});
