import type { StepContext } from '../../../engine/context.ts';
import type { Fixtures } from '../../../engine/config/schema.ts';
import { assume } from '../../../engine/outcome.ts';
import type { Parts } from '../../../engine/target.ts';

type Bodies = NonNullable<NonNullable<Fixtures['cases']>['bodies']>;

/** The bodies of changes, which the operator gives since the sources show none. */
export type BodyName = keyof Bodies;

/**
 * The body of a change as the operator gives it, and its media type.
 *
 * @param usual - the media type where the operator names none
 * @throws Inconclusive when there is none
 */
export function operatorBody(context: StepContext, name: BodyName, usual = 'application/json'): Parts {
  const given = context.config.fixtures?.cases?.bodies?.[name];
  assume(given, `supply fixtures.cases.bodies.${name}`);
  const { body, contentType = usual } = given;
  const isText = typeof body === 'string' && !/[/+]json\b/i.test(contentType);
  return isText ? { raw: body, contentType } : { json: body, contentType };
}
