import { assume, rule, Skipped, SUCCESS, type Answer, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { isPage } from '../steps/redirects.ts';
import { assumeCase, belowForReadiness, expectAbsent, expectNothingBelow } from './steps/absent.ts';
import { COMMON, needsOf, readResource, sendTo } from './steps/case-interface.ts';
import { changeCase, sendMessage, sendReadiness, type BodyName } from './steps/changes.ts';

type Check = (context: Context<'cases-v1'>) => Promise<void>;

/** Statuses that refuse the body, so the operation exists. */
const BODY_REFUSED = new Set([400, 409, 415, 422]);

/**
 * Judges that a resource that has only POST in later versions is absent. It exists if GET answers with its methods or, if the operator
 * allows changes, if a POST is accepted or conflicts with an earlier one.
 */
async function expectNoResource(
  context: Context<'cases-v1'>,
  below: string,
  body: BodyName,
  send: (context: Context<'cases-v1'>) => Promise<Answer>,
): Promise<void> {
  const isConclusive = await expectNothingBelow(context, below);
  const missing = missingToChange(context, body);
  if (missing !== undefined) {
    assume(isConclusive, 'the target answers the read of any address alike');
    return context.note(`judged without a POST, which takes ${missing}`);
  }
  const answer = await send(context);
  assume(isConclusive || !SUCCESS.has(answer.status) || !isPage(answer), 'the target answers any address with a page');
  expectAbsent(context, answer);
  context.expect.that(answer.status !== 409, `no resource ${below} of ${context.interface}`, '409, a conflict', answer);
}

/** What a change with a configured body takes and this run lacks. */
function missingToChange({ config, mayWrite }: Context<'cases-v1'>, body: BodyName): string | undefined {
  if (!mayWrite) return '--allow-writes';
  const { mayChange, bodies } = config.fixtures?.cases ?? {};
  if (mayChange !== true) return 'fixtures.cases.mayChange: true';
  return bodies?.[body] === undefined ? `fixtures.cases.bodies.${body}` : undefined;
}

const CHECKS: Readonly<Record<string, Check>> = {
  nachricht: (context) => expectNoResource(context, '/nachricht', 'nachricht', sendMessage),
  entscheidungsreife: async (context) => {
    const { status } = await readResource(context, COMMON.teilantrag.path);
    assume(SUCCESS.has(status), `needs a partial application that reads with 2xx, got ${status}`);
    await expectNoResource(context, await belowForReadiness(context), 'entscheidungsreife', sendReadiness);
  },
  PATCH: async (context) => {
    if (context.config.fixtures?.cases?.mayChange !== true)
      throw new Skipped('would change a fixture; allow it with fixtures.cases.mayChange: true', { kind: 'writes' });
    const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
    // A patch without operations changes nothing if v1 accepts it.
    const contentType = 'application/json-patch+json';
    const answer = await sendTo(context, 'PATCH', '/{vorgangsNummer}', { params, json: [], contentType });
    expectAbsent(context, answer);
    // The server may have refused the empty patch or its media type: try the configured patch.
    if (!BODY_REFUSED.has(answer.status)) return;
    const missing = missingToChange(context, 'patch');
    if (missing === undefined) expectAbsent(context, await changeCase(context));
    else context.note(`judged by a patch without operations; another one takes ${missing}`);
  },
};

export default rule<'cases-v1'>({
  level: 'must',
  title: 'Cases v1 have no PATCH, no messages and no reports of readiness',
  source: ['C11'],
  at: 'GET /v1/vorgaenge/{vorgangsNummer}',
  effect: 'reads',
  needs: (id) => [...needsOf(id), 'state'],
  cases: Object.keys(CHECKS),
  brokenBy: [
    'serves-patch',
    'serves-patch-with-operations',
    'serves-messages',
    'serves-readiness',
    'takes-messages',
    'takes-readiness',
  ],
  async check(context) {
    await assumeCase(context);
    await entryOf(CHECKS, context.case)(context);
  },
});
