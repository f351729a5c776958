import { Inconclusive, SUCCESS, type Answer, type CredentialName, type StepContext } from '../../engine.ts';
import { RIGHTS, recordIn, type PartnerRecord } from './attributes.ts';
import { DEFAULT_RIGHTS, heldRights, rightNotHeld } from './callers.ts';
import type { Asked } from './create.ts';
import { documentOfAll } from './documents.ts';
import { historyOf } from './history.ts';
import { besideReason, readAfter } from './refused-changes.ts';
import type { OwnPartner } from './scenarios.ts';
import { createInert } from './forbidden.ts';
import { plainRead } from './reads.ts';
import { changePartner } from './requests.ts';
import { isCrash } from '../../steps/statuses.ts';

/** Two own persons. The second is created without rights; later changes grant it those of the caller. */
const OWN_PERSONS = ['PERSON with rights', 'PERSON without rights'] as const satisfies readonly OwnPartner[];
const CALLERS = ['partner', 'partnerWithoutCreateRight'] as const satisfies readonly CredentialName[];

/**
 * Tries to create a partner with a right that the caller does not hold.
 *
 * @throws Inconclusive when no such right is known, or the caller may not create partners
 */
export function grantOnCreation(context: StepContext): Promise<Asked> {
  return context.once('partner created: right not held', async (step) => {
    const name = await rightNotHeld(step);
    // Sent with all rights that the caller holds, on which the other one may depend.
    return createInert(step, amid(documentOfAll(true, (await heldRights(step)).names), { [name]: true }));
  });
}

/** A document between the two halves of another one: a server that checks only the first or the last right does not see it. */
function amid(others: PartnerRecord, document: PartnerRecord): PartnerRecord {
  const entries = Object.entries(others);
  const half = Math.ceil(entries.length / 2);
  return { ...Object.fromEntries(entries.slice(0, half)), ...document, ...Object.fromEntries(entries.slice(half)) };
}

/** The reason for refusing changes of rights that the caller lacks. */
export const NOT_HELD = 'a right not held';

/** The response to a change of a right that the caller does not hold, and the person that it tried to change. */
export type Attempt = Answer & { partner: OwnPartner };

/** Changes of rights by callers who do not hold them. */
interface ForeignRights {
  /** The attempts by right and value: `rechtDarfLoeschen true`. */
  attempts: ReadonlyMap<string, Attempt>;
  /** The persons that they tried to change. */
  persons: ReadonlySet<OwnPartner>;
  /** Changes without such rights, which show that the caller may change the person: the last accepted change, repeated, or one by another caller. */
  others: readonly OtherChange[];
}

/** A change of other attributes by a caller who lacks rights: it was accepted, or answered with a server error. */
export interface OtherChange {
  sent: PartnerRecord;
  answer: Answer;
}

/**
 * Tries, as each configured caller, to grant own persons or to withdraw from them each right that this caller is known to lack: one at a
 * time, together with another attribute, and for the person that has rights between those that the caller holds.
 *
 * @throws Inconclusive when no caller is known to lack a right, and to be able to change these persons otherwise
 */
export function foreignRights(context: StepContext): Promise<ForeignRights> {
  return context.once('rights not held', async (step) => {
    const attempts = new Map<string, Attempt>();
    const others: OtherChange[] = [];
    for (const as of CALLERS) {
      const lacking = (await rightsOf(step, as, false)).filter((right) => !attempts.has(`${right} true`));
      const held = await rightsOf(step, as, true);
      for (const partner of OWN_PERSONS) {
        const { id, changes, last: record } = await historyOf(step, partner);
        const rights = lacking.filter((right) => typeof record[right] === 'boolean' || !DEFAULT_RIGHTS.includes(right));
        if (rights.length === 0) continue;
        // The caller that created them may change them; the response to its repeated change is judged as well.
        const before = as === 'partner' ? [...changes.values()].at(-1) : undefined;
        const again = before !== undefined && SUCCESS.has(before.answer.status) ? before.sent : undefined;
        const sent = again ?? { telefonnummer: '+49305550104' };
        const answer = await changePartner(step, id, sent, { as });
        const isPermitted = again !== undefined || SUCCESS.has(answer.status);
        if (isPermitted || isCrash(answer)) others.push({ sent, answer });
        if (!isPermitted) continue;
        // On rights that this person has, the other one may depend.
        const present = held.filter((right) => partner === 'PERSON without rights' && record[right] === true);
        for (const right of rights) {
          const value = record[right] !== true;
          const document = { ...besideReason(NOT_HELD), ...amid(documentOfAll(true, present), { [right]: value }) };
          const attempt = await changePartner(step, id, document, { as });
          const key = `${right} ${value}`;
          // Both persons may have the same attempt: an acceptance is not to be hidden by a refusal.
          if ((attempts.get(key)?.status ?? 403) === 403) attempts.set(key, { ...attempt, partner });
        }
      }
    }
    if (attempts.size === 0) throw new Inconclusive('supply fixtures.partner.rightNotHeld');
    const persons = new Set([...attempts.values()].map(({ partner }) => partner));
    for (const partner of persons) await readAfter(step, partner, NOT_HELD);
    return { attempts, persons, others };
  });
}

/** The rights that a caller holds (`isHeld`) or lacks, as its own record shows; the configured right counts as lacking unless the record grants it. */
async function rightsOf(step: StepContext, as: (typeof CALLERS)[number], isHeld: boolean): Promise<readonly string[]> {
  const { credentials, fixtures } = step.config;
  const id = credentials?.[as]?.partnerId;
  if (id === undefined) return [];
  const record = recordIn(await plainRead(step, 'partner', id)) ?? {};
  const named = as === 'partner' && !isHeld ? fixtures?.partner?.rightNotHeld : undefined;
  return RIGHTS.filter((right) => record[right] === isHeld || (right === named && record[right] !== true));
}
