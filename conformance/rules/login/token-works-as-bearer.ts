import { NotApplicable, type Answer, type StepContext } from '../engine.ts';
import { TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { answerToToken, bearing, type Bearing } from '../steps/login-token.ts';
import { operationOf, tokenRule } from './steps/token-request.ts';

const USELESS = ['foreign-token', 'token-with-scheme', 'opaque-token', 'token-of-words', 'token-without-claims'];

export default tokenRule({
  level: 'must',
  title: 'The access_token is accepted as Bearer by the v2 interfaces',
  source: ['S07', 'S63'],
  needs: ['state', 'credentials.login'],
  cases: TOKEN_OPERATIONS,
  brokenBy: ['form', 'basic'].flatMap((way) => USELESS.map((token) => `${way}-${token}`)),
  async check(context) {
    const { ask, refusal } = await probeThatTells(context);
    const answer = await answerToToken(context, operationOf(context), (sender) => ask(context, sender), refusal);
    const { status } = answer;
    context.expect.that(status !== refusal && status < 500, 'the token to be accepted', String(status), answer);
  },
});

type Probe = (step: StepContext, sender: Bearing) => Promise<Answer>;

/** Reads of resources that do not exist. Applications is the fallback, since offers v2 will be retired first. */
const PROBES: readonly Probe[] = [
  ({ target, uuid }, sender) =>
    target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
      ...sender,
      params: { ermittlungsId: uuid() },
    }),
  ({ target, uuid }, sender) =>
    target.send('applications', 'GET', '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}', {
      ...sender,
      params: { vorgangsnummer: uuid(), antragsnummer: uuid(), teilantragsnummer: uuid() },
    }),
];

/**
 * The first probe that tells known tokens from unknown ones, and the status that it gets with an unknown token.
 *
 * @throws NotApplicable when no probe does
 */
async function probeThatTells(context: StepContext): Promise<{ ask: Probe; refusal: number }> {
  const isOwn = context.config.credentials?.v2?.accessToken === undefined;
  const statuses: number[] = [];
  for (const [index, ask] of PROBES.entries()) {
    const { refusal, isTelling } = await context.once(`status of an invented token ${index}`, async (step) => {
      const { status } = await ask(step, bearing(step.uuid()));
      // A status other than 401 identifies an unknown token only if the token of POST /login gets another status.
      const own = status === 401 || !isOwn ? status : (await ask(step, { as: 'v2' })).status;
      const isTelling = status === 401 || (status < 500 && own < 500 && own !== status);
      return { refusal: status, isTelling };
    });
    if (isTelling) return { ask, refusal };
    statuses.push(refusal);
  }
  const answered = `an invented token is answered with ${statuses.join(' and ')}`;
  throw new NotApplicable(`${answered}, so it is unknown whether a token is accepted`);
}
