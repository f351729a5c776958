import { assume } from '../engine.ts';
import { determinationRule, determine, DETERMINED, expectDetermined, FLAGS, PLAIN } from './steps/determine.v3.ts';

/** The options by which each case differs from the plain ones. */
const OPTIONS: Readonly<Record<string, Partial<typeof PLAIN>>> = Object.fromEntries([
  ...FLAGS.flatMap((flag) => [true, false].map((value) => [`${flag}=${value}`, { [flag]: value }])),
]) as Record<string, Partial<typeof PLAIN>>;

const cases = Object.keys(OPTIONS);

export default determinationRule({
  level: 'must',
  title: 'A determination accepts its four flags, true and false',
  source: ['O306'],
  cases,
  brokenBy: [...FLAGS.flatMap((flag) => [`refuses-${flag.toLowerCase()}-true`, `refuses-${flag.toLowerCase()}-false`])],
  async check(context) {
    const ask = (option = '') => determine(context, 'vorgangsNummer', { json: { ...PLAIN, ...OPTIONS[option] } });
    const answer = await ask(context.case);
    const others = await Promise.all(cases.map(ask));
    assume(
      others.some(({ status }) => DETERMINED.includes(status)),
      `needs a determination that is accepted, got ${answer.status} whatever its options; see fixtures.offers.vorgangsNummer`,
    );
    expectDetermined(context, answer, ['fixtures.offers.vorgangsNummer']);
  },
});
