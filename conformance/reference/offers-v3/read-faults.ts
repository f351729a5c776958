import { notAcceptable, brokenResult, leadingToLogin } from '../cases/read-faults.ts';
import { faultsAt, onFurther, withProperties, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { LIST, RESULT, SAVED } from './fault-paths.ts';

/** Faults of the reads of offers (O311, O314). */
export const readFaults: readonly Fault[] = [
  {
    name: 'list-reads-once',
    kind: 'crash',
    says: 'A result list can be read once, and answers 500 from then on.',
    wrap: onFurther({ method: 'GET', path: LIST, status: 200 }, withStatus(500)),
  },
  ...faultsAt(
    { method: 'GET', path: LIST, status: 200 },
    {
      'list-of-another': [
        'wrong-meaning',
        'A read of a result list shows the identifier of another one.',
        withProperties({ ergebnislisteId: '00000000-0000-4000-8000-000000000000' }),
      ],
    },
  ),
  ...brokenResult(RESULT, 'ergebnisnummer'),
  leadingToLogin('commission', 'the commission of a result', RESULT('/provision')),
  leadingToLogin('saved-offers', 'the saved offers', SAVED()),
  notAcceptable('list', 'a result list', LIST),
  notAcceptable('commission', 'the commission of a result', RESULT('/provision')),
  notAcceptable('payment-plan', 'a payment plan of a result', RESULT('/zahlungsplaene/[^/]+')),
  notAcceptable('saved-offers', 'the saved offers', SAVED()),
  notAcceptable('saved-offer', 'a saved offer', SAVED('/[^/]+')),
  notAcceptable('saved-payment-plans', 'the payment plans of a saved offer', SAVED('/[^/]+/zahlungsplaene')),
];
