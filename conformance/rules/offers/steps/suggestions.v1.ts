import type { Answer, StepContext } from '../../engine.ts';
import { assumeCredential, type Access, type Sender } from '../../steps/access.ts';
import { followRedirects } from './follow-redirects.ts';

const PATH = '/v1/finanzierungsvorschlaege/{vorgangsNummer}';

export const METHODS = ['GET', 'POST'] as const;
export type Method = (typeof METHODS)[number];

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
export async function suggestions(context: StepContext, method: Method, sender: Sender = {}): Promise<Answer> {
  const answer = await ask(context, method, context.fixture('offers', 'vorgangsNummer'), sender);
  return sender.as === undefined ? assumeCredential(context, answer, ACCESS) : answer;
}

/** Reads the suggestions of a case that nobody has. */
export function suggestionsOfUnknown(context: StepContext): Promise<Answer> {
  return context.once('unknown case probed ', (step) => ask(step, 'GET', step.uuid()));
}

function ask(context: StepContext, method: Method, vorgangsNummer: string, sender: Sender = {}): Promise<Answer> {
  return context.once(`${method} ${vorgangsNummer} ${JSON.stringify(sender)}`, async (step) => {
    const answer = await step.target.send('offers-v1', method, PATH, { ...sender, params: { vorgangsNummer } });
    return method === 'GET' && sender.as === undefined ? followRedirects(step, answer) : answer;
  });
}
