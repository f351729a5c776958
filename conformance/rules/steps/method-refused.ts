import { NotApplicable, type Answer, type Context } from '../engine.ts';

/**
 * Judges that a 405 has an Allow header (N24).
 *
 * @param answer - the response to GET at a path that only declares POST
 * @throws NotApplicable when it is not a 405
 */
export function expectAllow({ expect }: Context, answer: Answer): void {
  if (answer.status !== 405) throw new NotApplicable(`GET is answered with ${answer.status} here, not with 405`);
  expect.header(answer, 'Allow');
}
