import { assume, Inconclusive, isObject, SUCCESS, type Answer } from '../../engine.ts';
import { senderOf, type Sender } from '../../steps/access.ts';
import { assumeSuccess, isCrash } from '../../steps/statuses.ts';
import { assumeAccess, identifiersFor, readOnce, sendTo, COMMON, type CaseContext } from './case-interface.ts';
import type { Reversible, Who } from './changes.ts';
import { changeForAWhile, recordReversal, type Reversal } from './put-back.ts';

/** The persons who are responsible for a case, and how the names of their faults begin. */
export const PERSONS = { kundenBetreuer: 'customer-adviser', vorgangsBearbeiter: 'case-handler' } as const;
export type Person = keyof typeof PERSONS;

/** The faults of one kind, of each person. */
export function faultsOfPersons(ending: string): string[] {
  return Object.values(PERSONS).map((name) => `${name}-${ending}`);
}

const OTHER = { kundenBetreuer: 'vorgangsBearbeiter', vorgangsBearbeiter: 'kundenBetreuer' } as const;

/**
 * Sets a person to what its read shows, as the body is not shown; a stranger sets the other person of the case, which a read would show.
 */
export function setAsRead(context: CaseContext, person: Person, who: Who = 'caller'): Promise<Reversible> {
  return context.once(`${person} set as read by ${who}`, (step) =>
    step.inTurn('case', async () => {
      const before = await (who === 'caller'
        ? readPerson(step, person)
        : step.once(`${person} before strangers`, (own) => readPerson(own, person)));
      const sent = who === 'caller' ? before : ((await personAtFirst(step, OTHER[person])) ?? before);
      const sender =
        who === 'caller' ? {} : senderOf(step, who, person === 'kundenBetreuer' ? 'unsigned' : 'lengthened');
      const reversal = personReversal(step, person, sent, before);
      const answer = await changeForAWhile(step, reversal, () => setPerson(step, person, sent, sender));
      if (who === 'caller') await assumeAccess(step, answer);
      return { ...answer, before, reversal };
    }),
  );
}

/** What became of setting a person to another one. */
interface Replacement {
  /** Whom a read must not show any more. */
  before: unknown;
  /** Whom it was set to. */
  other: unknown;
  after: unknown;
  /** What setting it was answered with: a success, or a server error. */
  answer: Answer;
  /** What putting the former one back was answered with. */
  undone?: Answer;
}

/**
 * Sets a person to the other one who is responsible for the case, reads who it is, and puts the former one back.
 *
 * @throws Inconclusive when both may have been the same from the first, or the other one is not taken
 */
export function replacePerson(context: CaseContext, person: Person): Promise<Replacement> {
  return context.once(`${person} replaced`, (step) => step.inTurn('case', () => replace(step, person)));
}

async function replace(context: CaseContext, person: Person): Promise<Replacement> {
  const told = await tellApart(context, person);
  if ('after' in told) return told;
  const { before, other } = told;
  assume(
    isObject(before) === isObject(other),
    'needs a kundenBetreuer and a vorgangsBearbeiter that read as the same type',
  );
  const isBefore = (reading: unknown) => JSON.stringify(reading) === JSON.stringify(before);
  let isSeen = false;
  const look = async (answer: Answer) => {
    if (isCrash(answer)) return { before, other, after: before, answer };
    assumeSuccess(answer, `a ${person} that can be set`);
    const after = await context.poll(
      () => readPerson(context, person, false),
      (reading) => !isBefore(reading) && Boolean(reading),
    );
    isSeen = !isBefore(after);
    return { before, other, after, answer };
  };
  const reversal = personReversal(context, person, other, before);
  try {
    const made = await changeForAWhile(context, reversal, () => setPerson(context, person, other), look);
    return { ...made, ...(reversal.undone && { undone: reversal.undone }) };
  } finally {
    // Reads may lag behind: the next one, by which something is put back, must not find the other person.
    if (isSeen)
      await context.poll(
        () => askPerson(context, person),
        (answer) => isBefore(answer.json()),
      );
  }
}

