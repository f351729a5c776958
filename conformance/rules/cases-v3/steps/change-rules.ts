import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';
import { rule, type Need, type RuleDefinition } from '../../../kit/rule.ts';
import { statusOf } from './access.ts';
import { needsOf, type CaseInterface } from './case-interface.ts';
import { changeCase, reportReadiness, sendMessage, setStatus } from './changes.ts';
import type { BodyName } from './operator-body.ts';
import { PERSONS, replacePerson, setAsRead, type Person } from './persons.ts';

/** A version that has what came with v2. */
type SinceV2 = Exclude<CaseInterface, 'cases-v1'>;

/** Statuses by which a server refuses a body. */
const BODY_REFUSED = [400, 409, 415, 422];

const PARTIAL_APPLICATION: readonly Need[] = ['fixtures.cases.antragsNummer', 'fixtures.cases.teilantragsNummer'];
const faultsOf = (ending: string) => Object.values(PERSONS).map((name) => `${name}-${ending}`);
const mayChange = (id: CaseInterface): Need[] => [...needsOf(id), 'fixtures.cases.mayChange'];

interface Statement {
  title: string;
  source: string;
  fault: string;
  /** Faults beside those that every change has. */
  brokenBy?: readonly string[];
  body: BodyName;
  needs?: readonly Need[];
  /** What cannot be put back. */
  stays?: string;
  send(context: StepContext, id: CaseInterface): Promise<Answer>;
}

/** A change by a body of the operator, which the target is said to take. */
function changeRule(id: CaseInterface, statement: Statement): RuleDefinition {
  const { title, source, fault, brokenBy = [], body, needs = [], stays, send } = statement;
  return rule({
    level: 'must',
    title,
    source: [source],
    covers: [],
    effect: 'changes',
    needs: [...mayChange(id), ...needs, 'fixtures.cases.bodies'],
    brokenBy: [...[400, 405, 500].map((status) => `${fault}-answers-${status}`), ...brokenBy],
    async check(context) {
      const answer = await send(context, id);
      const fixtures = [`fixtures.cases.bodies.${body}`, 'fixtures.cases.mayChange'];
      context.expect.that(SUCCESS.has(answer.status), 'status 2xx', statusOf(answer, fixtures), answer);
      if (stays !== undefined) context.note(`${stays}, which cannot be undone`);
    },
  });
}

/** C06. */
export function caseCanBeChanged(id: SinceV2): RuleDefinition {
  const title = 'A case can be changed by PATCH';
  const brokenBy = ['case-change-refuses-json-patch'];
  return changeRule(id, { title, source: 'C06', fault: 'case-change', brokenBy, body: 'patch', send: changeCase });
}

/** C08. */
export function statusCanBeSet(id: CaseInterface): RuleDefinition {
  const title = 'The status of a partial application can be set';
  return changeRule(id, {
    title,
    source: 'C08',
    fault: 'status',
    brokenBy: ['status-leads-back'],
    body: 'status',
    needs: PARTIAL_APPLICATION,
    send: setStatus,
  });
}

/** C09. */
export function readinessCanBeReported(id: SinceV2): RuleDefinition {
  return changeRule(id, {
    title: 'A partial application can be reported ready for decision',
    source: 'C09',
    fault: 'readiness',
    brokenBy: ['readiness-forbidden'],
    body: 'entscheidungsreife',
    needs: PARTIAL_APPLICATION,
    stays: 'the partial application is reported ready for decision',
    send: reportReadiness,
  });
}

/** C10. */
export function messageCanBeSent(id: SinceV2): RuleDefinition {
  return changeRule(id, {
    title: 'A message can be sent to a case',
    source: 'C10',
    fault: 'message',
    body: 'nachricht',
    stays: 'the case has one message more',
    send: sendMessage,
  });
}

/** C07a and C07b. The body is not shown: whether the one that is sent is taken is the matter of `personIsTakenAsRead`. */
export function personsCanBeSet(id: CaseInterface): RuleDefinition {
  return rule({
    level: 'must',
    title: 'The customer adviser and the handler of a case can be set',
    source: ['C07a', 'C07b'],
    covers: [],
    effect: 'changes',
    needs: mayChange(id),
    cases: Object.keys(PERSONS),
    brokenBy: [...faultsOf('change-answers-405'), ...faultsOf('change-answers-500')],
    async check(context) {
      const answer = await setAsRead(context, id, personIn(context));
      assume(
        !BODY_REFUSED.includes(answer.status),
        `the body of this PUT is not shown, and what the read shows is refused with ${answer.status}`,
      );
      expectSet(context, answer);
    },
  });
}

/** C07a and C07b, for the body that is at hand. */
export function personIsTakenAsRead(id: CaseInterface): RuleDefinition {
  return rule({
    level: 'should',
    title: 'The customer adviser and the handler of a case can be set to what their reads show',
    source: ['C07a', 'C07b'],
    covers: [],
    effect: 'changes',
    needs: mayChange(id),
    cases: Object.keys(PERSONS),
    brokenBy: [400, 405, 500].flatMap((status) => faultsOf(`change-answers-${status}`)),
    check: async (context) => expectSet(context, await setAsRead(context, id, personIn(context))),
  });
}

/** C07a and C07b, for what a deployment remembers. */
export function newPersonReads(id: CaseInterface): RuleDefinition {
  return rule({
    level: 'should',
    title: 'A customer adviser or handler who was set to somebody else reads as somebody else',
    source: ['C07a', 'C07b'],
    covers: [],
    effect: 'changes',
    needs: [...mayChange(id), 'state'],
    cases: Object.keys(PERSONS),
    brokenBy: faultsOf('not-stored'),
    async check(context) {
      const { before, after } = await replacePerson(context, id, personIn(context));
      const isOther = JSON.stringify(after) !== JSON.stringify(before);
      context.expect.that(isOther, `another ${context.case} than before`, 'the former one');
    },
  });
}

function expectSet(context: Context, answer: Answer): void {
  const fixtures = ['fixtures.cases.vorgangsNummer', 'fixtures.cases.mayChange'];
  context.expect.that(SUCCESS.has(answer.status), 'status 2xx', statusOf(answer, fixtures), answer);
}

function personIn(context: Context): Person {
  return context.case as Person;
}
