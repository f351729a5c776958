import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { credentialsOf, type AskedWith } from './preflight.ts';

/** GET on the documentation address, without a credential unless one is asked for. */
export function documentation(context: StepContext, asked: AskedWith = 'nothing'): Promise<Answer> {
  const key = asked === 'nothing' ? 'documentation read' : `documentation read with ${asked}`;
  return context.once(key, (step) => step.target.send('report', 'GET', '/documentation', credentialsOf(step, asked)));
}
