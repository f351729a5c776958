import { INTERFACE_IDS, INTERFACES } from '../../generated/platform.ts';
import type { Config } from './config/schema.ts';
import { assume } from './outcome.ts';
import { rule, rulesFrom, type Rule } from './rule.ts';
import { probesOf } from './served.ts';

/**
 * The rules that an interface is served, or no longer served, as the operator expects (`expect`). No document states them. An interface
 * without probes that is expected to be served needs none: its own rules fail if it is not served.
 */
export function expectationRules({ expect = {}, targets }: Config): Rule[] {
  return INTERFACE_IDS.flatMap((id) => {
    const expected = expect[id];
    const isJudged = targets[INTERFACES[id].host] !== undefined && (expected === 'retired' || probesOf(id).length > 0);
    if (expected === undefined || !isJudged) return [];
    const definition = rule({
      level: 'must',
      title: expected === 'served' ? `The target serves ${id}` : `The target no longer serves ${id}`,
      source: [],
      interfaces: [id],
      effect: 'reads',
      aboutService: true,
      smoke: true,
      async check(context) {
        assume(probesOf(id).length > 0, `no request shows whether ${id} is served: leave out expect.${id}`);
        const { isServed, proof, answer } = await context.service();
        if (expected === 'served') {
          context.expect.that(isServed, `${id} to be served (expect.${id}: served)`, `none: ${proof}`, answer);
          return;
        }
        // Without a credential, a gateway refuses even a retired interface.
        assume(
          !isServed || answer?.status !== 401,
          `needs a credential that is accepted, writes allowed, and fixtures that name what is there: ${proof}`,
        );
        const wanted = `404, 405, 410, 403 or a redirect from ${id} (expect.${id}: retired)`;
        context.expect.that(!isServed, wanted, `one that is served: ${proof}`, answer);
      },
    });
    return rulesFrom(definition, `expected-${expected}`);
  });
}
