import { SUCCESS, type Seen } from '../engine.ts';
import { isCrash } from '../steps/access.ts';
import { observing } from '../steps/observed.ts';
import { faultsOfPersons } from './steps/persons.ts';

/** Whatever was changed meanwhile may take the case away from the caller, but not crash the read. */
export default observing({
  level: 'must',
  title: 'A read that succeeded once does not fail with a server error later',
  source: ['C01', 'C02', 'C03', 'C05'],
  at: ['GET /v*/vorgaenge**'],
  brokenBy: [...faultsOfPersons('crashes-once-set'), 'partial-application-reads-once'],
  of: 'further answers to what was answered with success',
  isMeant: (seen, _, all) => all.slice(0, all.indexOf(seen)).some((one) => isSame(one, seen)),
  judge({ expect }, { answer }) {
    expect.that(!isCrash(answer), 'another answer without a server error', String(answer.status), answer);
  },
});

/** Tells whether the same was asked by the same caller before, with success. */
const isSame = (one: Seen, { operation, credential, as, answer }: Seen): boolean =>
  credential === 'given' &&
  one.operation === operation &&
  one.as === as &&
  one.answer.url === answer.url &&
  SUCCESS.has(one.answer.status);
