import { brokenRead, leadingToLogin } from '../cases/broken-read.ts';
import { onFurther, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { LIST, RESULT, SAVED } from './fault-paths.ts';

/** Faults of the reads of offers (O311, O314). */
export const readFaults: readonly Fault[] = [
  {
    name: 'list-reads-once',
    kind: 'crash',
    says: 'A result list reads with success once, and answers 500 from then on.',
    wrap: onFurther({ method: 'GET', path: LIST, status: 200 }, withStatus(500)),
  },
  leadingToLogin('messages', 'the messages of a result', RESULT('/meldungen')),
  leadingToLogin('commission', 'the commission of a result', RESULT('/provision')),
  leadingToLogin('saved-offers', 'the saved offers', SAVED()),
  ...(
    [
      ['list', 'a result list', LIST],
      ['result', 'a result', RESULT()],
      ['messages', 'the messages of a result', RESULT('/meldungen')],
      ['documents', 'the documents of a result', RESULT('/unterlagen')],
      ['commission', 'the commission of a result', RESULT('/provision')],
      ['payment-plans', 'the payment plans of a result', RESULT('/zahlungsplaene')],
      ['payment-plan', 'a payment plan of a result', RESULT('/zahlungsplaene/[^/]+')],
      ['saved-offers', 'the saved offers', SAVED()],
      ['saved-offer', 'a saved offer', SAVED('/[^/]+')],
      ['saved-payment-plans', 'the payment plans of a saved offer', SAVED('/[^/]+/zahlungsplaene')],
    ] as const
  ).map(([name, what, path]) => brokenRead(name, what, path)),
];
