import type { Findings } from './goals.ts';

/** The floor sends what the suite sends; both goals about it have the same reason. */
const BESIDE_THE_FLOOR = [
  'The floor needs a quarter of a millisecond for a request, most of it in the deployment; the suite adds somewhat more than that for evidence without secrets, checks',
  'and schemas, and waits where rules depend on each other: a report that gets ready, changes that are made one after the other.',
  'Kept: bodies read by events in place of an asynchronous iterator and one timer in place of an AbortSignal (a third of the transport),',
  'header names redacted once (a third of the recording). No help: more connections.',
].join(' ');

/**
 * Why a goal does not hold, and what was tried; written by hand, by `<benchmark>: <text of the goal>`. `npm run bench` says which
 * goals that do not hold are missing here.
 */
export const FINDINGS: Findings = {
  'conformance: the suite beside the bare loop, 8 requests at once: at most 1.5 times': BESIDE_THE_FLOOR,
  'conformance: the suite beside the bare loop, 1 request at once: at most 1.5 times': BESIDE_THE_FLOOR,
  'growth: growth of writing a JSON report with exchanges: at most 1.1 (exponent)': [
    'It is one JSON.stringify and one write. Between a thousand and ten thousand exchanges the text outgrows the caches and the short-lived part of the heap, which',
    'halves its speed; from ten thousand on, as the last step shows, it is linear. There is nothing to save but the indentation, which people read.',
  ].join(' '),
  'reference: first answer of all hosts after the start in a checkout: at most 300 ms': [
    'The loader that runs TypeScript takes more than 100 ms before the first line, and more for each of two hundred modules; Node alone takes 50.',
    'Kept: every command loads only what it needs, the deployment loads no fault, of the tokens only what signs and verifies, and no compiler of schemas:',
    'from 900 to 500 ms. The installed command, which needs no loader, went from 490 to 250 ms by the same.',
    'No help: graphql by require in place of import.',
  ].join(' '),
};
