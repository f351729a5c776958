import { assume, type Answer, type Context, type StepContext } from '../../engine.ts';
import { sendBad } from './bad-values.ts';
import { plainCreation } from './create.ts';
import { foreignRights, grantOnCreation } from './granting.ts';
import { chapterOf } from './history.ts';
import { changeNobody, createBelowNobody } from './nobody.ts';

/** An answer to a creation or a change, and the statuses that make it one. */
interface ChangeAnswer {
  statuses: readonly number[];
  ask(context: StepContext): Promise<Answer>;
}

/** Such answers by the names of their cases. */
type ChangeAnswers = Readonly<Record<string, ChangeAnswer>>;

/** What accepted creations and changes answer; none of them brings a trace id. */
export const ACCEPTED_CHANGES: ChangeAnswers = {
  creation: { statuses: [201], ask: plainCreation },
  change: { statuses: [200], ask: async (context) => (await chapterOf(context, 'PERSON', 'unblocked')).answer },
};

/** What they answer when a bad value is refused; none of them brings a trace id. */
export const REFUSED_VALUES: ChangeAnswers = {
  'refused creation': { statuses: [400], ask: (context) => sendBad(context, 'POST ', 'anrede') },
  'refused change': { statuses: [400], ask: (context) => sendBad(context, 'PATCH ', 'anrede') },
};

/** D3 gives 404 for a partner that the caller cannot see; some deployments do not tell that from a missing right. */
const NOT_SEEN = [404, 403];

/** How they are refused for want of a right or of a partner: D3 shows no body; none of them brings a trace id. */
export const FORBIDDEN_CHANGES: ChangeAnswers = {
  'creation with a right not held': { statuses: [403], ask: grantOnCreation },
  'creation below nobody': { statuses: NOT_SEEN, ask: createBelowNobody },
  'change of a right not held': {
    statuses: [403],
    ask: async (context) => {
      const [first] = (await foreignRights(context)).attempts.values();
      assume(first, 'needs a change of a right that the caller does not hold');
      return first;
    },
  },
  'change of nobody': { statuses: NOT_SEEN, ask: changeNobody },
};

/**
 * The answer that the case of a rule is about.
 *
 * @param answers - has an entry for every case of the rule
 * @throws Inconclusive when the request is answered with another status, which another rule judges
 */
export async function answerOfCase(context: Context, answers: ChangeAnswers): Promise<Answer> {
  const wanted = answers[context.case];
  assume(wanted, `there is no case «${context.case}»`);
  const answer = await wanted.ask(context);
  const statuses = wanted.statuses.join(' or ');
  assume(wanted.statuses.includes(answer.status), `needs a ${context.case} (${statuses}), got ${answer.status}`);
  return answer;
}
