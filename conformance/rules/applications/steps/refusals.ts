import { CLIENT_ERROR, dimensionsOf, type Context, type RuleDefinition } from '../../engine.ts';
import { forEachPlace, expectNothingDone, type Unwanted } from './patches.ts';

interface Refusals extends Pick<RuleDefinition, 'title' | 'source' | 'brokenBy'> {
  /** Whether the refusal must be a 4xx. */
  asClientError?: boolean;
  /** Sends the patch that should be refused; `what` is the deviation that the place of the statement names, if any. */
  send(context: Context, what: string): Promise<Unwanted>;
}

/** Declares a rule that patches are refused, with a case for each place of its statements. */
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
