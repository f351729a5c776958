import type { Findings } from './goals.ts';

/** The floor sends what the suite sends; both goals about it have the same reason. */
const BESIDE_THE_FLOOR = [
  'The floor needs a quarter of a millisecond for a request, most of it in the deployment; the suite adds somewhat more than that for evidence without secrets, checks',
  'and schemas, and waits where rules depend on each other: a report that gets ready, changes that are made one after the other.',
  'Kept: bodies read by events in place of an asynchronous iterator and one timer in place of an AbortSignal (a third of the transport),',
  'header names redacted once (a third of the recording), an exchange that is made as a whole when it is read, assertions that are methods and not closures. No help: more connections, parsing each body once, remembering what becomes of longer texts. What is left is spread thin:',
  'redaction a sixth, garbage a tenth, the rest sockets and promises.',
].join(' ');

/**
 * Why a goal does not hold, and what was tried; written by hand, by `<benchmark>/<id of the goal>`. `npm run bench` says which
 * goals that do not hold are missing here.
 */
export const FINDINGS: Findings = {
  'conformance/floor-8': BESIDE_THE_FLOOR,
  'conformance/floor-1': BESIDE_THE_FLOOR,
  'clients/read-flow': [
    'A flow does what openapi-fetch alone does not: a time limit that holds to the last byte of the body, a request that can be sent again, a trace id, a check of the status.',
    'A read of 0.2 ms of computing by openapi-fetch takes 0.06 ms more: half of it a third AbortController beside the two that fetch makes, its timer, its listeners and their garbage,',
    'the rest the trace id (one more header, 4 %) and the checks of the generated client.',
    'Kept: no stream around the body, which the check of its size made by looking at it (from 0.57 to 0.72 for a read); a body that is read once in place of a copied request',
    '(from 0.63 to 0.87 for a change); headers of failures read after failures alone; one prototype for watched answers in place of eight properties of each (3 %). Not kept: one AbortController for many requests, whose listeners stay until garbage is collected.',
  ].join(' '),
  'growth/judging by rules': [
    'Ten rules take half a millisecond, which fits into one turn of the event loop and leaves no garbage: per rule that is a third of what a hundred take. From a hundred to a',
    'thousand, the last step of the table, the growth is linear.',
  ].join(' '),
  'growth/writing a JSON report': [
    'It is one JSON.stringify and one write. Between a thousand and ten thousand exchanges the text outgrows the caches and the short-lived part of the heap, which',
    'halves its speed; from ten thousand on, as the last step shows, it is linear. There is nothing to save but the indentation, which people read.',
  ].join(' '),
  'reference/start-checkout': [
    'The loader that runs TypeScript takes more than 100 ms before the first line, and more for each of two hundred modules; Node alone takes 50.',
    'Kept: every command loads only what it needs, the deployment loads no fault, of the tokens only what signs and verifies, and no compiler of schemas:',
    'from 900 to 500 ms. The installed command, which needs no loader, went from 490 to 250 ms by the same.',
    'No help: graphql by require in place of import.',
  ].join(' '),
};
