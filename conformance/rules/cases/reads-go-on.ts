import { SUCCESS, type Seen } from '../engine.ts';
import { observing } from '../steps/observed.ts';
import { faultsOfPersons } from './steps/persons.ts';

/** Whatever was changed meanwhile: it may take the case away from the caller, but not crash the read. */
export default observing({
  level: 'must',
  title: 'What was read with success is not answered with a server error later',
  source: ['C01', 'C02', 'C03', 'C05'],
  at: ['GET /v*/vorgaenge**'],
  brokenBy: [...faultsOfPersons('crashes-once-set'), 'partial-application-reads-once'],
  of: 'further reads of what was read with success',
  isMeant: (seen, _, all) => isRead(seen) && all.slice(0, all.indexOf(seen)).some((one) => isSame(one, seen)),
  judge({ expect }, { answer }) {
    expect.that(answer.status < 500, 'another read without a server error', String(answer.status), answer);
  },
});

const isRead = ({ operation, credential }: Seen): boolean => operation.startsWith('GET ') && credential === 'given';

const isSame = (one: Seen, { as, answer }: Seen): boolean =>
  isRead(one) && one.as === as && one.answer.url === answer.url && SUCCESS.has(one.answer.status);
