import { assume, SUCCESS, type Context } from '../engine.ts';
import { senderOf, STRANGERS_SERVED, type Sender, type Stranger } from '../steps/access.ts';
import { expectNoRecord, firstRead, numbers, PATH, SALES_PATH, salesRead, unauthorized } from './steps/application.ts';
import { firstListWithin, lastDays, listWithin } from './steps/spans.ts';
import { firstList, LIST_PATH } from './steps/list.ts';
import { forEachPlace, expectNothingDone, firstPatch, patchAs } from './steps/patches.ts';

const READS = [
  [LIST_PATH, firstList],
  [PATH, firstRead],
  [SALES_PATH, salesRead],
] as const;

/** Judges that a stranger does not get the list by adding a filter, if the server accepts the filter. */
async function expectNoListWithin(context: Context, sender: Sender): Promise<void> {
  const { aenderungSeit } = lastDays(context);
  const accepted = await firstListWithin(context, { aenderungSeit });
  if (!SUCCESS.has(accepted.status)) return;
  await expectNoRecord(context, accepted, await listWithin(context, { aenderungSeit }, sender), sender);
}

export default forEachPlace({
  level: 'must',
  title: 'Every operation requires a valid bearer token',
  source: ['A22'],
  at: '* /v2/**',
  effect: 'reads',
  // The list needs no application; the other cases are inconclusive if none is configured.
  needs: ['credentials.v2'],
  brokenBy: [
    'strangers-change-in-vain',
    'strangers-see-last-change',
    'list-by-date-for-everybody',
    ...STRANGERS_SERVED,
  ],
  async check(context, { operation, credentials }) {
    const [path, read] = READS.find(([one]) => operation === `GET ${one}`) ?? [];
    const sender = senderOf(context, credentials as Stranger, path === SALES_PATH ? 'unsigned' : 'lengthened');
    let accepted = await read?.(context);
    const made =
      path === undefined
        ? await patchAs(context, credentials as Stranger)
        : {
            answer: await context.target.send('applications', 'GET', path, {
              params: path === LIST_PATH ? {} : numbers(context),
              ...sender,
            }),
          };
    accepted ??= (await firstPatch(context)).attempts.at(-1)?.answer;
    assume(accepted, 'needs a patch that was sent');
    const { status } = made.answer;
    if (accepted.status === 401 && !SUCCESS.has(status)) throw unauthorized(context);
    // The provider may be refused at the path of sales parties, with another status than 401: then a 401 for the stranger is conclusive.
    const speaks = SUCCESS.has(accepted.status) || (status === 401 && accepted.status !== 401);
    const got = accepted.status === status ? String(status) : `${accepted.status} and ${status}`;
    assume(
      speaks || SUCCESS.has(status),
      `needs a request that is accepted with the credential and refused without it, got ${got}; see credentials.v2 or credentials.login`,
    );
    await expectNoRecord(context, accepted, made.answer, sender);
    expectNothingDone(context, made);
    if (path === LIST_PATH && credentials === 'none') await expectNoListWithin(context, sender);
  },
});
