import { tokenRefused } from '../answer-faults.ts';
import { instead, leadingTo, onResponse, withJson, withProperties, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';

/**
 * A read that is to succeed, whose media types are refused. Mutants do what else can go wrong with it.
 *
 * @param name of the read, kebab-case
 * @param what is read, as the faults say it
 * @param path of the read
 */
export function brokenRead(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-answers-406`,
    kind: 'too-strict',
    says: `Reading ${what} answers 406.`,
    wrap: onResponse({ method: 'GET', path, status: 200 }, withStatus(406), withJson({ message: 'this did not work' })),
  };
}

const LOGIN = '/anmeldung';
const toPage = () => new Response(null, { status: 302, headers: { Location: `${LOGIN}/` } });
const page = () => new Response('<!doctype html><p>Anmelden', { headers: { 'Content-Type': 'text/html' } });

/** Reads that redirect everybody to a login page over a second redirect, whatever the token. */
export function leadingToLogin(name: string, what: string, path: RegExp): Fault {
  return {
    name: `${name}-lead-to-login`,
    kind: 'wrong-redirect',
    says: `Reads of ${what} redirect to a login page, with the token as without.`,
    wrap: (next) =>
      instead({ path: /^\/anmeldung\/$/ }, page)(leadingTo({ method: 'GET', path, status: 200 }, LOGIN, toPage)(next)),
  };
}

/**
 * What goes wrong with a result of v2 as with one of v3.
 *
 * @param result its path, or that of what lies below it
 * @param number the name under which it shows its number
 */
export function brokenResult(result: (below?: string) => RegExp, number: string): Fault[] {
  return [
    {
      name: 'result-of-another',
      kind: 'wrong-meaning',
      says: 'A result reads with the number of another one.',
      wrap: onResponse({ method: 'GET', path: result(), status: 200 }, withProperties({ [number]: 'E2' })),
    },
    brokenRead('result', 'a result', result()),
    brokenRead('messages', 'the messages of a result', result('/meldungen')),
    brokenRead('documents', 'the documents of a result', result('/unterlagen')),
    brokenRead('payment-plans', 'the payment plans of a result', result('/zahlungsplaene')),
    leadingToLogin('messages', 'the messages of a result', result('/meldungen')),
    ...tokenRefused({
      messages: ['The messages of a result', { path: result('/meldungen') }],
      documents: ['The documents of a result', { path: result('/unterlagen') }],
      'payment-plan': ['A payment plan', { path: result('/zahlungsplaene/[^/]+') }],
    }),
  ];
}
