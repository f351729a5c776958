import { assume } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { expectNotCreated } from './steps/not-created.ts';
import { sendWithout } from './steps/senders.ts';
import { expectUntouched } from './steps/untouched.ts';

export default byPlace(
  {
    level: 'should',
    title: 'A write that is refused with 401 stores nothing',
    brokenBy: ['strangers-store-all-the-same'],
  },
  {
    async P164(context, { operation, credentials = '' }) {
      const answer = await sendWithout(context, operation, 'X-ApiKey', credentials);
      assume(answer.status === 401, `needs a refusal (401), got ${answer.status}`);
      if (isCreation(operation)) await expectNotCreated(context, answer);
      else await expectUntouched(context, 'PERSON', `X-ApiKey ${credentials}`);
    },
  },
);
