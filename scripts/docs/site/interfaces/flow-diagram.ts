import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operationsOf, type Operation } from '../../../../conformance/contracts/operations.ts';
import { markup, type Markup } from '../../../../conformance/reporters/html/markup.ts';
import type { Contract } from '../../contracts.ts';
import { operationLink } from '../addresses.ts';

/** A request of a typical use, with its response. */
interface FlowCall {
  /** operationId of the page's interface, or `login#createAccessToken` of another one. */
  call: string;
  /** Status as the contract declares it: `202`, `2XX`. */
  answer: string;
  /** Content of the response, in a few words. */
  carries?: string;
  /** Content of the request, in a few words. */
  sends?: string;
  /** The caller; by default the application. */
  by?: string;
}

/** A step that is not a request to an interface. */
interface FlowMessage {
  from: string;
  to: string;
  text: string;
  isAnswer?: boolean;
  link?: string;
}

type Message = FlowMessage | { note: string };

export type FlowStep = FlowCall | Message;

interface Flow {
  /** Its purpose, as a sentence without a full stop. */
  title: string;
  steps: readonly FlowStep[];
}

const APPLICATION = 'Your application';

/**
 * Draws the typical use of an interface as a list of messages, which the style places between sender and receiver.
 *
 * @throws Error if it has none, or names an operation or a response that no contract has
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
 * The first operation in the typical use of an interface, which a reader tries first.
 *
 * @throws Error if it has no typical use
 */
export function firstOperation({ id, document }: Pick<Contract, 'id' | 'document'>): Operation {
  const { steps } = flowOf(id);
  const [operation] = steps.flatMap((step) => ('call' in step ? (operationNamed(document, step.call) ?? []) : []));
  if (operation === undefined) throw new Error(`The typical use of ${id} has no operation of its own.`);
  return operation;
}

/**
 * The typical use of an interface, from `flows/<interface>.yaml`.
 *
 * @throws Error if it has none
 */
export function flowOf(id: string): Flow {
  const file = new URL(`../flows/${id}.yaml`, import.meta.url);
  if (!existsSync(file)) throw new Error(`${id} has no typical use: add scripts/docs/site/flows/${id}.yaml.`);
  return parse(readFileSync(file, 'utf8')) as Flow;
}

function operationNamed(document: Contract['document'], id: string | undefined): Operation | undefined {
  return operationsOf(document).find(({ object }) => object.operationId === id);
}

/** A request and its response, as messages. */
function exchange(step: FlowCall, own: Contract, contracts: readonly Contract[]): Message[] {
  const [operationId = '', otherId] = step.call.split('#').toReversed();
  const contract = otherId === undefined ? own : contracts.find(({ id }) => id === otherId);
  const operation = contract && operationNamed(contract.document, operationId);
  if (contract === undefined || operation === undefined) throw new Error(`${own.id}: no contract has ${step.call}.`);
  if (operation.object.responses?.[step.answer] === undefined) {
    throw new Error(`${own.id}: ${step.call} does not declare the response ${step.answer}.`);
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
