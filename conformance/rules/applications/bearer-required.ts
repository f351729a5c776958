import { assume, SUCCESS, type Answer, type StepContext } from '../engine.ts';
import { senderOf, type Sender, type Stranger } from '../steps/access.ts';
import { expectNoRecord, firstRead, numbers, PATH, SALES_PATH, salesRead, unauthorized } from './steps/application.ts';
import { firstList, firstListWithin, lastDays, LIST_PATH, listWithin, type Span } from './steps/list.ts';
import { APPLICATION, forEachPlace, expectNothingDone, firstPatch, patchAs } from './steps/patches.ts';

type Read = readonly [
  path: typeof LIST_PATH | typeof PATH | typeof SALES_PATH,
  read: (context: StepContext) => Promise<Answer>,
];

const READS: readonly Read[] = [
  [LIST_PATH, firstList],
  [PATH, firstRead],
  [SALES_PATH, salesRead],
];

/** What the stranger with a wrong bearer filters the list by, where the filter is taken: the other one reads it as a whole. */
async function filterOf(context: StepContext, who: Stranger): Promise<Span | undefined> {
  const { aenderungSeit } = lastDays(context);
  const isTaken = async () => SUCCESS.has((await firstListWithin(context, { aenderungSeit })).status);
  return who === 'wrong' && (await isTaken()) ? { aenderungSeit } : undefined;
}

function readAs(context: StepContext, path: Read[0], sender: Sender, span?: Span): Promise<Answer> {
  if (span !== undefined) return listWithin(context, span, sender);
  return context.target.send('applications', 'GET', path, { params: numbers(context), ...sender });
}

export default forEachPlace({
  level: 'must',
  title: 'No operation serves anybody without a valid bearer',
  source: ['A22'],
  at: '* /v2/**',
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: [
    'strangers-change-in-vain',
    'list-by-date-for-everybody',
    'signature-not-verified',
    'longer-token-taken',
    'unsigned-token-taken',
    'refusals-serve',
    'strangers-lead-to-copies',
  ],
  async check(context, { operation, credentials }) {
    const sender = senderOf(context, credentials as Stranger, operation);
    const [path, read] = READS.find(([one]) => operation === `GET ${one}`) ?? [];
    const span = path === LIST_PATH ? await filterOf(context, credentials as Stranger) : undefined;
    let accepted = await (span === undefined ? read?.(context) : firstListWithin(context, span));
    const made =
      path === undefined ? await patchAs(context, sender) : { answer: await readAs(context, path, sender, span) };
    accepted ??= (await firstPatch(context)).attempts.at(-1)?.answer;
    assume(accepted, 'needs a patch that was sent');
    const { status } = made.answer;
    if (accepted.status === 401 && !SUCCESS.has(status)) throw unauthorized(context);
    // A provider need not be allowed to read as a sales party: a 401 that only the other one gets is enough.
    const speaks = SUCCESS.has(accepted.status) || (status === 401 && accepted.status !== 401);
    const got = accepted.status === status ? String(status) : `${accepted.status} and ${status}`;
    assume(
      speaks || SUCCESS.has(status),
      `needs a request that is accepted with the credential and refused without it, got ${got}; see credentials.v2 or credentials.login`,
    );
    await expectNoRecord(context, accepted, made.answer, sender);
    expectNothingDone(context, made);
  },
});
