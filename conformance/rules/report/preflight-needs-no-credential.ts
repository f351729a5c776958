import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { firstKind } from './steps/kinds.ts';
import { kindPreflight, reportPreflight, rootPreflight } from './steps/preflight.ts';

const DENIED = [401, 403];

export default rule({
  level: 'must',
  title: 'OPTIONS is answered without a credential',
  source: ['R09'],
  covers: [{ operation: 'optionsRoot', status: 204 }],
  effect: 'reads',
  needs: [],
  cases: ['root', 'kind', 'report'],
  brokenBy: ['preflight-needs-credential-401', 'preflight-needs-credential-403', 'report-preflight-needs-credential'],
  async check(context) {
    const ask = { root: rootPreflight, kind: kindPreflight, report: reportPreflight }[context.case];
    assume(ask, `no such place: ${context.case}`);
    const answer = await ask(context, firstKind(context));
    const { status } = answer;
    assume(status === 204 || DENIED.includes(status), `says nothing about credentials: status ${status}`);
    context.expect.that(!DENIED.includes(status), 'an answer without a credential', String(status), answer);
  },
});
