import { LISTS } from '../../../../generated/platform.ts';
import { assume, NotApplicable, type Answer, type Context, type StepContext } from '../../engine.ts';
import { sendBad, VALIDATED } from './bad-values.ts';
import { plainOrganisation } from './combined.ts';
import { plainCreation, type Asked } from './create.ts';
import { createForbidden, FORBIDDEN, createBelowNobody } from './forbidden.ts';
import { grantOnCreation } from './granting.ts';
import { askRead, caller } from './reads.ts';
import { sendWithout, STRANGERS } from './senders.ts';
import { tried } from '../../steps/tried.ts';

const CREATE = 'POST /partner/{PartnerId}/untergeordnetePartner';

/** The creations that have to be refused, each for another reason. */
const REFUSED: readonly ((step: StepContext) => Promise<unknown>)[] = [
  ...Object.entries(STRANGERS).flatMap(([credential, lacks]) =>
    lacks.map((header) => (step: StepContext) => sendWithout(step, CREATE, header, credential)),
  ),
  ...VALIDATED.map((name) => (step: StepContext) => sendBad(step, CREATE, name)),
  grantOnCreation,
  createBelowNobody,
  (step) => createForbidden(step, 'hidden'),
  ...FORBIDDEN.flatMap((who) => LISTS.typ.map((typ) => (step: StepContext) => createForbidden(step, who, typ))),
];

/** The lists of the caller that name partners it created, read after all creations that have to be refused. */
export function listsAfter(context: StepContext): Promise<Answer[]> {
  return context.once('lists after refused creations', async (step) => {
    for (const ask of REFUSED) await tried(ask(step));
    const { id } = caller(step);
    const lists: Answer[] = [];
    for (const [name, create] of [
      ['uebernahmeRechtFuer', plainCreation],
      ['administrierbare', plainOrganisation],
    ] as const) {
      const created = await tried(create(step));
      const list = await askRead(step, name, { id });
      if (created !== undefined && list.body.includes(created.mark)) lists.push(list);
    }
    return lists;
  });
}

/**
 * Judges that a refused creation made no partner: the lists that name partners the caller created do not name this one.
 *
 * @throws NotApplicable when no list names partners that were created
 */
export async function expectNotCreated(context: Context, { mark }: Asked): Promise<void> {
  assume(mark, 'needs a creation, which a list could show');
  const lists = await listsAfter(context);
  if (lists.length === 0) throw new NotApplicable('no list shows the partners that were created');
  for (const list of lists) {
    const isNamed = list.body.includes(mark);
    context.expect.that(!isNamed, 'a list without the partner that was refused', `«${mark}» in it`, list);
  }
}
