import { assume, rule, SUCCESS } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { SHOWN } from './steps/ask.v2.ts';
import { NEEDS } from './steps/access.v3.ts';
import { determined, PLAIN, send } from './steps/determine.v3.ts';

/** Without captured data, which v3 does not accept, and with it. */
const BODIES: Readonly<Record<string, unknown>> = { 'options alone': PLAIN, 'captured data': { ...PLAIN, ...SHOWN } };

export default rule({
  level: 'must',
  title: 'A determination for a case that does not exist gives no result list',
  source: ['O309'],
  at: 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste',
  effect: 'creates',
  needs: [...NEEDS, 'state'],
  brokenBy: ['unknown-case-200', 'unknown-case-uses-another', 'unknown-case-uses-data'],
  cases: Object.keys(BODIES),
  async check(context) {
    await determined(context);
    const { status } = await send(context, context.uuid(), { json: entryOf(BODIES, context.case) });
    assume(status < 500, `needs a response that is about the case, got ${status}`);
    // Whether a server may answer 204, since there is no result list, is open.
    context.expect.that(!SUCCESS.has(status) || status === 204, 'no result list', String(status));
  },
});
