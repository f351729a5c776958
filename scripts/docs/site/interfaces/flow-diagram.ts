import { operationsOf, type Operation } from '../../../../conformance/contracts/operations.ts';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { operationLink } from '../addresses.ts';
import { breakable } from '../inline.ts';
import { sequenceDiagram, type Step } from '../sequence-diagram.ts';
import { APPLICATION, type Flow, type FlowCall, type FlowStep } from './flow.ts';
import { FLOWS } from './flows.ts';

const LONGEST_PATH = 30;

/** The typical use of an interface as a picture and in words. */
export interface DrawnFlow {
  title: string;
  picture: Html;
  /** One entry a step. */
  words: Html[];
}

/**
 * Draws the typical use of an interface.
 *
 * @throws Error when it has none, or names an operation or an answer that no contract has
 */
export function drawFlow(
  contract: Contract,
  contracts: readonly Contract[],
  flow: Flow = flowOf(contract.id),
): DrawnFlow {
  const steps = flow.steps.map((step) => ('call' in step ? resolve(step, contract, contracts) : step));
  const participants = [...new Set(steps.flatMap(participantsOf))];
  const picture = sequenceDiagram({
    id: `${contract.id}-sequence`,
    title: flow.title,
    participants,
    steps: steps.flatMap(messagesOf),
  });
  return { title: flow.title, picture, words: steps.map(inWords) };
}

/**
 * The first operation of an interface in its typical use: what a reader tries first.
 *
 * @throws Error when the interface has no typical use
 */
export function firstOperation({ id, document }: Pick<Contract, 'id' | 'document'>): Operation {
  const own = flowOf(id).steps.flatMap((step) => ('call' in step && !step.call.includes('#') ? [step.call] : []));
  const operation = operationsOf(document).find(({ object }) => object.operationId === own[0]);
  if (operation === undefined) throw new Error(`The typical use of ${id} has no operation of its own.`);
  return operation;
}

function flowOf(id: string): Flow {
  const flow = FLOWS[id];
  if (flow === undefined) throw new Error(`${id} has no typical use: add scripts/docs/site/interfaces/flows/${id}.ts.`);
  return flow;
}

interface ResolvedCall extends FlowCall {
  to: string;
  link: string;
  operation: Operation;
}
type ResolvedStep = Exclude<FlowStep, FlowCall> | ResolvedCall;

function resolve(step: FlowCall, own: Contract, contracts: readonly Contract[]): ResolvedCall {
  const [operationId = '', otherId] = step.call.split('#').toReversed();
  const contract = otherId === undefined ? own : contracts.find(({ id }) => id === otherId);
  const operation = operationsOf(contract?.document ?? { ...own.document, paths: {} }).find(
    ({ object }) => object.operationId === operationId,
  );
  if (contract === undefined || operation === undefined) throw new Error(`${own.id}: no contract has ${step.call}.`);
  if (operation.object.responses?.[step.answer] === undefined) {
    throw new Error(`${own.id}: ${step.call} does not declare the answer ${step.answer}.`);
  }
  return { ...step, to: contract.title, link: operationLink(contract.id, operationId), operation };
}

function participantsOf(step: ResolvedStep): string[] {
  if ('note' in step) return [];
  return 'call' in step ? [step.by ?? APPLICATION, step.to] : [step.from, step.to];
}

function messagesOf(step: ResolvedStep): Step[] {
  if ('note' in step) return [step];
  if (!('call' in step)) return [{ isAnswer: false, ...step }];
  const by = step.by ?? APPLICATION;
  const { method, path } = step.operation;
  const request = [`${method.toUpperCase()} ${shortened(path)}`, ...(step.sends === undefined ? [] : [step.sends])];
  return [
    { from: by, to: step.to, text: request.join(': '), isAnswer: false },
    { from: step.to, to: by, text: answerOf(step), isAnswer: true },
  ];
}

function inWords(step: ResolvedStep): Html {
  if ('note' in step) return html`${step.note}`;
  if (!('call' in step)) return html`${step.from} to ${step.to}: ${step.text}.`;
  const { operation, link, to, by = APPLICATION, sends, answer, carries } = step;
  const request = html`<a href="${link}">${breakable(operation.key)}</a>`;
  const what = sends === undefined ? '' : ` with ${sends}`;
  const brings = carries === undefined ? '' : ` (${carries})`;
  return html`${by} to ${to}: ${request}${what}. The answer is ${answer.toLowerCase()}${brings}.`;
}

function answerOf({ answer, carries }: FlowCall): string {
  const status = answer.toLowerCase();
  return carries === undefined ? status : `${status}, ${carries}`;
}

/** The end of a long path. */
function shortened(path: string): string {
  if (path.length <= LONGEST_PATH) return path;
  const segments = path.split('/');
  let tail = segments.pop() ?? '';
  for (let next = segments.pop(); next !== undefined; next = segments.pop()) {
    if (next.length + tail.length + 3 > LONGEST_PATH) break;
    tail = `${next}/${tail}`;
  }
  return `…/${tail}`;
}
