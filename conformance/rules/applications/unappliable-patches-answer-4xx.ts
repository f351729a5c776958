import { NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { patchFailingPartly } from './steps/several-operations.ts';
import { addReference } from './steps/attributes.ts';
import { refusals } from './steps/refusals.ts';
import { UNKNOWN_MEMBER, patchToType, type Unwanted } from './steps/patches.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default refusals({
  title: 'A patch that cannot be applied is refused with 4xx',
  source: ['N17'],
  asClientError: true,
  brokenBy: [
    'patch-not-stored',
    'missing-targets-taken',
    'missing-targets-500',
    'unknown-ops-taken',
    'tests-not-made',
    'several-operations-not-stored',
    'only-first-operation',
  ],
  async send(context, what) {
    // Only the status is judged; other rules judge whether the patch was applied.
    const { answer } = await sendUnappliable(context, what);
    return { answer };
  },
});

async function sendUnappliable(context: Context, what: string): Promise<Unwanted> {
  if (what === 'failing test') return patchFailingPartly(context, what);
  if (what === 'unknown op') return patchWrongly(context, 'upsert');
  if (what !== 'application/json') return patchWrongly(context, what === 'unknown path' ? what : `/${UNKNOWN_MEMBER}`);
  assumeSuccess((await addReference(context)).answer, 'a reference that can be added');
  const { answer } = await patchToType(context, what);
  if (SUCCESS.has(answer.status)) throw new NotApplicable('a patch of this media type is taken');
  return { answer };
}
