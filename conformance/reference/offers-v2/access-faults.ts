import { faultsOf, onResponse, withHeader, withStatus, withText } from '../faulty.ts';
import type { Change, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINE } from './fault-paths.ts';

const NOBODY_KNOWS = '00000000-0000-4000-8000-000000000000';

const refusedRequest: Where = { method: 'POST', path: DETERMINE, status: 401 };

const redirect = (location: string): Change[] => [withStatus(302), withHeader('location', location), withText('')];

/** Faults of who may ask (O220). */
export const accessFaults: readonly Fault[] = faultsOf({
  'determination-without-token': {
    kind: 'missing-check',
    says: 'A determination needs no token.',
    wrap: onResponse(refusedRequest, ...redirect(`/v2/ergebnisliste/ermittlung/${NOBODY_KNOWS}`)),
  },
  'determination-shows-login-page': {
    kind: 'wrong-status',
    says: 'A determination without a token answers 200 and a login page.',
    wrap: onResponse(refusedRequest, withStatus(200), withText('<!doctype html><p>Anmelden</p>', 'text/html')),
  },
});
