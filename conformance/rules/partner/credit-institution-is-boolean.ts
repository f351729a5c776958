import { NotApplicable } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { knownRecords, shownIn } from './steps/records.ts';
import { READING } from './steps/needs.ts';

const NAME = 'gehoertZuKreditinstitut';

/** The warning for a text instead of a boolean, which `attribute-types` lets pass. */
export default rule({
  level: 'should',
  title: `The mark ${NAME} is true or false and no text, where a record shows it`,
  source: ['P04'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: ['read-credit-institution-is-text'],
  async check(context) {
    const shown = shownIn(await knownRecords(context), [NAME]);
    if (shown.length === 0) throw new NotApplicable(`no record that was read shows ${NAME}`);
    for (const { what, value, answer } of shown) {
      context.expect.that(typeof value === 'boolean', `${what} of type boolean`, JSON.stringify(value), answer);
    }
  },
});
