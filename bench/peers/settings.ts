import { FEW_CALLS, PATIENCE_MS } from './suite.ts';
import { READY_AFTER_MS, REQUEST_TIMEOUT_MS } from './served.ts';
import { versionOf } from '../machine.ts';
import { ONE_OF } from './sample.ts';

/** The settings of all tools, in Markdown: honest ones, and what each tool cannot do with them. */
export const SETTINGS = [
  'For all:',
  [
    `- **The sample.** The faults in the order of interface and kind, one of ${ONE_OF} of them; the first of a kind that is not among them is`,
    '  added. `--faults all` takes every fault.',
    '- **The deployment.** A fresh one for each fault, in the process of the tools, on free ports; its start is not in the time.',
    `  Reports are ready after ${READY_AFTER_MS} ms, and each answer has ${REQUEST_TIMEOUT_MS / 1000} s.`,
  ].join('\n'),
  'This suite:',
  [
    '- All must- and should-rules of the interface of the fault, with writes, over HTTP. A fault is caught when one of them fails.',
    `- It waits ${PATIENCE_MS / 1000} s for what may never come.`,
    '- The one rule that is left out by default, because it uses up a quota, runs alone where all others pass, on a deployment that',
    `  allows ${FEW_CALLS.calls} calls in ${FEW_CALLS.windowS} s.`,
  ].join('\n'),
  `Prism ${versionOf('@stoplight/prism-http')}, the pipeline of its validation proxy (routing, security, request, answer):`,
  [
    '- It sends nothing itself. It is shown exactly the exchanges of the suite: more of them, and better aimed, than the traffic of a',
    '  usual test. Its time is its own alone, and comes on top of that of the traffic.',
    '- `prism proxy` follows redirects, and so hides every 302 and 303. Here it sees them as they came.',
    '- Every finding counts, warnings too. A finding about a request counts together with the status of the answer: a server that takes',
    '  what it must refuse is caught by that, although the proxy itself says no such thing.',
    '- It judges each exchange alone: no order, no change, no meaning. Where a contract has `default`, any status is right.',
  ].join('\n'),
  [
    'Left out are tools that send requests of their own. `redocly respect` always follows redirects, so it cannot assert the 302 and 303 of `report`,',
    '`offers-v2` and `session`. Dredd needs hooks for nearly every request here, so that a comparison would tell more of the hooks than of Dredd.',
  ].join('\n'),
].join('\n\n');
