import { LISTS } from '../../../generated/platform.ts';
import { assume, CLIENT_ERROR, hasCredential, leftOut, NotApplicable } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import type { Asked } from './steps/create.ts';
import { createForbidden, writeHidden, createBelowNobody } from './steps/forbidden.ts';
import { expectNotCreated } from './steps/not-created.ts';
import { sendAsCaller } from './steps/senders.ts';
import { expectUntouched } from './steps/refused-changes.ts';

const ORGANISATION = 'partnerOrganisation';
/** Callers who may lack settings rights on an own partner. */
const OTHERS = [ORGANISATION, 'partnerWithoutCreateRight'] as const;

export default byPlace({
  level: 'must',
  title:
    'A write to a hidden partner is refused; one that is not permitted, or below an unknown partner, stores nothing',
  brokenBy: [
    'invisible-change-answers-200',
    'hidden-parent-not-asked-for',
    'hidden-parent-answers-200',
    'forbidden-changes-are-stored',
    'changes-without-rights-are-stored',
    'forbidden-creations-are-made',
    'forbidden-creations-are-made-elsewhere',
    'creations-below-nobody-are-made-elsewhere',
  ],
  judges: {
    P172: async (context, { operation }) => context.expect.status(await writeHidden(context, operation), CLIENT_ERROR),
    // Uses an own partner, since the caller could not restore one that it may not change.
    async P174(context, { operation }) {
      const others = OTHERS.filter((name) => hasCredential(context.config, name));
      for (const as of others)
        if ((await sendAsCaller(context, operation, as)).status === 403) {
          await expectUntouched(context, 'PERSON', as);
          return;
        }
      if (!others.includes(ORGANISATION)) throw leftOut(`credentials.${ORGANISATION}`);
      throw new NotApplicable('the other callers may change an own partner');
    },
    async P176(context, { callers = '' }) {
      const answers: Asked[] = [];
      for (const typ of callers === 'hidden' ? LISTS.typ.slice(0, 1) : LISTS.typ)
        answers.push((await createForbidden(context, callers, typ)).answer);
      const refused = answers.filter(({ status }) => CLIENT_ERROR.has(status));
      const got = answers.map(({ status }) => status).join(' and ');
      assume(refused.length > 0, `needs a refusal (4xx), got ${got}`);
      for (const answer of refused) await expectNotCreated(context, answer);
    },
    async P47(context) {
      const answer = await createBelowNobody(context);
      assume(CLIENT_ERROR.has(answer.status), `needs a refusal (4xx), got ${answer.status}`);
      await expectNotCreated(context, answer);
    },
  },
});
