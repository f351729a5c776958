import { rule } from '../engine.ts';
import { preflight } from './steps/preflight.ts';

export default rule({
  level: 'must',
  title: 'OPTIONS on the root answers 204',
  source: ['R08', 'R118'],
  covers: [{ operation: 'optionsRoot', status: 204 }],
  effect: 'reads',
  brokenBy: ['root-preflight-200', 'preflight-needs-credential-403', 'preflight-needs-credential-401'],
  async check(context) {
    context.expect.status(await preflight(context, 'OPTIONS /'), 204);
  },
});
