import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { loginBox } from './steps/login-box.ts';

export default rule({
  level: 'info',
  title: 'The login box can be shown in a frame',
  source: ['S17'],
  covers: [{ operation: 'getPartnerLoginBox', status: 200 }],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  async check(context) {
    const answer = await loginBox(context);
    assume(answer.status === 200, `needs a login box that is answered with 200, got ${answer.status}`);
    const ancestors = /frame-ancestors[^;]*/i.exec(answer.headers('content-security-policy').join('; '))?.[0];
    const frameOptions = answer.header('x-frame-options');
    context.note(`X-Frame-Options: ${frameOptions ?? 'none'}; ${ancestors ?? 'no frame-ancestors'}`);
  },
});
