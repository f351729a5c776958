import type { Context } from '../../engine/context.ts';
import { SUCCESS } from '../../engine/expect.ts';
import { assume, Skipped } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { askBelow } from './steps/below.ts';
import { needsOf, readResource, sendTo } from './steps/case-interface.ts';
import { COMMON } from './steps/reads.ts';

type Check = (context: Context<'cases-v1'>) => Promise<void>;

/** A resource that can only be posted to: a GET that is answered with the methods of it shows that it is there. */
const isNoResource =
  (below: string): Check =>
  async (context) => {
    const answer = await askBelow(context, below);
    const methods = answer.header('Allow') ?? '';
    context.expect.that(!/\bPOST\b/i.test(methods), `no resource ${below} of v1`, `Allow: ${methods}`, answer);
  };

const CHECKS: Readonly<Record<string, Check>> = {
  nachricht: isNoResource('/nachricht'),
  entscheidungsreife: isNoResource('/antraege/1/1/entscheidungsreife'),
  finanzierungsvorschlaege: async (context) => {
    context.expect.refused(await askBelow(context, '/finanzierungsvorschlaege'), SUCCESS);
  },
  PATCH: async (context) => {
    if (context.config.fixtures?.cases?.mayChange !== true) {
      throw new Skipped('changes a fixture; allow it with fixtures.cases.mayChange: true', { kind: 'writes' });
    }
    const params = { vorgangsNummer: context.fixture('cases', 'vorgangsNummer') };
    // A patch without operations changes nothing, should v1 take it.
    const contentType = 'application/json-patch+json';
    const answer = await sendTo(context, 'PATCH', '/{vorgangsNummer}', { params, json: [], contentType });
    context.expect.refused(answer, SUCCESS);
  },
};

export default rule({
  level: 'should',
  title: 'Cases v1 do not serve what only later versions have',
  source: ['C11'],
  interfaces: ['cases-v1'],
  covers: [],
  at: 'GET /v1/vorgaenge/{vorgangsNummer}',
  effect: 'reads',
  needs: (id) => [...needsOf(id), 'state'],
  cases: Object.keys(CHECKS),
  brokenBy: ['serves-patch', 'serves-messages', 'serves-readiness', 'serves-suggestions'],
  async check(context) {
    const { status } = await readResource(context, COMMON.vorgang.path);
    assume(SUCCESS.has(status), `needs a case that reads with 2xx, got ${status}`);
    await CHECKS[context.case]?.(context);
  },
});
