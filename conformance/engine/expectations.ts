import { INTERFACE_IDS, INTERFACES } from '../../generated/platform.ts';
import type { Config } from './config/schema.ts';
import { assume } from './outcome.ts';
import { rule, rulesFrom, type Rule } from './rule.ts';
import { probesOf } from './served.ts';

/**
 * The rules that what an operator expects to be served is served, and what is expected to be retired is not. No document states
 * them. An interface without probes is judged by its own rules: they fail where it is not served.
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
        // Who asks comes before what is asked: a gateway refuses strangers what is gone, too.
        assume(
          !isServed || answer?.status !== 401,
          `needs a credential that is accepted, and writes allowed: ${proof}`,
        );
        const wanted = `404, 405, 410, 403 or a redirect from ${id} (expect.${id}: retired)`;
        context.expect.that(!isServed, wanted, `one that is served: ${proof}`, answer);
      },
    });
    return rulesFrom(definition, `expected-${expected}`);
  });
}
