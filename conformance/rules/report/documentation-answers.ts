import { rule } from '../engine.ts';
import { documentation } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'GET /documentation answers 200 without a credential',
  source: ['R10', 'R118'],
  covers: [{ operation: 'getDocumentation', status: 200 }],
  effect: 'reads',
  smoke: true,
  brokenBy: ['documentation-needs-credential'],
  async check(context) {
    context.expect.status(await documentation(context), 200);
  },
});
