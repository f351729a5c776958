import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { determine, expectDetermined, FLAGS, LISTS, PLAIN } from './steps/determine.ts';

/** The options by which each case differs from the plain ones. */
const OPTIONS: Readonly<Record<string, Partial<typeof PLAIN>>> = Object.fromEntries([
  ...FLAGS.flatMap((flag) => [true, false].map((value) => [`${flag}=${value}`, { [flag]: value }])),
  ...LISTS.map((list) => [`${list} empty`, { [list]: [] }]),
]) as Record<string, Partial<typeof PLAIN>>;

/** Lists that name somebody take identifiers that the target knows: see `filled-provider-lists-accepted`. */
export default rule({
  level: 'must',
  title: 'A determination accepts its four flags, true and false, and empty lists of providers',
  source: ['O306'],
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
  cases: Object.keys(OPTIONS),
  brokenBy: [
    ...FLAGS.flatMap((flag) => [`refuses-${flag.toLowerCase()}-true`, `refuses-${flag.toLowerCase()}-false`]),
    ...LISTS.map((list) => `refuses-${list.toLowerCase()}-empty`),
  ],
  async check(context) {
    const answer = await determine(context, 'vorgangsNummer', { json: { ...PLAIN, ...OPTIONS[context.case] } });
    expectDetermined(context, answer, ['fixtures.offers.vorgangsNummer']);
  },
});
