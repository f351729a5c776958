import { assume } from '../engine.ts';
import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { ofStrangers, requestAsStranger, strangersRead } from './steps/refusals.ts';

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
  ],
  async check(context, { kind, ofReport }) {
    const ask = ofReport ? strangersRead : requestAsStranger;
    const asked = await ofStrangers(context, (stranger) => ask(context, kind, stranger));
    const answers = asked.filter(({ status }) => status === 403);
    assume(answers.length > 0, 'nothing was answered with 403; supply credentials.reportForbidden');
    for (const answer of answers) context.expect.type(context.expect.object(answer)['message'], 'string', 'message');
  },
});
