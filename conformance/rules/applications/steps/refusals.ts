import { dimensionsOf, NO_REFUSAL, type Answer, type Context, type RuleDefinition } from '../../engine.ts';
import { isRefused } from './application.ts';
import { forEachPlace } from './needs.ts';

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
export function refusals({ asClientError = false, send, ...definition }: Refusals): RuleDefinition {
  return forEachPlace({
    ...definition,
    level: 'should',
    async check(context, place) {
      const [what = ''] = Object.values(dimensionsOf(place));
      const answer = await send(context, what);
      if (asClientError) context.expect.that(isRefused(answer), 'status 4xx', String(answer.status), answer);
      else context.expect.refused(answer, NO_REFUSAL);
    },
  });
}
