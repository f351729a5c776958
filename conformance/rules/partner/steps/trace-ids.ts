import { SUCCESS, type Answer, type Context, type RuleDefinition, type Seen, type StepContext } from '../../engine.ts';
import { traceIdFor } from '../../steps/trace-id.ts';
import { observing } from '../../steps/observed.ts';

/** A header with a new trace id. */
export const traced = (step: Pick<StepContext, 'uuid'>): Record<string, string> => ({ 'X-TraceId': traceIdFor(step) });

/** The trace ids of a response; a gateway may have added one of its own. */
export function traceIdsOf(answer: Answer): string[] {
  const values = answer.headers('X-TraceId').flatMap((value) => value.split(','));
  return values.map((value) => value.trim());
}

/** Judges that a response carries the trace id that was sent, or else a generated one. */
export function expectTrace({ expect }: Context, answer: Answer, sent: string | undefined): void {
  const values = traceIdsOf(answer);
  if (sent === undefined) expect.header(answer, 'X-TraceId');
  else {
    const got = values.length === 0 ? 'no such header' : `'${values.join(', ')}'`;
    expect.that(values.includes(sent), `the header X-TraceId '${sent}'`, got, answer);
  }
}

/** The statuses of D3 for refused requests. */
const REFUSALS = [400, 401, 403, 404];

/** Tells whether a response is one that D3 says to carry a trace id. */
export const hasTrace = ({ answer: { status } }: Seen): boolean => SUCCESS.has(status) || REFUSALS.includes(status);

/** Faults that answer with another trace id than the one that was sent. */
export const SENT_CHANGED = [
  'trace-id-replaced',
  'trace-id-cut',
  'trace-id-in-lower-case',
  'trace-id-taken-as-uuid-only',
];

/** Faults of the trace ids of every response. */
export const OF_ALL = [
  'no-trace-id-generated',
  'generated-trace-id-is-empty',
  'trace-id-lost-in-refusals',
  ...SENT_CHANGED,
];

/** The rule that responses of any kind carry the trace id of their request, or a generated one. */
export function answersCarryTraceId(title: string, at: string[], brokenBy: string[] = []): RuleDefinition {
  return observing({
    title,
    at,
    brokenBy: [...OF_ALL, ...brokenBy],
    level: 'must',
    source: ['P09', 'P168'],
    of: 'such responses',
    isMeant: hasTrace,
    judge: (context, { answer, sent }) => expectTrace(context, answer, sent['X-TraceId']),
  });
}
