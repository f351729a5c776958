import type { PathOf } from '../../../../generated/contracts.ts';
import { assume, SUCCESS, type Answer, type Caller, type Need, type StepContext } from '../../engine.ts';
import type { Access } from '../../steps/access.ts';
import { ruleWith } from '../../steps/rule-with.ts';

/** Needs of every rule about a case. */
export const NEEDS: readonly Need[] = ['credentials.baufi', 'fixtures.offers.vorgangsNummer'];

const probing =
  (path: PathOf<'offers-v3'>) =>
  (context: StepContext, as: Caller = 'baufi'): Promise<Answer> =>
    context.once(`${path} probed ${as}`, ({ target, config, uuid }) =>
      target.send('offers-v3', 'GET', path, {
        params: { vorgangsnummer: config.fixtures?.offers?.vorgangsNummer ?? uuid(), ergebnislisteId: uuid() },
        as,
      }),
    );

const readUnknownList = probing('/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}');
const readSavedOffers = probing('/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote');

export const ACCESS: Access = { credential: 'baufi', probes: [readUnknownList, readSavedOffers] };

/**
 * Makes sure that the target accepts the token of a caller, with whatever permissions.
 *
 * @throws Inconclusive when no read shows that
 */
export async function assumeKnown(context: StepContext, caller: Caller): Promise<void> {
  const { status } = await readUnknownList(context, caller);
  // The status without a token need not be 401; it only has to differ.
  const isKnown = SUCCESS.has(status) || (status !== 401 && (await readUnknownList(context, 'none')).status !== status);
  assume(isKnown, `the token is refused with 401 elsewhere too; see credentials.${caller}`);
}

/** Declares a rule about determinations of v3; by default it covers those with a result list. */
export const determinationRule = ruleWith({
  covers: [{ operation: 'createErgebnisliste', status: 200 }],
  effect: 'creates',
  needs: NEEDS,
});
