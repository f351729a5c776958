import { isObject } from '../../engine/expect.ts';
import { NotApplicable } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { GROUPS } from './steps/attributes.ts';
import { READING } from './steps/needs.ts';
import { knownRecords, shownIn } from './steps/records.ts';

export default rule({
  level: 'should',
  title: 'Members of anschrift and bankverbindung that are not set are absent, neither null nor empty',
  source: ['P59'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  cases: Object.keys(GROUPS),
  brokenBy: ['read-shows-unset-members-as-null'],
  async check(context) {
    const shown = shownIn(await knownRecords(context), [context.case]).filter(({ value }) => isObject(value));
    if (shown.length === 0) throw new NotApplicable(`no record that was read sets ${context.case}`);
    for (const { what, value, answer } of shown) {
      const members = isObject(value) ? value : {};
      const empty = (GROUPS[context.case] ?? []).filter((name) => members[name] === null || members[name] === '');
      const got = `${empty.join(', ')} without a value`;
      context.expect.that(empty.length === 0, `only members with a value in ${what}`, got, answer);
    }
  },
});
