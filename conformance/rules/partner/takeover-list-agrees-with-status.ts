import { isObject, NotApplicable, coversOf } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { assumeReadable, otherPartner, plainRead, takeoverPartners, subject } from './steps/reads.ts';
import { show, assumeRecord, recordIn } from './steps/attributes.ts';

/** The omission of a partner shows nothing: the meaning of alleSichtbar (P114) and the takeover of blocked partners (P119) are open. */
const expectAgreement: Judge = async (context) => {
  const list = assumeRecord(await assumeReadable(context, 'uebernahmeRechtFuer'), 'the takeover list');
  const answer = await assumeReadable(context, 'uebernahmeStatus');
  const { gesperrt, uebernehmbar } = assumeRecord(answer, 'the takeover status');
  if (gesperrt !== false) throw new NotApplicable('the status does not say that the partner is not blocked');
  const entries = takeoverPartners(list);
  const { id } = await otherPartner(context);
  if (id === subject(context).id) throw new NotApplicable('what the status of a partner for itself says is open');
  const isBelowBlocked = recordIn(await plainRead(context, 'partner', id))?.['gesperrtTransitiv'] === true;
  if (isBelowBlocked) throw new NotApplicable('a superior of the partner is blocked');
  const isNamed = entries.some((entry) => isObject(entry) && entry['id'] === id);
  if (!isNamed) throw new NotApplicable(`the list does not name ${id}`);
  const wanted = `uebernehmbar true for ${id}, whom the list names`;
  context.expect.that(uebernehmbar === true, wanted, show(uebernehmbar), answer);
};

export default byPlace({
  level: 'should',
  title: 'The takeover list names only partners whose status says that they can be taken over',
  covers: coversOf({ getUebernahmeRechtFuer: 200, getUebernahmeRechtFuerPartner: 200 }),
  effect: 'reads',
  brokenBy: ['takeover-status-denies'],
  judges: { P113: expectAgreement, P117: expectAgreement },
});
