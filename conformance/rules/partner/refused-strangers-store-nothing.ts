import { assume } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { expectNotCreated } from './steps/not-created.ts';
import { BY_STRANGERS, sendWithout, STRANGERS } from './steps/senders.ts';
import { expectUntouched } from './steps/refused-changes.ts';

export default byPlace({
  level: 'should',
  title: 'A write that is refused with 401 stores nothing',
  brokenBy: ['strangers-store-all-the-same', 'callers-unknown-store-all-the-same'],
  judges: {
    async P164(context, { operation, credentials = '' }) {
      const statuses: number[] = [];
      for (const header of entryOf(STRANGERS, credentials)) {
        const answer = await sendWithout(context, operation, header, credentials);
        statuses.push(answer.status);
        // Other rules judge how a request with a missing or wrong caller id is refused.
        if (answer.status !== 401) continue;
        if (isCreation(operation)) await expectNotCreated(context, answer);
        else await expectUntouched(context, 'PERSON', `${header} ${credentials}`, BY_STRANGERS);
      }
      assume(statuses.includes(401), `needs a refusal (401), got ${statuses.join(' and ')}`);
    },
  },
});
