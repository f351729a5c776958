import { SUCCESS } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { accessTokenIn, WAYS } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'A user who does not exist gets no token, neither by a form nor by HTTP Basic',
  source: ['S06'],
  covers: [],
  effect: 'reads',
  needs: ['state', 'credentials.login'],
  cases: Object.keys(WAYS),
  brokenBy: [
    'token-for-everybody',
    'basic-token-for-everybody',
    'form-token-for-everybody',
    'wrong-credentials-200',
    'wrong-credentials-204',
  ],
  async check(context) {
    const way = WAYS[context.case];
    assume(way, `no such way to obtain a token: ${context.case}`);
    const right = await way.right(context);
    assume(
      accessTokenIn(right),
      `needs right credentials that are accepted, got ${right.status}; see credentials.login`,
    );
    context.expect.refused(await way.invented(context), SUCCESS);
  },
});
