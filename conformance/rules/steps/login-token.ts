import type { InterfaceId } from '../../../generated/platform.ts';
import {
  assume,
  isRedirect,
  leftOut,
  NotApplicable,
  noTarget,
  rule,
  SUCCESS,
  type Answer,
  type Context,
  type Parts,
  type RuleDefinition,
  type StepContext,
  FRESH_TOKEN,
} from '../engine.ts';
import { accessTokenIn, forgedToken, laterToken, tokenFor, type TokenOperation } from './access-token.ts';
import { isCrash } from './statuses.ts';

const UNAUTHORIZED = 401;

/** The request parts that carry a token obtained during the run. */
export type Bearing = Pick<Parts, 'as' | 'headers'>;

export const bearing = (bearer: string): Bearing => ({ as: 'none', headers: { Authorization: `Bearer ${bearer}` } });

/**
 * Sends a request with a token from `operation`, and again with a newer token if the first is refused, since that may have replaced it.
 *
 * @param refusal - the status that counts as refused
 * @throws Inconclusive when the server issues no token, or no newer one
 */
export async function answerToToken(
  context: StepContext,
  operation: TokenOperation,
  ask: (sender: Bearing) => Promise<Answer>,
  refusal: number,
): Promise<Answer> {
  const token = accessTokenIn(await tokenFor(context, operation, 'login'));
  assume(token, 'needs an access_token');
  const answer = await ask(bearing(token));
  if (answer.status !== refusal) return answer;
  return context.inTurn(FRESH_TOKEN, async () => ask(bearing(await laterToken(context, operation, 'login'))));
}

interface Reads<Id extends InterfaceId> {
  /** The operation that reads. */
  at: string;
  /** Reads with the configured credential. */
  known(context: Context<Id>): Promise<Answer>;
  /** The same read with a token. */
  ask(context: Context<Id>, sender: Bearing): Promise<Answer>;
}

/** The rule that v3 accepts a token of the existing login flows; applies if another token is configured for v3. */
export function loginTokenIsTaken<Id extends InterfaceId>({ at, known, ask }: Reads<Id>): RuleDefinition<Id> {
  return rule<Id>({
    level: 'must',
    title: 'A token of the token endpoint is taken as Bearer',
    source: ['S65', 'S07'],
    at,
    effect: 'reads',
    needs: ['state', 'credentials.baufi'],
    brokenBy: ['login-token-refused', 'login-token-expired', 'login-token-crashes'],
    async check(context) {
      const { credentials, targets } = context.config;
      if (credentials?.login === undefined) throw leftOut('credentials.login');
      if (targets.login === undefined) throw noTarget('login');
      const why = 'credentials.baufi has no accessToken, so that every request has a token of credentials.login';
      if (credentials.baufi?.accessToken === undefined) throw new NotApplicable(why);
      const { status: usual } = await known(context);
      assume(SUCCESS.has(usual), `needs a read that is answered with 2xx to credentials.baufi, got ${usual}`);
      const answer = await answerToToken(context, 'POST /login', (sender) => ask(context, sender), UNAUTHORIZED);
      const { status } = answer;
      const isTaken = status !== UNAUTHORIZED && !isCrash(answer);
      context.expect.that(isTaken, 'the token to be accepted', String(status), answer);
      if (SUCCESS.has(status)) return;
      // The user of the token need not have the right to read. But a refusal like that of an invented token means that the token is unknown.
      const isAlike = (await ask(context, bearing(forgedToken(context)))).status === status;
      const alike = `the token is answered like an invented one, with ${status}`;
      // The server may redirect all reads to another address, which then asks for a token.
      if (isAlike && isRedirect(answer)) throw new NotApplicable(alike);
      assume(!isAlike, alike);
    },
  });
}
