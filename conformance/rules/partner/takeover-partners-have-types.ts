import { isObject, type JsonType } from '../../engine/expect.ts';
import { assume, NotApplicable } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { takeoverPartners } from './steps/reads.ts';
import { recordIn } from './steps/requests.ts';

const TEXTS = ['id', 'nachname', 'vorname', 'email', 'orgaEinheitId', 'avatarUrl', 'typ'];
const TYPES: readonly (readonly [name: string, type: JsonType])[] = [
  ...TEXTS.map((name) => [name, 'string'] as const),
  ['kreditsachbearbeiter', 'boolean'],
];

export default rule({
  level: 'should',
  title: 'The fields of a partner in a takeover list have the types of the contract',
  source: ['P108', 'P109', 'P110'],
  interfaces: ['partner'],
  covers: [{ operation: 'getUebernahmeRechtFuer', status: 200 }],
  effect: 'reads',
  needs: READING,
  brokenBy: ['takeover-clerk-is-text', 'takeover-partners-are-ids'],
  async check(context) {
    const answer = await assumeReadable(context, 'uebernahmeRechtFuer');
    const entries = takeoverPartners(recordIn(answer));
    assume(entries, 'needs a takeover list with partners, as takeover-list-has-partners reports');
    if (entries.length === 0) throw new NotApplicable('the takeover list is empty');
    for (const entry of entries) {
      context.expect.that(isObject(entry), 'an object for every partner', JSON.stringify(entry), answer);
      for (const [name, type] of TYPES) {
        const value = isObject(entry) ? (entry[name] ?? undefined) : undefined;
        if (value !== undefined) context.expect.type(value, type, name);
      }
    }
  },
});
