import { assume, rule, Skipped, SUCCESS, type Context } from '../engine.ts';
import { askBelow, assumeCase, COMMON, expectAbsent } from './steps/reads.ts';
import { identifiersFor, needsOf, readResource, sendTo } from './steps/case-interface.ts';

type Check = (context: Context<'cases-v1'>) => Promise<void>;

/** A resource that can only be posted to: a GET that is answered with the methods of it shows that it is there. */
async function expectNoResource(context: Context<'cases-v1'>, below: string): Promise<void> {
  const answer = await askBelow(context, below);
  expectAbsent(context, answer);
  const methods = answer.header('Allow') ?? '';
  context.expect.that(
    answer.status !== 405 || !/\bPOST\b/i.test(methods),
    `no resource ${below} of v1`,
    `Allow: ${methods}`,
    answer,
  );
}

const CHECKS: Readonly<Record<string, Check>> = {
  nachricht: (context) => expectNoResource(context, '/nachricht'),
  entscheidungsreife: async (context) => {
    const { path } = COMMON.teilantrag;
    const { status } = await readResource(context, path);
    assume(SUCCESS.has(status), `needs a partial application that reads with 2xx, got ${status}`);
    const { antragsNummer = '', teilantragsNummer = '' } = await identifiersFor(context, path);
    const [application, part] = [antragsNummer, teilantragsNummer].map(encodeURIComponent);
    await expectNoResource(context, `/antraege/${application}/${part}/entscheidungsreife`);
  },
  PATCH: async (context) => {
    if (context.config.fixtures?.cases?.mayChange !== true) {
      throw new Skipped('changes a fixture; allow it with fixtures.cases.mayChange: true', { kind: 'writes' });
    }
    const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
    // A patch without operations changes nothing, should v1 take it.
    const contentType = 'application/json-patch+json';
    const answer = await sendTo(context, 'PATCH', '/{vorgangsNummer}', { params, json: [], contentType });
    expectAbsent(context, answer);
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
  brokenBy: ['serves-patch', 'serves-messages', 'serves-readiness'],
  async check(context) {
    await assumeCase(context);
    await CHECKS[context.case]?.(context);
  },
});
