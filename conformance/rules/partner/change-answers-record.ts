import { assume, NotApplicable, type Context } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import type { Typ } from './steps/documents.ts';
import { tried } from '../steps/tried.ts';
import { callerOfKind } from './steps/callers.ts';
import { foreignRights, type OtherChange } from './steps/granting.ts';
import { changeOf, changesOf } from './steps/history.ts';
import { besideReason } from './steps/refused-changes.ts';
import type { OwnPartner } from './steps/scenarios.ts';
import { sendAsCaller } from './steps/senders.ts';
import { changeOfAttribute, STORED_WRONGLY } from './steps/stored.ts';
import { expectShown, sameValue, valueOf } from './steps/attributes.ts';

/** Judges an attribute in the response to a change that sends it, or to one that does not. */
async function expectAnswered(context: Context, partner: OwnPartner, path: string, isSent: boolean): Promise<void> {
  const own = changeOfAttribute(path);
  const other = own === 'changed' ? 'unblocked' : 'changed';
  const { sent, before, answer } = await changeOf(context, partner, isSent ? own : other);
  assume(answer.status === 200, `needs a PATCH that is answered with 200, got ${answer.status}`);
  const wanted = valueOf(isSent ? sent : before, path);
  if (wanted === undefined) throw new NotApplicable(`no read shows ${path}`);
  expectShown(context, context.expect.object(answer), path, wanted, answer);
  await expectCurrent(context, partner === 'ORGANISATION' ? partner : 'PERSON', path, isSent);
  if (partner === 'PERSON' && isSent) await expectAnsweredToOthers(context, path);
}

/** Judges an attribute in the responses to changes by other callers that send it. */
async function expectAnsweredToOthers(context: Context, path: string): Promise<void> {
  const { others = [] } = (await tried(foreignRights(context))) ?? {};
  for (const { sent, answer } of [...others, ...(path in BY_ORGANISATION ? await changeByOrganisation(context) : [])]) {
    const wanted = valueOf(sent, path);
    if (answer.status === 200 && wanted !== undefined && wanted !== '')
      expectShown(context, context.expect.object(answer), path, wanted, answer);
  }
}

const ORGANISATION = 'partnerOrganisation';
const BY_ORGANISATION = besideReason(ORGANISATION);

/** The change by an organisation, if that is another caller. */
async function changeByOrganisation(context: Context): Promise<readonly OtherChange[]> {
  if (context.config.credentials?.[ORGANISATION] === undefined) return [];
  const as = await tried(callerOfKind(context, 'organisation'));
  if (as !== ORGANISATION) return [];
  return [{ sent: BY_ORGANISATION, answer: await sendAsCaller(context, 'PATCH /partner/{PartnerId}', as) }];
}

/** Judges the same for every other change, if the next read shows that the value is stored, or still is. */
async function expectCurrent(context: Context, typ: Typ, path: string, isSent: boolean): Promise<void> {
  const [group = ''] = path.split('.');
  const changes = await changesOf(context, typ);
  // Other rules judge values that were not sent, such as inherited ones.
  const isOwn = (value: unknown) => value !== '' && changes.some(({ sent }) => sameValue(valueOf(sent, path), value));
  for (const { sent, before, answer, after } of changes) {
    const wanted = valueOf(isSent ? sent : before, path);
    const isStored = wanted !== undefined && isOwn(wanted) && sameValue(valueOf(after, path), wanted);
    if (answer.status === 200 && group in sent === isSent && isStored)
      expectShown(context, context.expect.object(answer), path, wanted, answer);
  }
}

export default byPlace({
  level: 'must',
  title: 'PATCH answers with the current master data: with what was sent, and with what was set before',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: [
    ...STORED_WRONGLY,
    'patch-answers-former-data',
    'patch-by-others-answers-former-data',
    'patch-by-organisations-in-vain',
    'patch-answers-nothing',
    'answers-hide-blocks',
    'later-changes-answer-without-address',
    'later-changes-answer-nothing',
  ],
  judges: {
    P141: (context, { attributes = '' }) => expectAnswered(context, 'PERSON', attributes, true),
    P142: (context, { attributes = '' }) => expectAnswered(context, 'PERSON', attributes, false),
    P143: (context, { attributes = '', values }) =>
      expectAnswered(context, 'ORGANISATION', attributes, values === 'sent'),
  },
});
