import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { Parts } from '../../../kit/target.ts';
import { assumeCredential, type Access } from '../../cases-v3/steps/access.ts';

const PATH = '/v1/finanzierungsvorschlaege/{vorgangsNummer}';

const ACCESS: Access = {
  credential: 'v2',
  probes: [
    (context, as) => ask(context, 'GET', context.config.fixtures?.offers?.vorgangsNummer ?? context.uuid(), as),
    (context, as) => context.once(`unknown case probed ${as ?? ''}`, (step) => ask(step, 'GET', step.uuid(), as)),
  ],
};

/**
 * Asks for the financing suggestions of the case of the configuration, once per run for each method.
 *
 * @throws Inconclusive when the token is not accepted
 */
export async function suggestions(context: StepContext, method: 'GET' | 'POST'): Promise<Answer> {
  const answer = await ask(context, method, context.fixture('offers', 'vorgangsNummer'));
  return assumeCredential(context, answer, ACCESS);
}

function ask(context: StepContext, method: 'GET' | 'POST', vorgangsNummer: string, as?: 'none'): Promise<Answer> {
  const parts: Parts = { params: { vorgangsNummer }, ...(as === undefined ? {} : { as }) };
  return context.once(`${method} ${vorgangsNummer} ${as ?? ''}`, ({ target }) =>
    target.send('offers-v1', method, PATH, parts),
  );
}
