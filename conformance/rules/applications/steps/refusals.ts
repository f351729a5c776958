import { CLIENT_ERROR, dimensionsOf, type Context, type RuleDefinition } from '../../engine.ts';
import { forEachPlace, expectNothingDone, type Unwanted } from './patches.ts';

interface Refusals extends Pick<RuleDefinition, 'title' | 'source' | 'brokenBy'> {
  /** Whether the refusal has to be one of the client: 4xx. */
  asClientError?: boolean;
  /**
   * Sends what is to be refused.
   *
   * @param what - what is wrong, as the place of the statement names it; empty where it names nothing
   */
  send(context: Context, what: string): Promise<Unwanted>;
}

/** The rule that patches are refused, at each place of its statements. */
export function refusals({ asClientError = false, send, ...definition }: Refusals): RuleDefinition {
  return forEachPlace({
    ...definition,
    level: 'should',
    async check(context, place) {
      const [what = ''] = Object.values(dimensionsOf(place));
      const sent = await send(context, what);
      if (asClientError) context.expect.status(sent.answer, CLIENT_ERROR);
      expectNothingDone(context, sent);
    },
  });
}
