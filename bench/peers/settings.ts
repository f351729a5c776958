import { FEW_CALLS, PATIENCE_MS } from './suite.ts';
import { READY_AFTER_MS, REQUEST_TIMEOUT_MS } from './served.ts';
import { FURTHER_STATUSES } from './dredd/recipes.ts';
import { versionOf } from '../version-of.ts';
import { ONE_OF } from './sample.ts';

/** The settings of all tools, in Markdown: honest ones, and what each tool cannot do with them. */
export const SETTINGS = [
  'For all:',
  [
    `- **The sample.** The faults in the order of interface and kind, one of ${ONE_OF} of them; the first of a kind that is not among them is`,
    '  added. `--faults all` takes every fault.',
    '- **The deployment.** A fresh one for each tool and fault, in the process of the tool, on free ports; its start is not in the time.',
    `  Reports are ready after ${READY_AFTER_MS} ms, and each answer has ${REQUEST_TIMEOUT_MS / 1000} s.`,
    '- **Fairness.** The tools take turns in who begins. All get the same credentials and fixtures.',
  ].join('\n'),
  'This suite:',
  [
    '- All must- and should-rules of the interface of the fault, with writes, over HTTP. A fault is caught when one of them fails.',
    `- It waits ${PATIENCE_MS / 1000} s for what may never come.`,
    '- The one rule that is left out by default, because it uses up a quota, runs alone where all others pass, on a deployment that',
    `  allows ${FEW_CALLS.calls} calls in ${FEW_CALLS.windowS} s.`,
  ].join('\n'),
  `Dredd ${versionOf('dredd')}, through its programming interface, with the contract of the interface:`,
  [
    '- Hooks give it credentials, a token from the token endpoint, the fixtures as parameters, bodies that the deployment takes, and',
    '  the identifiers and the session that earlier answers handed out.',
    '- It asks once for the success of each operation and media type. Where the contract declares them, it asks also for',
    `  ${FURTHER_STATUSES.join(', ')}: for a case without results, with a broken body, without a credential, with one that lacks the permission,`,
    '  for an unknown resource, as another media type. All of that passes on the deployment without a fault.',
    '- Hooks skip what takes a history (303, 422, 429, 500). Refusals that the contract declares as `default` alone are not asked for:',
    '  Dredd takes `default` for 200.',
    '- Optional headers are taken out of the contract, because Dredd demands them. A hook has bodies held against the JSON Schema of the',
    '  contract: by itself Dredd compares them with an example, and passes wrong types and values.',
    '- It ignores formats, and what OpenAPI 3.1 knows beyond 3.0. It follows no redirect and reads no change back: each of these would',
    '  be a test of its own, written as a hook.',
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
  '`redocly respect` is left out: it always follows redirects, so it cannot assert the 302 and 303 of `report`, `offers-v2` and `session`.',
].join('\n\n');
