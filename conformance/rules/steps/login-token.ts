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

/** How a request carries a token that it was given. */
export type Bearing = Pick<Parts, 'as' | 'headers'>;

/** The headers of a request with a token as Bearer. */
export const bearing = (bearer: string): Bearing => ({ as: 'none', headers: { Authorization: `Bearer ${bearer}` } });

/**
 * Sends a request with the token of an operation or, where that is refused, with a later one, which may have replaced it.
 *
 * @throws Inconclusive when there is no token, or no later one
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
  /** The operation that is read. */
  at: string;
  /** Reads with the credential of the configuration. */
  known(context: Context<Id>): Promise<Answer>;
  /** Reads the same with a token. */
  ask(context: Context<Id>, sender: Bearing): Promise<Answer>;
}

/** The rule that v3 takes a token of the existing flows, where the configuration has another one for it. */
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
      if (credentials.baufi?.accessToken === undefined)
        throw new NotApplicable(
          'credentials.baufi has no accessToken, so that every request has a token of credentials.login',
        );
      const { status: usual } = await known(context);
      assume(SUCCESS.has(usual), `needs a read that is answered with 2xx to credentials.baufi, got ${usual}`);
      const answer = await answerToToken(context, 'POST /login', (sender) => ask(context, sender), UNAUTHORIZED);
      const { status } = answer;
      const isTaken = status !== UNAUTHORIZED && !isCrash(answer);
      context.expect.that(isTaken, 'an answer to the bearer of the token', String(status), answer);
      if (SUCCESS.has(status)) return;
      // What the user of the token may read is open; but a refusal like that of an invented token shows that it is not known.
      const isAlike = (await ask(context, bearing(forgedToken(context)))).status === status;
      const alike = `the token is answered like an invented one, with ${status}`;
      // Reads may redirect everybody to where a token is asked for.
      if (isAlike && isRedirect(answer)) throw new NotApplicable(alike);
      assume(!isAlike, alike);
    },
  });
}
