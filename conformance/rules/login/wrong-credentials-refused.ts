import { SUCCESS } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { accessTokenIn, tokenByForm, tokenForInventedUser } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'A user who does not exist gets no token',
  source: ['S06'],
  covers: [],
  effect: 'reads',
  needs: ['state', 'credentials.login'],
  brokenBy: ['token-for-everybody', 'wrong-credentials-200', 'wrong-credentials-204'],
  async check(context) {
    const right = await tokenByForm(context);
    assume(
      accessTokenIn(right),
      `needs right credentials that are accepted, got ${right.status}; see credentials.login`,
    );
    const answer = await tokenForInventedUser(context);
    context.expect.refused(answer, SUCCESS);
  },
});
