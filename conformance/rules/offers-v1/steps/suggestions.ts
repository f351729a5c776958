import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { Parts } from '../../../kit/target.ts';
import { assumeCredential, type Access } from '../../cases-v3/steps/access.ts';

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

/** Reads the same suggestions without a token. */
export function suggestionsWithoutToken(context: StepContext): Promise<Answer> {
  return ask(context, 'GET', context.fixture('offers', 'vorgangsNummer'), { as: 'none' });
}

function ask(
  context: StepContext,
  method: 'GET' | 'POST',
  vorgangsNummer: string,
  deviation: Deviation = {},
): Promise<Answer> {
  return context.once(`${method} ${vorgangsNummer} ${JSON.stringify(deviation)}`, ({ target }) =>
    target.send('offers-v1', method, PATH, { ...deviation, params: { vorgangsNummer } }),
  );
}
