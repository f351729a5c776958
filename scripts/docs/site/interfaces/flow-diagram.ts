import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operationsOf, type Operation } from '../../../../conformance/contracts/operations.ts';
import { markup, type Markup } from '../../../../conformance/reporters/html/markup.ts';
import type { Contract } from '../../contracts.ts';
import { operationLink } from '../addresses.ts';

/** A call of a typical use, with what is answered. */
interface FlowCall {
  /** operationId, of the interface of the page, or `login#createAccessToken` of another one. */
  call: string;
  /** Status as the contract declares it: `202`, `2XX`. */
  answer: string;
  /** What the answer carries, in a few words. */
  carries?: string;
  /** What comes with the request, in a few words. */
  sends?: string;
  /** Who calls; the application unless it says otherwise. */
  by?: string;
}

/** A step that is no call of an interface. */
interface FlowMessage {
  from: string;
  to: string;
  text: string;
  isAnswer?: boolean;
  /** Where its words lead. */
  link?: string;
}

type Message = FlowMessage | { note: string };

/** One step of a typical use. */
export type FlowStep = FlowCall | Message;

/** The typical use of an interface. */
interface Flow {
  /** What it achieves, as a sentence without its full stop. */
  title: string;
  steps: readonly FlowStep[];
}

/** Who calls, unless a step says otherwise. */
const APPLICATION = 'Your application';

/**
 * Draws the typical use of an interface: a list of messages, which the style puts between those who send and get them.
 *
 * @throws Error when it has none, or names an operation or an answer that no contract has
 */
export function drawFlow(contract: Contract, contracts: readonly Contract[], flow: Flow = flowOf(contract.id)): string {
  const messages = flow.steps.flatMap((step) => ('call' in step ? exchange(step, contract, contracts) : [step]));
  const participants = [...new Set(messages.flatMap((one) => ('note' in one ? [] : [one.from, one.to])))];
  return markup`<figure class="sequence columns-${participants.length}">
<figcaption>${flow.title}</figcaption>
<div class="diagram">
<div class="heads" aria-hidden="true">${participants.map((name) => markup`<b>${name}</b>`)}</div>
<ol>
${messages.map((message) => item(message, participants))}</ol>
</div>
</figure>`.toString();
}

/**
 * The first operation of an interface in its typical use: what a reader tries first.
 *
 * @throws Error when the interface has no typical use
 */
export function firstOperation({ id, document }: Pick<Contract, 'id' | 'document'>): Operation {
  const { steps } = flowOf(id);
  const [operation] = steps.flatMap((step) => ('call' in step ? (operationNamed(document, step.call) ?? []) : []));
  if (operation === undefined) throw new Error(`The typical use of ${id} has no operation of its own.`);
  return operation;
}

/**
 * The typical use of an interface: `flows/<interface>.yaml`; statuses and operations are those of its contract.
 *
 * @throws Error when it has none
 */
export function flowOf(id: string): Flow {
  const file = new URL(`../flows/${id}.yaml`, import.meta.url);
  if (!existsSync(file)) throw new Error(`${id} has no typical use: add scripts/docs/site/flows/${id}.yaml.`);
  return parse(readFileSync(file, 'utf8')) as Flow;
}

function operationNamed(document: Contract['document'], id: string | undefined): Operation | undefined {
  return operationsOf(document).find(({ object }) => object.operationId === id);
}

/** A call as the two messages that it consists of. */
function exchange(step: FlowCall, own: Contract, contracts: readonly Contract[]): Message[] {
  const [operationId = '', otherId] = step.call.split('#').toReversed();
  const contract = otherId === undefined ? own : contracts.find(({ id }) => id === otherId);
  const operation = contract && operationNamed(contract.document, operationId);
  if (contract === undefined || operation === undefined) throw new Error(`${own.id}: no contract has ${step.call}.`);
  if (operation.object.responses?.[step.answer] === undefined) {
    throw new Error(`${own.id}: ${step.call} does not declare the answer ${step.answer}.`);
  }
  const { by = APPLICATION, sends = [], carries = [] } = step;
  const { method, path } = operation;
  const request = [`${method.toUpperCase()} ${path}`, sends].flat().join(': ');
  const answer = [step.answer.toLowerCase(), carries].flat().join(', ');
  return [
    { from: by, to: contract.title, text: request, link: operationLink(contract.id, operationId) },
    { from: contract.title, to: by, text: answer, isAnswer: true },
  ];
}

function item(message: Message, participants: readonly string[]): Markup {
  if ('note' in message) return markup`<li class="note">${message.note}</li>\n`;
  const { from, to, text, isAnswer = false, link } = message;
  const [start, end] = [participants.indexOf(from) + 1, participants.indexOf(to) + 1];
  const columns = `from-${String(Math.min(start, end))} to-${String(Math.max(start, end))}`;
  const kind = `${start <= end ? 'rightward' : 'leftward'}${isAnswer ? ' answer' : ''}`;
  const words = link === undefined ? markup`<span>${text}</span>` : markup`<a href="${link}">${text}</a>`;
  return markup`<li class="${columns} ${kind}"><span class="unseen">${from} to ${to}: </span>${words}</li>\n`;
}