/**
 * Reads both persons of the case until they are certain to be two; if they never are, sets the first one to what it read as at first.
 *
 * @returns both of them, or a replacement that shows that the person is lost by being set
 * @throws Inconclusive when they cannot be told apart
 */
async function tellApart(
  context: CaseContext,
  person: Person,
): Promise<Pick<Replacement, 'before' | 'other'> | Replacement> {
  const atFirst = [await personAtFirst(context, person), await personAtFirst(context, OTHER[person])];
  const areShown = atFirst.every(Boolean);
  assume(
    !areShown || areTwo(atFirst),
    'kundenBetreuer and vorgangsBearbeiter may be one person; supply a case in fixtures.cases.vorgangsNummer with two persons',
  );
  // A person who was shown at first may be lost since then: each was set to what its read shows.
  const read = (one: Person) => readPerson(context, one, !areShown);
  const readBoth = async () => [await read(person), await read(OTHER[person])];
  let [before, other] = [await read(person), atFirst[1]];
  if (!areTwo([before, other])) [before, other] = await context.poll(readBoth, areTwo);
  if (areTwo([before, other])) return { before, other };
  // Setting one person may have set the other as well: what is set here is not what both read as now, since they differed at first.
  const [sent] = atFirst;
  const answer = await setPerson(context, person, sent);
  [before, other] = await context.poll(readBoth, areTwo);
  if (areTwo([before, other])) return { before, other };
  const [former, present] = [atFirst, [before, other]].map((both) =>
    both.map((one) => JSON.stringify(one)).join(' and '),
  );
  context.leave(
    `${person} and ${OTHER[person]} of case ${context.fixture('cases', 'vorgangsNummer')} were ${former}, and are ${present} now`,
  );
  const isLost = membersOf(before).size === 0 && answer.status !== 202 && SUCCESS.has(answer.status);
  if (isLost) return { before: atFirst[1], other: sent, after: before, answer };
  throw new Inconclusive(`needs a ${person} and a ${OTHER[person]} who can be set apart; they read as ${present} now`);
}

/**
 * Whether two readings are certain to be of two persons. The documents know a person by partnerId; without one, whatever reads alike may be
 * the same person, since each role may have a link or label of its own.
 */
function areTwo([one, another]: readonly unknown[]): boolean {
  const [own, others] = [membersOf(one), membersOf(another)];
  const shared = [...own.keys()].filter((name) => others.has(name));
  const telling = shared.includes('partnerId') ? ['partnerId'] : shared;
  return telling.length > 0 && telling.every((name) => own.get(name) !== others.get(name));
}

/** The texts and numbers in a record by the names of their members, however deep; a text alone has no name. */
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

/** What the first read of a person showed, before anybody was set; undefined where it showed nobody. */
async function personAtFirst(context: CaseContext, person: Person): Promise<unknown> {
  const { path } = COMMON[person];
  const answer = await readOnce(context, path, await identifiersFor(context, path));
  return SUCCESS.has(answer.status) ? answer.json() : undefined;
}

/**
 * What the read of a person shows: the body is not shown, so that any JSON but null may name somebody.
 *
 * @param isSomebody - whether it needs to show anybody
 */
async function readPerson(context: CaseContext, person: Person, isSomebody = true): Promise<unknown> {
  const answer = await askPerson(context, person);
  await assumeAccess(context, answer);
  const { status } = answer;
  const shown = SUCCESS.has(status) ? answer.json() : undefined;
  const came = SUCCESS.has(status) && answer.json() === undefined ? `${status} without JSON` : String(status);
  assume(
    shown || (!isSomebody && SUCCESS.has(status)),
    `needs a ${person} that reads with 2xx as JSON other than null, got ${came}`,
  );
  return shown;
}

function askPerson(context: CaseContext, person: Person): Promise<Answer> {
  const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
  return sendTo(context, 'GET', `/{vorgangsNummer}/${person}`, { params });
}

/** Statuses by which a server refuses what a body says. */
const CONTENT_REFUSED = [400, 422];

/** Sets a person by what its read shows or, where that is refused, by the partner alone: the rest may not be taken. */
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
