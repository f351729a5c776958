import { NotApplicable } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { WORDS } from './steps/attributes.ts';
import { knownRecords, shownIn } from './steps/records.ts';
import { READING } from './steps/needs.ts';

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  typ: WORDS.typ,
  // Empty is a way of not being set, which `unset-attributes-are-absent` warns of.
  anrede: [...WORDS.anrede, ''],
};

export default rule({
  level: 'must',
  title: 'The typ of a partner is PERSON or ORGANISATION, the anrede HERR or FRAU, where a record shows them',
  source: ['P05', 'P64'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  cases: Object.keys(VALUES),
  brokenBy: ['read-typ-in-lower-case', 'read-typ-is-legal-form', 'read-anrede-in-words', 'read-anrede-is-code'],
  async check(context) {
    const shown = shownIn(await knownRecords(context), [context.case]);
    if (shown.length === 0) throw new NotApplicable(`no record that was read shows ${context.case}`);
    const known = VALUES[context.case] ?? [];
    const wanted = known.filter((one) => one !== '').join(' or ');
    for (const { what, value, answer } of shown) {
      context.expect.that(known.includes(value), `${what} to be ${wanted}`, JSON.stringify(value), answer);
    }
  },
});
