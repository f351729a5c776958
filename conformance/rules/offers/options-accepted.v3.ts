import { determinationRule } from './steps/access.v3.ts';
import { assume, CLIENT_ERROR } from '../engine.ts';
import { determine, DETERMINED, expectDetermined, FLAGS, PLAIN, withFlags } from './steps/determine.v3.ts';

/** The flag that each case changes in the plain request. */
const OPTIONS: Readonly<Record<string, Partial<typeof PLAIN>>> = Object.fromEntries(
  FLAGS.flatMap((flag) => [true, false].map((value) => [`${flag}=${value}`, { [flag]: value }])),
);
const cases = Object.keys(OPTIONS);

/** The effect of these two together is open (O321): a server may accept a value of one with only one value of the other. */
const COMPANIONS: Readonly<Record<string, (typeof FLAGS)[number]>> = {
  aktualisieren: 'ermitteln',
  ermitteln: 'aktualisieren',
};

/** These two are also sent together if both are accepted alone. */
const ALTERNATIVES = 'alternativen=true';
const WITHOUT_COMMISSION = 'provisionsAusgabe=false';

export default determinationRule({
  level: 'must',
  title: 'A determination accepts its four flags, true and false',
  source: ['O306'],
  cases,
  brokenBy: [
    ...FLAGS.flatMap((flag) => [`refuses-${flag.toLowerCase()}-true`, `refuses-${flag.toLowerCase()}-false`]),
    'refuses-alternatives-without-commission',
  ],
  async check(context) {
    const ask = (option = '', further: Partial<typeof PLAIN> = {}) =>
      determine(context, 'vorgangsNummer', withFlags({ ...OPTIONS[option], ...further }));
    const fixtures = ['fixtures.offers.vorgangsNummer'];
    const answer = await ask(context.case);
    if (DETERMINED.includes(answer.status)) {
      expectDetermined(context, answer, fixtures);
      if (context.case !== WITHOUT_COMMISSION || !DETERMINED.includes((await ask(ALTERNATIVES)).status)) return;
      return expectDetermined(context, await ask(context.case, OPTIONS[ALTERNATIVES]), fixtures);
    }
    const others = await Promise.all(cases.map((option) => ask(option)));
    const isAnyTaken = others.some(({ status }) => DETERMINED.includes(status));
    const got = `got ${answer.status} whatever its options; see fixtures.offers.vorgangsNummer`;
    assume(isAnyTaken, `needs a determination that is accepted, ${got}`);
    const companion = COMPANIONS[context.case.replace(/=.*/, '')];
    const isRefusedAlone = companion !== undefined && CLIENT_ERROR.has(answer.status);
    const other = isRefusedAlone ? await ask(context.case, { [companion]: !PLAIN[companion] }) : answer;
    const shown = DETERMINED.includes(other.status) ? other : answer;
    expectDetermined(context, shown, fixtures);
  },
});
