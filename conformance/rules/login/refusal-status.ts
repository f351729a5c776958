import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { WAYS } from './steps/token-request.ts';

export default rule({
  level: 'info',
  title: 'How a user who does not exist is refused a token',
  source: ['S06'],
  covers: [],
  effect: 'reads',
  needs: ['state'],
  cases: Object.keys(WAYS),
  brokenBy: [],
  async check(context) {
    const way = WAYS[context.case];
    assume(way, `no such way to obtain a token: ${context.case}`);
    const { status, mediaType } = await way.invented(context);
    context.note(`${status}, ${mediaType === '' ? 'no media type' : mediaType}`);
  },
});
