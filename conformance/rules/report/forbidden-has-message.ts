import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindPlaces } from './steps/kinds.ts';
import { strangersReads, strangersRequests } from './steps/refusals.ts';

const PLACES = kindPlaces('R21');

export default rule({
  level: 'must',
  title: 'The body of a 403 is an object with the string `message`',
  source: ['R21'],
  covers: [
    ...coversEveryKind((kind) => `create${kind}Report`, 403),
    ...coversEveryKind((kind) => `get${kind}Report`, 403),
  ],
  effect: 'reads',
  needs: [],
  cases: PLACES.cases,
  brokenBy: [
    'forbidden-without-message',
    'forbidden-message-as-number',
    'forbidden-as-text',
    'forbidden-message-capitalised',
  ],
  async check(context) {
    const { kind, ofReport } = PLACES.of(context);
    const asked = await (ofReport ? strangersReads : strangersRequests)(context, kind);
    const answers = asked.filter(({ status }) => status === 403);
    assume(answers.length > 0, 'nothing was answered with 403; supply credentials.reportForbidden');
    for (const answer of answers) {
      const body = context.expect.object(answer);
      context.expect.type(body['message'], 'string', 'message');
    }
  },
});
