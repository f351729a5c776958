import type { Config } from '../../kit/config/schema.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { determine, expectDetermined, PLAIN } from './steps/determine.ts';

const FLAGS = ['ermitteln', 'aktualisieren', 'alternativen', 'provisionsAusgabe'] as const;
const LISTS = ['produktAnbieter', 'exkludierteProduktAnbieter'] as const;

type Options = Partial<typeof PLAIN>;

/** The options that differ from the plain ones; a list is filled only with identifiers that the operator knows. */
function optionsOf({ fixtures }: Config): Record<string, Options> {
  const known = fixtures?.offers?.produktAnbieter ?? [];
  const options: Record<string, Options> = {};
  for (const flag of FLAGS) for (const value of [true, false]) options[`${flag}=${value}`] = { [flag]: value };
  for (const list of LISTS) {
    options[`${list} empty`] = { [list]: [] };
    if (known.length > 0) options[`${list} filled`] = { [list]: known.slice(0, 1) };
  }
  return options;
}

export default rule({
  level: 'must',
  title: 'A determination accepts its four flags, true and false, and both lists of providers, empty and filled',
  source: ['O306'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: (config) => Object.keys(optionsOf(config)),
  brokenBy: [
    ...FLAGS.flatMap((flag) => [`refuses-${flag.toLowerCase()}-true`, `refuses-${flag.toLowerCase()}-false`]),
    ...LISTS.flatMap((list) => [`refuses-${list.toLowerCase()}-empty`, `refuses-${list.toLowerCase()}-filled`]),
  ],
  async check(context) {
    const options = optionsOf(context.config)[context.case];
    const answer = await determine(context, 'vorgangsNummer', { json: { ...PLAIN, ...options } });
    const fixtures = context.case.endsWith('filled') ? ['fixtures.offers.produktAnbieter'] : [];
    expectDetermined(context, answer, ['fixtures.offers.vorgangsNummer', ...fixtures]);
  },
});
