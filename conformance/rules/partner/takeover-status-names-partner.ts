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
    context.expect.that(
      // A platform may know its partners by names in either case.
      String(namedIn(answer)).toLowerCase() === id.toLowerCase(),
      `partnerId ${JSON.stringify(id)}`,
      JSON.stringify(namedIn(answer)),
      answer,
    );
  },
});

/** Whom a takeover status names; that it names anybody is judged by what its members are. */
const namedIn = (answer: Answer): unknown => valueOf(answer.json(), 'partnerId') ?? undefined;
