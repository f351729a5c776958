import { assume, Inconclusive, isObject, SUCCESS, type Answer } from '../../engine.ts';
import { senderOf, type Sender } from '../../steps/access.ts';
import { assumeSuccess, isCrash } from '../../steps/statuses.ts';
import { assumeAccess, identifiersFor, readOnce, sendTo, COMMON, type CaseContext } from './case-interface.ts';
import type { Reversible, Who } from './changes.ts';
import { changeForAWhile, recordReversal, type Reversal } from './put-back.ts';

/** The persons responsible for a case, and the prefixes of their faults. */
export const PERSONS = { kundenBetreuer: 'customer-adviser', vorgangsBearbeiter: 'case-handler' } as const;
export type Person = keyof typeof PERSONS;

/** The fault with this ending for each person. */
export function faultsOfPersons(ending: string): string[] {
  return Object.values(PERSONS).map((name) => `${name}-${ending}`);
}

const OTHER = { kundenBetreuer: 'vorgangsBearbeiter', vorgangsBearbeiter: 'kundenBetreuer' } as const;

/** Sets a person to its own record, since the documents show no body; a stranger sets the other person, which a read would show. */
export function setAsRead(context: CaseContext, person: Person, who: Who = 'caller'): Promise<Reversible> {
  return context.once(`${person} set as read by ${who}`, (step) =>
    inTurn(step, async (atFirst) => {
      const unchanged = await step.once(`${person} before strangers`, (own) => readPerson(own, person));
      const before = who === 'caller' ? await readPerson(step, person) : unchanged;
      const sent = who === 'caller' ? before : (atFirst[OTHER[person]] ?? before);
      const sender =
        who === 'caller' ? {} : senderOf(step, who, person === 'kundenBetreuer' ? 'unsigned' : 'lengthened');
      // Setting the other person may have set this one too; what strangers have set stays, so that a read shows it.
      const hasFollowed = areDistinct(Object.values(atFirst)) && areDistinct([unchanged, atFirst[person]]);
      const reversal = personReversal(step, person, sent, hasFollowed ? atFirst[person] : before);
      const answer = await changeForAWhile(step, reversal, () => setPerson(step, person, sent, sender));
      if (who === 'caller') await assumeAccess(step, answer);
      return { ...answer, before, reversal };
    }),
  );
}

interface Replacement {
  /** The former person, whom a read must no longer show. */
  before: unknown;
  /** The new person. */
  other: unknown;
  after: unknown;
  /** The response to the replacement: a success, or a server error. */
  answer: Answer;
  /** The response to restoring the former person. */
  undone?: Answer;
}

/**
 * Sets a person to the other person of the case, reads the result, and restores the former one.
 *
 * @throws Inconclusive when both may be the same person from the beginning, or the server refuses the other one
 */
export function replacePerson(context: CaseContext, person: Person): Promise<Replacement> {
  return context.once(`${person} replaced`, (step) => inTurn(step, (atFirst) => replace(step, person, atFirst)));
}

/** The persons in the first reads of the run, before any was set; undefined for one whose read failed. */
type AtFirst = Readonly<Record<Person, unknown>>;

/** Changes a person in turn. The first reads take turns as well, so they have to come before. */
async function inTurn<T>(step: CaseContext, change: (atFirst: AtFirst) => Promise<T>): Promise<T> {
  const [kundenBetreuer, vorgangsBearbeiter] = [
    await personAtFirst(step, 'kundenBetreuer'),
    await personAtFirst(step, 'vorgangsBearbeiter'),
  ];
  return step.inTurn('case', () => change({ kundenBetreuer, vorgangsBearbeiter }));
}

async function replace(context: CaseContext, person: Person, bothAtFirst: AtFirst): Promise<Replacement> {
  const persons = await distinguish(context, person, bothAtFirst);
  if ('after' in persons) return persons;
  const { before, other } = persons;
  const areAlike = isObject(before) === isObject(other);
  assume(areAlike, 'needs a kundenBetreuer and a vorgangsBearbeiter that read as the same type');
  const isBefore = (reading: unknown) => JSON.stringify(reading) === JSON.stringify(before);
  const isAnother = (reading: unknown) => !isBefore(reading) && Boolean(reading);
  let isSeen = false;
  const look = async (answer: Answer) => {
    if (isCrash(answer)) return { before, other, after: before, answer };
    assumeSuccess(answer, `a ${person} that can be set`);
    const after = await context.poll(() => readPerson(context, person, false), isAnother);
    isSeen = !isBefore(after);
    return { before, other, after, answer };
  };
  const reversal = personReversal(context, person, other, before);
  try {
    const made = await changeForAWhile(context, reversal, () => setPerson(context, person, other), look);
    return { ...made, ...(reversal.undone && { undone: reversal.undone }) };
  } finally {
    // Reads may lag behind: the next change must not find the other person and restore it later.
    const isBack = (answer: Answer) => isBefore(answer.json());
    if (isSeen) await context.poll(() => askPerson(context, person), isBack);
  }
}

