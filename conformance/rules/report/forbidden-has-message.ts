import { assume, hasCredential } from '../engine.ts';
import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { toCaller, toStrangers } from './steps/refusals.ts';

export default atKinds({
  level: 'must',
  title: 'The body of a 403 is an object with the string `message`',
  source: ['R21'],
  covers: [
    ...coversEveryKind((kind) => `create${kind}Report`, 403),
    ...coversEveryKind((kind) => `get${kind}Report`, 403),
  ],
  effect: 'reads',
  needs: [],
  brokenBy: [
    'forbidden-message-as-number',
    'forbidden-as-text',
    'forbidden-message-capitalised',
    'unknown-reader-told-nothing',
    'unknown-report-403-told-nothing',
  ],
  async check(context, place) {
    const own = hasCredential(context.config, 'report') ? await toCaller(context, place) : [];
    const answers = [...own, ...(await toStrangers(context, place))].filter(({ status }) => status === 403);
    const isGiven = hasCredential(context.config, 'reportForbidden');
    const remedy = isGiven ? ', with credentials.reportForbidden either' : '; supply credentials.reportForbidden';
    assume(answers.length > 0, `nothing was answered with 403${remedy}`);
    for (const answer of answers) context.expect.type(context.expect.object(answer)['message'], 'string', 'message');
  },
});
