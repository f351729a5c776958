import { LISTS } from '../../../generated/platform.ts';
import { assume } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { createForbidden } from './steps/forbidden.ts';

/** The statuses of a refusal that may be due to the kind of the parent. */
const FOR_THE_PARENT: ReadonlySet<number> = new Set([400, 409, 422]);

export default byPlace({
  level: 'must',
  title: 'A creation is refused with 403 where the caller lacks the right to create, or settings rights on the parent',
  covers: [{ operation: 'createPartner', status: 403 }],
  effect: 'creates',
  brokenBy: [
    'organisations-need-no-parent-rights',
    'create-right-not-asked-for',
    'parent-rights-not-asked-for',
    'parent-without-rights-answers-404',
    'create-without-right-answers-401',
  ],
  judges: {
    async P39(context, { callers = '' }) {
      for (const typ of LISTS.typ) {
        // Whether a person can be created without the right to create organisational units is open (P177).
        if (callers === 'without right to create' && typ === 'PERSON') continue;
        const { answer, isBelowPerson, settings } = await createForbidden(context, callers, typ);
        // Which kinds may be below which is open (P145), as is which refusal comes first (P188). A person below an organisation is usual.
        const mayBeWrongKind = isBelowPerson || (callers === 'without settings right' && typ === 'ORGANISATION');
        assume(
          !mayBeWrongKind || !FOR_THE_PARENT.has(answer.status),
          `needs a parent below which a partner of typ ${typ} can be created, got ${answer.status}; see ${settings}`,
        );
        context.expect.status(answer, 403, `${answer.status}; see ${settings}`);
      }
    },
  },
});
