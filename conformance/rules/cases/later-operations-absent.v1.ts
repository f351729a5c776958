import { assume, rule, Skipped, SUCCESS, type Answer, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { assumeCase, expectAbsent, expectNothingBelow } from './steps/absent.ts';
import { COMMON, identifiersFor, needsOf, readResource, sendTo } from './steps/case-interface.ts';
import { changeCase, sendMessage, sendReadiness } from './steps/changes.ts';

type Check = (context: Context<'cases-v1'>) => Promise<void>;

/** The statuses by which a server refuses a body, and not the operation. */
const BODY_REFUSED = new Set([400, 409, 415, 422]);

/**
 * A resource that can only be posted to. A GET that is answered with its methods shows that it is there; where the operator lets
 * cases be changed, so does a body that is taken or, since that happens once, comes too late.
 */
async function expectNoResource(
  context: Context<'cases-v1'>,
  below: string,
  body: 'nachricht' | 'entscheidungsreife',
  send: (context: Context<'cases-v1'>) => Promise<Answer>,
): Promise<void> {
  const isTold = await expectNothingBelow(context, below);
  const cases = context.config.fixtures?.cases;
  if (!context.mayWrite || cases?.mayChange !== true || cases.bodies?.[body] === undefined)
    return assume(isTold, 'the target answers the read of any address alike');
  const answer = await send(context);
  expectAbsent(context, answer);
  context.expect.that(answer.status !== 409, `no resource ${below} of ${context.interface}`, '409, a conflict', answer);
}

const CHECKS: Readonly<Record<string, Check>> = {
  nachricht: (context) => expectNoResource(context, '/nachricht', 'nachricht', sendMessage),
  entscheidungsreife: async (context) => {
    const { path } = COMMON.teilantrag;
    const { status } = await readResource(context, path);
    assume(SUCCESS.has(status), `needs a partial application that reads with 2xx, got ${status}`);
    const { antragsNummer = '', teilantragsNummer = '' } = await identifiersFor(context, path);
    const [application, part] = [antragsNummer, teilantragsNummer].map(encodeURIComponent);
    const below = `/antraege/${application}/${part}/entscheidungsreife`;
    await expectNoResource(context, below, 'entscheidungsreife', sendReadiness);
  },
  PATCH: async (context) => {
    const cases = context.config.fixtures?.cases;
    if (cases?.mayChange !== true) {
      throw new Skipped('would change a fixture; allow it with fixtures.cases.mayChange: true', { kind: 'writes' });
    }
    const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
    // A patch without operations changes nothing, should v1 take it.
    const contentType = 'application/json-patch+json';
    const answer = await sendTo(context, 'PATCH', '/{vorgangsNummer}', { params, json: [], contentType });
    expectAbsent(context, answer);
    // For want of operations, or of the right media type: another patch may be taken.
    if (BODY_REFUSED.has(answer.status) && cases.bodies?.patch !== undefined)
      expectAbsent(context, await changeCase(context));
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
