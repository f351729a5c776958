import { faultsAt, leadingTo, withHeader, withStatus, withText } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINE } from './fault-paths.ts';

const made = withHeader('location', '/v2/ergebnisliste/ermittlung/00000000-0000-4000-8000-000000000000');

const refused = { method: 'POST', path: DETERMINE, status: 401 };
const copy = { ermittlungsId: '00000000-0000-4000-8000-000000000000' };

/** Faults of who may ask (O220). */
export const accessFaults: readonly Fault[] = [
  {
    name: 'determination-leads-strangers-to-copy',
    kind: 'missing-check',
    says: 'A determination without a valid token redirects to a copy of what was determined, which needs no token.',
    wrap: leadingTo(refused, '/copies/ermittlung', () => Response.json(copy)),
  },
  ...faultsAt(refused, {
    'determination-without-token': [
      'missing-check',
      'A determination needs no token.',
      withStatus(302),
      made,
      withText(''),
    ],
    'determination-refused-with-location': [
      'missing-check',
      'A determination without a token answers 401 with the Location of what it has determined all the same.',
      made,
    ],
    'determination-shows-login-page': [
      'wrong-status',
      'A determination without a token answers 200 and a login page.',
      withStatus(200),
      withText('<!doctype html><p>Anmelden</p>', 'text/html'),
    ],
  }),
];
