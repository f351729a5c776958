import { assume, CLIENT_ERROR } from '../engine.ts';
import { determinationRule, determine, DETERMINED, expectDetermined, FLAGS, PLAIN } from './steps/determine.v3.ts';

/** The flag by which each case differs from the plain request. */
const OPTIONS: Readonly<Record<string, Partial<typeof PLAIN>>> = Object.fromEntries(
  FLAGS.flatMap((flag) => [true, false].map((value) => [`${flag}=${value}`, { [flag]: value }])),
);
const cases = Object.keys(OPTIONS);

/** What these two do together is open (O321): one may be refused with one value of the other, and accepted with the other value. */
const COMPANIONS: Readonly<Record<string, (typeof FLAGS)[number]>> = {
  aktualisieren: 'ermitteln',
  ermitteln: 'aktualisieren',
};

/** What two of them are asked for with, so that they are seen together: where that is refused, each is asked for alone. */
const BESIDE = 'alternativen=true';
const WITH_IT = ['aktualisieren=true', 'provisionsAusgabe=false'];

export default determinationRule({
  level: 'must',
  title: 'A determination accepts its four flags, true and false, alternativen with others as well',
  source: ['O306'],
  cases,
  brokenBy: [
    ...FLAGS.flatMap((flag) => [`refuses-${flag.toLowerCase()}-true`, `refuses-${flag.toLowerCase()}-false`]),
    'refuses-alternatives-without-commission',
  ],
  async check(context) {
    const ask = (option = '', further: Partial<typeof PLAIN> = {}) =>
      determine(context, 'vorgangsNummer', { json: { ...PLAIN, ...OPTIONS[option], ...further } });
    const fixtures = ['fixtures.offers.vorgangsNummer'];
    const together = await ask(context.case, WITH_IT.includes(context.case) ? OPTIONS[BESIDE] : {});
    if (DETERMINED.includes(together.status)) return expectDetermined(context, together, fixtures);
    const answer = await ask(context.case);
    const others = await Promise.all(cases.map((option) => ask(option)));
    assume(
      others.some(({ status }) => DETERMINED.includes(status)),
      `needs a determination that is accepted, got ${answer.status} whatever its options; see fixtures.offers.vorgangsNummer`,
    );
    const areTaken = [answer, await ask(BESIDE)].every(({ status }) => DETERMINED.includes(status));
    if (areTaken) return expectDetermined(context, together, fixtures);
    const companion = COMPANIONS[context.case.replace(/=.*/, '')];
    const isRefusedAlone = companion !== undefined && CLIENT_ERROR.has(answer.status);
    const other = isRefusedAlone ? await ask(context.case, { [companion]: !PLAIN[companion] }) : answer;
    const shown = DETERMINED.includes(other.status) ? other : answer;
    expectDetermined(context, shown, fixtures);
  },
});
