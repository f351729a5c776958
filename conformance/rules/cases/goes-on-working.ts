import { SUCCESS, type Seen } from '../engine.ts';
import { observing } from '../steps/observed.ts';
import { faultsOfPersons } from './steps/persons.ts';

/**
 * Whatever was changed meanwhile: it may take the case away from the caller, or forbid a change, but crash neither. PATCH is left out:
 * `broken-json-refused` sends one that is no JSON.
 */
export default observing({
  level: 'must',
  title: 'What was read or set with success is not answered with a server error later',
  source: ['C01', 'C02', 'C03', 'C05', 'C07', 'C08'],
  at: ['GET /v*/vorgaenge**', 'PUT /v*/vorgaenge/**', 'POST /v*/vorgaenge/**/status'],
  brokenBy: [...faultsOfPersons('crashes-once-set'), 'partial-application-reads-once', 'status-sets-once'],
  of: 'further answers to what was answered with success',
  isMeant: (seen, _, all) => all.slice(0, all.indexOf(seen)).some((one) => isSame(one, seen)),
  judge({ expect }, { answer }) {
    expect.that(answer.status < 500, 'another answer without a server error', String(answer.status), answer);
  },
});

/** Tells whether the same was asked by the same caller before, with success. */
const isSame = (one: Seen, { operation, credential, as, answer }: Seen): boolean =>
  credential === 'given' &&
  one.operation === operation &&
  one.as === as &&
  one.answer.url === answer.url &&
  SUCCESS.has(one.answer.status);
