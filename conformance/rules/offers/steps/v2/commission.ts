import type { Answer } from '../../../../engine/answer.ts';
import type { Config } from '../../../../engine/config/schema.ts';
import type { StepContext } from '../../../../engine/context.ts';
import { Inconclusive } from '../../../../engine/outcome.ts';
import { resultOf, withCommission } from './parts.ts';
import { READS } from './reads.ts';

/** The statuses by which a commission may have to be waited for; 302 is the one that D2 names. */
export const TEMPORARY = [302, 303, 307];
const MOST_HOPS = 20;

/**
 * Reads the commission of one result of a determination that asked for it, and repeats the read, with a pause, where a waiting
 * redirect leads, or at the same address where it leads nowhere.
 *
 * @returns every reading in order, up to the first that is no redirect, to the end of the patience, or to the last hop
 * @throws Inconclusive when there is no such determination or no result
 */
export function commissionReadings(context: StepContext): Promise<readonly Answer[]> {
  return context.once('commission read until it is ready', async (step) => {
    const params = await resultOf(step, withCommission(step));
    const readings: Answer[] = [];
    const read = async () => {
      const previous = readings.at(-1);
      const reading =
        previous?.location() === undefined
          ? await step.target.send('offers-v2', 'GET', READS.provision.path, { params })
          : await step.target.follow(previous, 'v2');
      readings.push(reading);
      return reading;
    };
    await step.poll(read, ({ status }) => !TEMPORARY.includes(status) || readings.length > MOST_HOPS);
    return readings;
  });
}

/** Says why the commission did not get ready; undefined when its last reading is no redirect any more. */
export function whyNotReady(readings: readonly Answer[]): string | undefined {
  const last = readings.at(-1);
  if (last === undefined) return 'the commission was not read';
  if (!TEMPORARY.includes(last.status)) return undefined;
  if (readings.length > MOST_HOPS) {
    return `the commission was not ready after ${MOST_HOPS} redirects, and more of them are not followed`;
  }
  return `the commission was not ready after ${readings.length} reads; raise timing.patienceMs`;
}

/**
 * The last reading of the commission, once it is no redirect any more.
 *
 * @throws Inconclusive when the commission did not get ready
 */
export function assumeReady(readings: readonly Answer[]): Answer {
  const last = readings.at(-1);
  const why = whyNotReady(readings);
  if (last === undefined || why !== undefined) throw new Inconclusive(why ?? 'the commission was not read');
  return last;
}

/**
 * The status of a reading of the commission as a reason names it. A first read that is refused may be about a result that
 * does not exist; a later one is not, since the redirect before it led there.
 */
export function statusOf({ status, exchange }: Answer, [first]: readonly Answer[], config: Config): string {
  const given = config.fixtures?.offers?.ergebnisNummer !== undefined && exchange === first?.exchange;
  return given && (status === 403 || status === 404) ? `${status}; see fixtures.offers.ergebnisNummer` : String(status);
}
