import { element } from '../dom/element.ts';
import type { TriedAnswer } from './model.ts';
import type { Outcome } from './send.ts';

/** The place where the answer appears: a line that is read out, and below it the answer itself. */
export interface AnswerPlace {
  element: HTMLElement;
  /** Says that a request is on its way. */
  wait(): void;
  /**
   * @param declared answers of the operation, for what a browser hides
   * @param body how the body is shown; default as it came, JSON indented
   */
  show(outcome: Outcome, declared: readonly TriedAnswer[], body?: (text: string) => (Node | string)[]): void;
}

/** Makes an empty place for an answer. */
export function answerPlace(): AnswerPlace {
  const status = element('p', { role: 'status' });
  const details = element('div');
  const say = (text: string, kind: string): void => {
    status.textContent = text;
    status.className = kind;
  };
  return {
    element: element('section', { class: 'answer', 'aria-label': 'Answer' }, status, details),
    wait() {
      say('Sending …', '');
      details.replaceChildren();
    },
    show(outcome, declared, body = shownBody) {
      if (outcome.kind === 'failed') {
        say(outcome.problem, 'bad');
        details.replaceChildren();
      } else if (outcome.kind === 'redirected') {
        say(`A redirect, after ${String(Math.round(outcome.durationMs))} ms`, 'good');
        details.replaceChildren(...redirectHelp(declared));
      } else {
        const { status: code, statusText, headers, durationMs } = outcome;
        say(`${String(code)} ${statusText}, after ${String(Math.round(durationMs))} ms`, code < 400 ? 'good' : 'bad');
        details.replaceChildren(...body(outcome.body), shownHeaders(headers));
      }
    },
  };
}

/** A text that can be scrolled with the keyboard, in a frame with a name. */
export function shownText(name: string, text: string): HTMLElement {
  return element('pre', { tabindex: '0', role: 'region', 'aria-label': name }, element('code', {}, text));
}

/** JSON in lines; any other text as it is. */
export function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

function shownBody(text: string): (Node | string)[] {
  return text === '' ? [element('p', { class: 'soft' }, 'The body is empty.')] : [shownText('Body', indented(text))];
}

function shownHeaders(headers: readonly [string, string][]): HTMLElement {
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  return element('details', { open: true }, element('summary', {}, 'Headers'), shownText('Headers', lines));
}

/** What the contract says about the redirects of an operation, since the page sees none of it. */
function redirectHelp(declared: readonly TriedAnswer[]): HTMLElement[] {
  const redirects = declared.filter(({ status }) => status >= 300 && status < 400);
  return [
    element(
      'p',
      {},
      'Browsers hide the status and the Location of a redirect from pages; the curl command above shows them. The contract says:',
    ),
    element(
      'ul',
      {},
      ...redirects.map(({ status, description, location }) => {
        const example = location === undefined ? [] : [' Location, for example: ', element('code', {}, location)];
        return element('li', {}, `${String(status)}: ${description}`, ...example);
      }),
    ),
  ];
}
