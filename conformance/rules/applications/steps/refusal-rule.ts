import type { Answer } from '../../../engine/answer.ts';
import type { Context } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { rule, type RuleDefinition } from '../../../engine/rule.ts';
import { dimensionsOf } from '../../../engine/statements.ts';
import { isRefused } from './application.ts';
import { CHANGEABLE } from './needs.ts';
import { casesAt, placeOf } from './places.ts';

interface Refusals extends Pick<RuleDefinition, 'title' | 'source' | 'brokenBy'> {
  /** Whether the refusal has to be one of the client: 4xx. */
  asClientError?: boolean;
  /**
   * Sends what is to be refused.
   *
   * @param what - what is wrong, as the place of the statement names it; empty where it names nothing
   */
  send(context: Context, what: string): Promise<Answer>;
}

/** The rule that patches are refused, at each place of its statements. */
export function refusals({ asClientError = false, send, ...definition }: Refusals): RuleDefinition<'applications'> {
  return rule({
    ...definition,
    level: 'should',
    interfaces: ['applications'],
    covers: [],
    at: 'PATCH /v2/antraege/**',
    effect: 'changes',
    needs: [...CHANGEABLE, 'state'],
    cases: casesAt(...definition.source),
    async check(context) {
      const [what = ''] = Object.values(dimensionsOf(placeOf(context, ...definition.source)));
      const answer = await send(context, what);
      if (asClientError) context.expect.that(isRefused(answer), 'status 4xx', String(answer.status), answer);
      else context.expect.refused(answer, SUCCESS);
    },
  });
}
