import { Inconclusive, leftOut, type CredentialName, type StepContext } from '../../engine.ts';
import { plainRead } from './reads.ts';
import { recordIn } from './requests.ts';
import { caller } from './subjects.ts';

/**
 * The credential of a user or of an organisation: the caller itself, or another one of the configuration.
 *
 * @throws Inconclusive when the configuration has no other user
 * @throws Skipped when it has no organisation
 */
export async function callerOfKind(context: StepContext, kind: string): Promise<CredentialName> {
  const { typ } = recordIn(await plainRead(context, 'partner', caller(context).id)) ?? {};
  if ((kind === 'organisation') === (typ === 'ORGANISATION')) return 'partner';
  const other = kind === 'organisation' ? 'partnerOrganisation' : 'partnerWithoutCreateRight';
  if (context.config.credentials?.[other] === undefined) {
    if (other === 'partnerOrganisation') throw leftOut(`credentials.${other}`);
    throw new Inconclusive(`supply credentials.${other}`);
  }
  return other;
}
