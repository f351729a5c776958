import type { Seen } from '../engine.ts';
import { groupBy } from '../../group-by.ts';
import { observing, ofAllSeen } from '../steps/observed.ts';
import { hasTrace } from './steps/trace-ids.ts';

/** The trace id that was generated for a response; undefined if there is none. */
function generatedIn(seen: Seen): string | undefined {
  const isGenerated = seen.sent['X-TraceId'] === undefined && hasTrace(seen);
  return (isGenerated && seen.answer.header('X-TraceId')?.trim()) || undefined;
}

const byGeneratedId = ofAllSeen((all) => new Map(groupBy(all, generatedIn)));

/** Tells whether two responses may be the same one from a cache. */
function mayBeOne(one: Seen, other: Seen): boolean {
  const isSame = one.answer.url === other.answer.url && one.answer.body === other.answer.body;
  return one === other || (one.operation.startsWith('GET') && isSame && one.answer.status === other.answer.status);
}

export default observing({
  level: 'should',
  title: 'Generated trace ids differ from response to response',
  source: ['P169'],
  needs: ['state'],
  byPlace: true,
  brokenBy: ['generated-trace-id-is-the-same', 'generated-trace-ids-of-kinds'],
  of: 'responses with a generated X-TraceId',
  isMeant: (seen) => generatedIn(seen) !== undefined,
  judge: (context, seen) => {
    const id = generatedIn(seen);
    const others = byGeneratedId(context.seen()).get(id) ?? [];
    const isTwice = others.some((other) => !mayBeOne(seen, other));
    context.expect.that(!isTwice, 'two trace ids', `'${id}' twice`, seen.answer);
  },
});
