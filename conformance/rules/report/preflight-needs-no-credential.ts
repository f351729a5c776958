import { assume, DENIED, rule } from '../engine.ts';
import { preflight, PREFLIGHTS } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'OPTIONS is answered without a credential',
  source: ['R09', 'R118'],
  covers: [{ operation: 'optionsRoot', status: 204 }],
  at: ['OPTIONS /*', 'OPTIONS /*/{reportId}'],
  effect: 'reads',
  cases: PREFLIGHTS.filter((operation) => operation !== 'OPTIONS /documentation'),
  brokenBy: ['preflight-needs-credential-401', 'preflight-needs-credential-403', 'report-preflight-needs-credential'],
  async check(context) {
    const answer = await preflight(context, context.case);
    const { status } = answer;
    assume(status === 204 || DENIED.has(status), `status ${status} does not show whether a credential is needed`);
    context.expect.that(!DENIED.has(status), 'neither 401 nor 403 without a credential', String(status), answer);
  },
});
