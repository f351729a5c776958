import { isObject } from '../../../../conformance/json.ts';
import { element } from '../dom/element.ts';
import type { TriedAnswer } from './model.ts';
import type { Outcome } from './send.ts';

/** The place where the answer appears: a line that is read out, and below it the answer itself. */
export interface AnswerPlace {
  element: HTMLElement;
  /** Says that a request is on its way. */
  wait(): void;
  /** @param declared answers of the operation, for what a browser hides */
  show(outcome: Outcome, declared: readonly TriedAnswer[]): void;
}

/** Makes an empty place for an answer. */
export function answerPlace(): AnswerPlace {
  const status = element('p', { role: 'status' });
  const details = element('div');
  const say = (text: string, kind: string, ...more: readonly HTMLElement[]): void => {
    status.textContent = text;
    status.className = kind;
    details.replaceChildren(...more);
  };
  return {
    element: element('section', { class: 'reply', 'aria-label': 'Answer' }, status, details),
    wait: () => say('Sending …', ''),
    show(outcome, declared) {
      if (outcome.kind === 'failed') return say(outcome.problem, 'bad');
      const after = `after ${String(Math.round(outcome.durationMs))} ms`;
      if (outcome.kind === 'redirected') return say(`A redirect, ${after}`, 'good', ...redirectHelp(declared));
      const { status: code, statusText, headers, body } = outcome;
      const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
      const shown = element('details', { open: true }, element('summary', {}, 'Headers'), shownText('Headers', lines));
      say(`${String(code)} ${statusText}, ${after}`, code < 400 ? 'good' : 'bad', ...shownBody(body), shown);
    },
  };
}

/** A text that can be scrolled with the keyboard, in a frame with a name. */
export function shownText(name: string, text: string): HTMLElement {
  return element('pre', { tabindex: '0', role: 'region', 'aria-label': name }, text);
}

/** A body, JSON in lines; the errors of GraphQL as sentences above it. */
function shownBody(text: string): HTMLElement[] {
  if (text === '') return [element('p', { class: 'soft' }, 'The body is empty.')];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [shownText('Body', text)];
  }
  const errors = isObject(json) && Array.isArray(json['errors']) ? (json['errors'] as { message?: string }[]) : [];
  const items = errors.map(({ message = 'An error without a message' }) => element('li', {}, message));
  const list = items.length === 0 ? [] : [element('ul', { class: 'bad', 'aria-label': 'Errors' }, ...items)];
  return [...list, shownText('Body', JSON.stringify(json, undefined, 2))];
}

/** What the contract says about the redirects of an operation, since the page sees none of it. */
function redirectHelp(declared: readonly TriedAnswer[]): HTMLElement[] {
  const redirects = declared.filter(({ status }) => status >= 300 && status < 400);
  const items = redirects.map(({ status, description, location }) =>
    element(
      'li',
      {},
      `${String(status)}: ${description}`,
      ...(location === undefined ? [] : [' Location, for example: ', element('code', {}, location)]),
    ),
  );
  const why =
    'Browsers hide the status and the Location of a redirect from pages; the curl command above shows them. The contract says:';
  return [element('p', {}, why), element('ul', {}, ...items)];
}
