import { tokenRefused } from '../answer-faults.ts';
import { instead, leadingTo, onResponse, withJson, withProperties, withRewrittenJson, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/**
 * The fault that a read is refused with 406. Mutants cover all other faults of a read.
 *
 * @param name - the read, in kebab-case
 * @param what - the resource, for the sentence of the fault
 */
export function notAcceptable(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-answers-406`,
    kind: 'too-strict',
    says: `Reading ${what} answers 406.`,
    wrap: onResponse({ method: 'GET', path, status: 200 }, withStatus(406), withJson({ message: 'this did not work' })),
  };
}

/** Puts a record in an envelope, as the documents allow. */
export const enveloped = withRewrittenJson((data) => ({ data }));

const LOGIN = '/anmeldung';
const toPage = () => new Response(null, { status: 302, headers: { Location: `${LOGIN}/` } });
const page = () => new Response('<!doctype html><p>Anmelden', { headers: { 'Content-Type': 'text/html' } });

/** The fault that a read leads to a login page by two redirects, with and without a token. */
export function leadingToLogin(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-lead-to-login`,
    kind: 'wrong-redirect',
    says: `Reads of ${what} redirect to a login page, with or without a token.`,
    wrap: (next) =>
      instead({ path: /^\/anmeldung\/$/ }, page)(leadingTo({ method: 'GET', path, status: 200 }, LOGIN, toPage)(next)),
  };
}

/**
 * Faults of results in v2 and v3.
 *
 * @param result - creates the path of a result, or of a resource below it
 * @param number - the name of the member with its number
 */
export function brokenResult(result: (below?: string) => RegExp, number: string): Fault[] {
  return [
    {
      name: 'result-of-another',
      kind: 'wrong-meaning',
      says: 'A read of a result shows the number of another one.',
      wrap: onResponse({ method: 'GET', path: result(), status: 200 }, withProperties({ [number]: 'E2' })),
    },
    {
      name: 'result-linked-to-another',
      kind: 'wrong-meaning',
      says: 'A read of a result shows no number, and a link to another one as that to itself.',
      wrap: onResponse({ method: 'GET', path: result(), status: 200 }, (response, { url }) => {
        const href = new URL('E2', url).pathname;
        return withProperties({ [number]: undefined, _links: { self: { href } } })(response);
      }),
    },
    notAcceptable('result', 'a result', result()),
    notAcceptable('messages', 'the messages of a result', result('/meldungen')),
    notAcceptable('documents', 'the documents of a result', result('/unterlagen')),
    notAcceptable('payment-plans', 'the payment plans of a result', result('/zahlungsplaene')),
    leadingToLogin('messages', 'the messages of a result', result('/meldungen')),
    ...tokenRefused({
      messages: ['A read of the messages of a result', { path: result('/meldungen') }],
      documents: ['The documents of a result', { path: result('/unterlagen') }],
      'payment-plan': ['A payment plan', { path: result('/zahlungsplaene/[^/]+') }],
    }),
  ];
}
