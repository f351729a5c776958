import { NotApplicable, type Answer, type Context } from '../../engine.ts';
import { plainCreation, type Creation } from './create.ts';
import { askRead } from './reads.ts';
import { caller } from './subjects.ts';

/** The answer to a request that may be a creation. */
export type Asked = Answer & Partial<Pick<Creation, 'mark'>>;

/**
 * Judges that a creation that was refused made nobody: the takeover list of the caller names the persons whom it created, and
 * not this one.
 *
 * @param last - the last one of those for which one list is enough
 * @throws NotApplicable when that list does not name those who were created
 */
export async function expectNotCreated(
  context: Context,
  { mark = '' }: Pick<Asked, 'mark'>,
  last: Pick<Asked, 'mark'> = { mark },
): Promise<void> {
  const plain = await plainCreation(context);
  const { id } = caller(context);
  const list = await context.once(`takeover list after: ${last.mark}`, (step) =>
    askRead(step, 'uebernahmeRechtFuer', { id }),
  );
  if (!list.body.includes(plain.mark)) throw new NotApplicable('no list shows the persons that were created');
  context.expect.that(
    !list.body.includes(mark),
    'a list without the partner that was refused',
    `«${mark}» in it`,
    list,
  );
}
