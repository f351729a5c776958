import { SUCCESS, type Answer } from '../engine.ts';
import { observing } from '../steps/observed.ts';
import { requireState } from '../steps/state.ts';
import { valueOf } from './steps/attributes.ts';
import { idAskedFor } from './steps/reads.ts';

export default observing({
  level: 'should',
  title: 'The takeover status of a partner names the partner that was asked for',
  source: ['P116'],
  at: ['GET /partner/*/uebernahmeRechtFuer/*'],
  brokenBy: ['takeover-status-names-caller', 'takeover-status-of-the-one-before'],
  of: 'takeover statuses',
  isMeant: ({ answer }) => SUCCESS.has(answer.status) && namedIn(answer) !== undefined,
  judge: (context, { answer }) => {
    requireState(context);
    const id = idAskedFor(answer);
    const named = namedIn(answer);
    // The ids of a platform may be case-insensitive.
    const isNamed = String(named).toLowerCase() === id.toLowerCase();
    context.expect.that(isNamed, `partnerId ${JSON.stringify(id)}`, JSON.stringify(named), answer);
  },
});

/** The partner that a takeover status names; members-are-carried judges whether it names one. */
const namedIn = (answer: Answer): unknown => valueOf(answer.json(), 'partnerId') ?? undefined;
