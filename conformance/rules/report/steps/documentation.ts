import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { credentialsOf, type Brought } from './preflight.ts';

/** GET on the documentation address, without a credential unless one is brought. */
export function documentation(context: StepContext, brought: readonly Brought[] = []): Promise<Answer> {
  const key = ['documentation read', ...brought].join(' with ');
  return context.once(key, (step) => step.target.send('report', 'GET', '/documentation', credentialsOf(step, brought)));
}
