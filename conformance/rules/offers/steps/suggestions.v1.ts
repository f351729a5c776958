import { isRedirect, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { assumeCredential, type Access, type Sender } from '../../steps/access.ts';
import { followRedirects } from '../../steps/redirects.ts';
import { isFound } from '../../steps/statuses.ts';
import { tried } from '../../steps/tried.ts';
import { LONG_SENTENCE, type Traced } from './trace-id.ts';
import { DETERMINATIONS } from './turn.ts';

const PATH = '/v1/finanzierungsvorschlaege/{vorgangsNummer}';

export const METHODS = ['GET', 'POST'] as const;
export type Method = (typeof METHODS)[number];

const ACCESS: Access = {
  credential: 'v2',
  probes: [
    (context, as) =>
      ask(context, 'GET', context.config.fixtures?.offers?.vorgangsNummer ?? context.uuid(), as && { as }),
    (context, as) =>
      context.once(`unknown case probed ${as ?? ''}`, (step) => ask(step, 'GET', step.uuid(), as && { as })),
  ],
};

const DETERMINED = 'once determined';

/**
 * Requests the financing suggestions of the configured case, once per run for each request.
 *
 * @param when - distinguishes equal requests
 * @throws Inconclusive when the token is not accepted
 * @throws Skipped when they have to be determined before they can be read, and writes are not allowed
 */
export async function suggestions(
  context: StepContext,
  method: Method,
  sender: Sender = {},
  when = '',
): Promise<Answer> {
  const vorgangsNummer = context.fixture('offers', 'vorgangsNummer');
  let answer = await ask(context, method, vorgangsNummer, sender, when);
  if (method === 'GET' && answer.status === 404 && sender.as === undefined) {
    await ask(context, 'POST', vorgangsNummer);
    answer = await ask(context, method, vorgangsNummer, sender, DETERMINED);
  }
  return sender.as === undefined ? assumeCredential(context, answer, ACCESS) : answer;
}

/** Reads the suggestions with a trace id; after a determination, if that is allowed, which may make them unreadable. */
export async function tracedOnceDetermined(context: StepContext, by: Traced = LONG_SENTENCE): Promise<Answer> {
  if (context.mayWrite) await tried(suggestions(context, 'POST'));
  return suggestions(context, 'GET', by);
}

/** Reads the suggestions without a trace id, after `tracedOnceDetermined`. */
export function readOnceDetermined(context: StepContext): Promise<Answer> {
  return suggestions(context, 'GET', {}, 'after a determination');
}

/** Reads the suggestions of a case that does not exist. */
export function suggestionsOfUnknown(context: StepContext): Promise<Answer> {
  return context.once('unknown case probed ', (step) => ask(step, 'GET', step.uuid()));
}

function ask(
  context: StepContext,
  method: Method,
  vorgangsNummer: string,
  sender: Sender = {},
  when = '',
): Promise<Answer> {
  return context.once(`${method} ${vorgangsNummer} ${JSON.stringify(sender)} ${when}`, async (step) => {
    const send = () => step.target.send('offers-v1', method, PATH, { ...sender, params: { vorgangsNummer } });
    if (method === 'POST') return step.inTurn(DETERMINATIONS, send);
    if (sender.as !== undefined) return send();
    const isPlain = method === 'GET' && when === '' && Object.keys(sender).length === 0;
    const served = isPlain ? await readToSeeService(step, vorgangsNummer) : undefined;
    if (served !== undefined) return served;
    // The result of a determination may not be available at once.
    const isDone = (answer: Answer) => !isRedirect(answer) && (when !== DETERMINED || isFound(answer));
    return step.poll(async () => followRedirects(step, await send(), 'v2', sender), isDone);
  });
}

/**
 * The read of the case that was sent to find out whether the interface is served, if it succeeded. Runs without writes must read it again:
 * goes-on-working needs one read that is made twice.
 */
async function readToSeeService(step: StepContext, vorgangsNummer: string): Promise<Answer | undefined> {
  const { as, answer } = step.mayWrite ? ((await tried(step.service())) ?? {}) : {};
  const isRead = answer?.url.endsWith(`/${encodeURIComponent(vorgangsNummer)}`) === true && SUCCESS.has(answer.status);
  return isRead && as !== 'none' ? answer : undefined;
}
