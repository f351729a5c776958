import type { Answer, Parts, StepContext } from '../../engine.ts';
import { assumeCredential, senderOf, type Access, type Stranger } from '../../steps/access.ts';
import { ledOn } from './led-on.ts';
import { TRACE_IDS, type TracedPair, type TraceIdKind } from './trace-id.ts';

const PATH = '/v1/finanzierungsvorschlaege/{vorgangsNummer}';

/** In what a request differs from the usual one. */
type Deviation = Pick<Parts, 'as' | 'headers'>;

const ACCESS: Access = {
  credential: 'v2',
  probes: [
    (context, as) =>
      ask(context, 'GET', context.config.fixtures?.offers?.vorgangsNummer ?? context.uuid(), as && { as }),
    (context, as) =>
      context.once(`unknown case probed ${as ?? ''}`, (step) => ask(step, 'GET', step.uuid(), as && { as })),
  ],
};

/**
 * Asks for the financing suggestions of the case of the configuration, once per run for each request.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function suggestions(
  context: StepContext,
  method: 'GET' | 'POST',
  deviation: Pick<Parts, 'headers'> = {},
): Promise<Answer> {
  const answer = await ask(context, method, context.fixture('offers', 'vorgangsNummer'), deviation);
  return assumeCredential(context, answer, ACCESS);
}

/** Asks for the same suggestions as a stranger. */
export async function suggestionsOfStranger(
  context: StepContext,
  method: 'GET' | 'POST',
  who: Stranger,
): Promise<Answer> {
  const vorgangsNummer = context.fixture('offers', 'vorgangsNummer');
  return context.once(`${method} ${vorgangsNummer} by ${who}`, (step) =>
    step.target.send('offers-v1', method, PATH, { ...senderOf(step, who), params: { vorgangsNummer } }),
  );
}

/** Reads the suggestions of a case that nobody has. */
export function suggestionsOfUnknown(context: StepContext): Promise<Answer> {
  return context.once('unknown case probed ', (step) => ask(step, 'GET', step.uuid()));
}

function ask(
  context: StepContext,
  method: 'GET' | 'POST',
  vorgangsNummer: string,
  deviation: Deviation = {},
): Promise<Answer> {
  return context.once(`${method} ${vorgangsNummer} ${JSON.stringify(deviation)}`, async (step) => {
    const answer = await step.target.send('offers-v1', method, PATH, { ...deviation, params: { vorgangsNummer } });
    return method === 'GET' && deviation.as === undefined ? ledOn(step, answer) : answer;
  });
}

/**
 * Asks for the financing suggestions with a trace id and without.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function tracedSuggestions(
  context: StepContext,
  method: 'GET' | 'POST',
  kind: TraceIdKind,
): Promise<TracedPair> {
  const traceId = TRACE_IDS[kind];
  const untraced = await suggestions(context, method);
  return { traceId, untraced, traced: await suggestions(context, method, { headers: { 'x-TraceId': traceId } }) };
}
