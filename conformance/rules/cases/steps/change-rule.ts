import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { rule, type Need, type RuleDefinition } from '../../../engine/rule.ts';
import { statusOf } from '../../steps/access.ts';
import { needsToChange, type CaseInterface } from './case-interface.ts';
import type { BodyName } from './operator-body.ts';

interface Statement<Id extends CaseInterface> {
  title: string;
  source: readonly string[];
  interfaces: readonly Id[];
  /** The operation that is judged. */
  at: string;
  /** How the names of its faults begin. */
  fault: string;
  /** Faults beside those that every change has. */
  brokenBy?: readonly string[];
  body: BodyName;
  needs?: readonly Need[];
  /** What cannot be put back. */
  stays?: string;
  send(context: StepContext<Id>): Promise<Answer>;
  /** Looks at the answer before it is judged. */
  judged?(context: StepContext<Id>, answer: Answer): void;
}

/** The rule that a change by a body of the operator is taken. */
export function changeRule<Id extends CaseInterface>({
  fault,
  brokenBy = [],
  body,
  needs = [],
  stays,
  send,
  judged = () => {},
  ...statement
}: Statement<Id>): RuleDefinition<Id> {
  return rule({
    ...statement,
    level: 'must',
    covers: [],
    effect: 'changes',
    needs: (id) => [...needsToChange(id), ...needs, 'fixtures.cases.bodies'],
    brokenBy: [...[400, 405, 500].map((status) => `${fault}-answers-${status}`), ...brokenBy],
    async check(context) {
      const answer = await send(context);
      judged(context, answer);
      const fixtures = [`fixtures.cases.bodies.${body}`, 'fixtures.cases.mayChange'];
      // Which changes a state allows is open.
      assume(
        answer.status !== 409,
        `the state of the case does not allow this change (409); see ${fixtures.join(' and ')}`,
      );
      context.expect.that(SUCCESS.has(answer.status), 'status 2xx', statusOf(answer, fixtures), answer);
      if (stays !== undefined) context.note(`${stays}, which cannot be undone`);
    },
  });
}
