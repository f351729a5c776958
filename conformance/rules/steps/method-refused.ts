import { NotApplicable, type Answer, type Context } from '../engine.ts';

/**
 * Judges that a method that is not there names those that are (N24).
 *
 * @param answer - what GET was answered with where there is only POST
 * @throws NotApplicable when it was not answered with 405
 */
export function expectAllow({ expect }: Context, answer: Answer): void {
  if (answer.status !== 405) throw new NotApplicable(`GET is answered with ${answer.status} here, not with 405`);
  expect.header(answer, 'Allow');
}
