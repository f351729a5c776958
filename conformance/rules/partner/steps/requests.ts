import type { PartnerRecord } from './attributes.ts';
import { assume, DENIED, Inconclusive, SUCCESS, type Answer, type Parts, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';

/** The Accept of every request to the interface (P126). */
export const ACCEPT_JSON = { Accept: 'application/json' } as const;

/** The sender of a document, and its body; JSON by default. */
export interface Sending extends Sender {
  write?: (document: PartnerRecord) => Parts;
}

/** The body in which a document is sent, as parts of a request. */
export function bodyOf(document: PartnerRecord, write: Sending['write']): Parts {
  return write?.(document) ?? { json: document };
}

/** Reads a partner. */
export function readPartner({ target }: StepContext, partnerId: string): Promise<Answer> {
  return target.send('partner', 'GET', '/partner/{PartnerId}', {
    params: { PartnerId: partnerId },
    headers: ACCEPT_JSON,
  });
}

/** Changes the attributes that `document` names. */
export function changePartner(
  { target }: StepContext,
  partnerId: string,
  document: PartnerRecord,
  { write, ...sender }: Sending = {},
): Promise<Answer> {
  return target.send('partner', 'PATCH', '/partner/{PartnerId}', {
    ...sender,
    params: { PartnerId: partnerId },
    headers: { ...ACCEPT_JSON, ...sender.headers },
    ...bodyOf(document, write),
  });
}

/** Makes sure that a request was accepted, which another rule judges. */
export function assumeAccepted(answer: Answer, what: string): void {
  assume(SUCCESS.has(answer.status), `needs ${what} that is accepted (2xx), got status ${answer.status}`);
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
