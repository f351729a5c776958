import type { Context } from '../../engine/context.ts';
import { isObject, type JsonType } from '../../engine/expect.ts';
import { NotApplicable } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { FLAGS, GROUPS, TEXTS } from './steps/attributes.ts';
import { knownRecords, shownIn, type Shown } from './steps/records.ts';
import { READING } from './steps/needs.ts';

/** The members of a group that a record sets. */
function membersOf({ what, value, answer }: Shown, names: readonly string[]): Shown[] {
  return names.flatMap((name) => {
    const member = isObject(value) ? (value[name] ?? undefined) : undefined;
    return member === undefined ? [] : [{ what: `${name} in ${what}`, value: member, answer }];
  });
}

function expectType({ expect }: Context, { what, value, answer }: Shown, type: JsonType): void {
  const holds = type === 'object' ? isObject(value) : typeof value === type;
  expect.that(holds, `${what} of type ${type}`, JSON.stringify(value), answer);
}

export default rule({
  level: 'must',
  title: 'The attributes of a partner have the types of the contract',
  source: ['P04', 'P68', 'P69', 'P73', 'P77', 'P88'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  cases: ['texts', 'flags', ...Object.keys(GROUPS)],
  brokenBy: [
    'read-telefonnummer-is-number',
    'read-gesperrt-is-text',
    'read-credit-institution-is-text',
    'read-organisation-flag-is-number',
    'read-plz-is-number',
    'read-bankverbindung-is-text',
  ],
  async check(context) {
    const records = await knownRecords(context);
    const members = GROUPS[context.case];
    const names = { texts: [...TEXTS, 'orgaEinheitId'], flags: FLAGS }[context.case] ?? [context.case];
    const shown = shownIn(records, names);
    if (shown.length === 0) throw new NotApplicable(`no record that was read sets ${names.join(', ')}`);
    for (const one of shown) {
      expectType(context, one, members === undefined ? (context.case === 'flags' ? 'boolean' : 'string') : 'object');
      for (const member of membersOf(one, members ?? [])) expectType(context, member, 'string');
    }
  },
});
