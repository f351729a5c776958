import { rule } from '../../kit/rule.ts';
import { determine } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination for captured data is answered with 302',
  source: ['O201'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: ['determination-200', 'determination-201', 'determination-303', 'trace-id-required'],
  async check(context) {
    context.expect.status(await determine(context, {}), 302);
  },
});
