import { DENIED, Inconclusive, type Answer, type StepContext } from '../../engine.ts';
import { readPartner } from './requests.ts';

/**
 * Makes sure that a creation was not refused for lack of a right (403 in D3), or because the caller does not see the parent (404 in D3):
 * both depend on the configuration.
 *
 * @throws Inconclusive when it was
 */
export async function assumeMayCreate(context: StepContext, creation: Answer): Promise<void> {
  const readParent = () =>
    context.once('parent read', (step) => readPartner(step, step.fixture('partner', 'parentPartnerId')));
  const isHidden = creation.status === 404 && (await readParent()).status !== 200;
  if (!isHidden && !DENIED.has(creation.status)) return;
  throw new Inconclusive(
    `needs a caller who may create a partner, got ${creation.status}; ` +
      'see credentials.partner and fixtures.partner.parentPartnerId',
  );
}

/**
 * Makes sure that a change was not refused for lack of a right (403 in D3).
 *
 * @param setting - the setting that names the partner
 * @throws Inconclusive when it was
 */
export function assumeMayChange(change: Answer, setting: string): void {
  if (!DENIED.has(change.status)) return;
  throw new Inconclusive(
    `needs a caller who may change the partner, got ${change.status}; see credentials.partner and ${setting}`,
  );
}
