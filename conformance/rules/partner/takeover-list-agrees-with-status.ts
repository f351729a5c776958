import type { Context } from '../../engine/context.ts';
import { isObject } from '../../engine/expect.ts';
import { assume, NotApplicable } from '../../engine/outcome.ts';
import { byPlace } from './steps/by-place.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { otherPartner, takeoverPartners } from './steps/reads.ts';
import { assumeRecord } from './steps/requests.ts';

/**
 * What list and status say of the same partner.
 *
 * @throws NotApplicable when it is blocked: whether such a partner can be taken over is open (P119)
 */
async function bothOf(context: Context) {
  const list = assumeRecord(await assumeReadable(context, 'uebernahmeRechtFuer'), 'the takeover list');
  const answer = await assumeReadable(context, 'uebernahmeStatus');
  const status = assumeRecord(answer, 'the takeover status');
  if (status['gesperrt'] !== false) throw new NotApplicable('the status does not say that the partner is not blocked');
  const entries = takeoverPartners(list);
  assume(entries, 'needs a takeover list with _embedded.partner');
  const { id } = await otherPartner(context);
  const isNamed = entries.some((entry) => isObject(entry) && entry['id'] === id);
  return { id, answer, isNamed, seesAll: list['alleSichtbar'], mayTakeOver: status['uebernehmbar'] };
}

export default byPlace(
  {
    level: 'should',
    title: 'The takeover list names a partner who is not blocked when its status says that it can be taken over',
    covers: [
      { operation: 'getUebernahmeRechtFuer', status: 200 },
      { operation: 'getUebernahmeRechtFuerPartner', status: 200 },
    ],
    effect: 'reads',
    needs: [...READING, 'state'],
    brokenBy: ['takeover-list-is-cut', 'takeover-status-denies'],
  },
  {
    async P113(context) {
      const { id, answer, isNamed, seesAll, mayTakeOver } = await bothOf(context);
      if (seesAll !== false) throw new NotApplicable('whether a list is complete where alleSichtbar is true is open');
      if (mayTakeOver !== true) throw new NotApplicable(`${id} cannot be taken over`);
      context.expect.that(isNamed, `${id} in the list`, 'a list without it', answer);
    },
    async P117(context) {
      const { id, answer, isNamed, mayTakeOver } = await bothOf(context);
      if (!isNamed) throw new NotApplicable(`the list does not name ${id}`);
      context.expect.that(
        mayTakeOver === true,
        `uebernehmbar true for ${id}, whom the list names`,
        String(mayTakeOver),
        answer,
      );
    },
  },
);
