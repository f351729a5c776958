import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';

/** GET on the documentation address, without a credential. */
export function documentation(context: StepContext): Promise<Answer> {
  return context.once('documentation read', ({ target }) =>
    target.send('report', 'GET', '/documentation', { as: 'none' }),
  );
}