/**
 * Reads both persons of the case until they certainly differ; if they never do, sets the first to its original record.
 *
 * @returns both persons, or a replacement that proves that setting a person loses it
 * @throws Inconclusive when they cannot be distinguished
 */
async function distinguish(
  context: CaseContext,
  person: Person,
  bothAtFirst: AtFirst,
): Promise<Pick<Replacement, 'before' | 'other'> | Replacement> {
  const atFirst = [bothAtFirst[person], bothAtFirst[OTHER[person]]];
  const areShown = atFirst.every(Boolean);
  const isOne = areShown && !areDistinct(atFirst);
  const why = 'kundenBetreuer and vorgangsBearbeiter may be one person';
  assume(!isOne, `${why}; supply a case in fixtures.cases.vorgangsNummer with two persons`);
  // Each person was set to its own record since then, which may have lost it.
  const read = (one: Person) => readPerson(context, one, !areShown);
  const readBoth = async () => [await read(person), await read(OTHER[person])];
  let [before, other] = [await read(person), atFirst[1]];
  if (!areDistinct([before, other])) [before, other] = await context.poll(readBoth, areDistinct);
  if (areDistinct([before, other])) return { before, other };
  // Setting one person may have set the other too. Sending the original record separates them again, since they differed at first.
  const [sent] = atFirst;
  const answer = await setPerson(context, person, sent);
  [before, other] = await context.poll(readBoth, areDistinct);
  if (areDistinct([before, other])) return { before, other };
  const [former, present] = [atFirst, [before, other]].map((persons) =>
    persons.map((one) => JSON.stringify(one)).join(' and '),
  );
  const both = `${person} and ${OTHER[person]} of case ${context.fixture('cases', 'vorgangsNummer')}`;
  context.leave(`${both} were ${former}, and are ${present} now`);
  const isLost = membersOf(before).size === 0 && answer.status !== 202 && SUCCESS.has(answer.status);
  if (isLost) return { before: atFirst[1], other: sent, after: before, answer };
  throw new Inconclusive(`needs a ${person} and a ${OTHER[person]} who can be set apart; they read as ${present} now`);
}

/**
 * Whether two records are certainly of two persons. The documents identify a person by partnerId; without it, records with any equal
 * member may be of the same person, since each role may add a link or label of its own.
 */
function areDistinct([one, another]: readonly unknown[]): boolean {
  const [own, others] = [membersOf(one), membersOf(another)];
  const shared = [...own.keys()].filter((name) => others.has(name));
  const telling = shared.includes('partnerId') ? ['partnerId'] : shared;
  return telling.length > 0 && telling.every((name) => own.get(name) !== others.get(name));
}

/** The strings and numbers at any depth of a record, joined by member name; a bare string has the name ''. */
function membersOf(record: unknown, name = '', members = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof record === 'string' || typeof record === 'number')
    return members.set(name, `${members.get(name) ?? ''} ${record}`);
  if (typeof record !== 'object' || record === null) return members;
  for (const [key, value] of Object.entries(record)) membersOf(value, Array.isArray(record) ? name : key, members);
  return members;
}

function personReversal(context: CaseContext, person: Person, sent: unknown, before: unknown): Reversal {
  return {
    what: person,
    ...recordReversal(sent, before),
    read: () => askPerson(context, person),
    send: (body) => setPerson(context, person, body),
  };
}

async function personAtFirst(context: CaseContext, person: Person): Promise<unknown> {
  const { path } = COMMON[person];
  const answer = await readOnce(context, path, await identifiersFor(context, path));
  return SUCCESS.has(answer.status) ? answer.json() : undefined;
}

/**
 * The record of a person. The documents do not show the body, so any JSON but null may be a person.
 *
 * @param isRequired - whether null is inconclusive
 */
async function readPerson(context: CaseContext, person: Person, isRequired = true): Promise<unknown> {
  const answer = await askPerson(context, person);
  await assumeAccess(context, answer);
  const { status } = answer;
  const shown = SUCCESS.has(status) ? answer.json() : undefined;
  const got = SUCCESS.has(status) && answer.json() === undefined ? `${status} without JSON` : String(status);
  const isRead = shown || (!isRequired && SUCCESS.has(status));
  assume(isRead, `needs a ${person} that reads with 2xx as JSON other than null, got ${got}`);
  return shown;
}

function askPerson(context: CaseContext, person: Person): Promise<Answer> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  return sendTo(context, 'GET', `/{vorgangsNummer}/${person}`, { params });
}

/** Statuses that refuse the content of a body. */
const CONTENT_REFUSED = [400, 422];

/** Sets a person to a record or, if that is refused, to its partnerId alone: the server may not accept other members. */
async function setPerson(context: CaseContext, person: Person, json: unknown, sender: Sender = {}): Promise<Answer> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  const send = (body: unknown) =>
    sendTo(context, 'PUT', `/{vorgangsNummer}/${person}`, { params, json: body, ...sender });
  const answer = await send(json);
  const { partnerId, ...rest } = isObject(json) ? json : {};
  if (!CONTENT_REFUSED.includes(answer.status) || partnerId === undefined || Object.keys(rest).length === 0)
    return answer;
  return send({ partnerId });
}
