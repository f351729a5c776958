import { messageOf } from '../../../../../conformance/message-of.ts';
import { element, field } from '../dom/element.ts';
import { answerPlace, indented, shownText } from './answer.ts';
import { curlBlock } from './curl-block.ts';
import type { TriedInterface } from './model.ts';
import { requestOf, type TriedRequest } from './request.ts';
import { send } from './send.ts';

/**
 * A form that runs GraphQL queries against the mock, with the examples of the contract to begin from. It sends nothing but when
 * its button is pressed.
 *
 * @throws Error when the interface has no operation with a body
 */
export function explorer({ title, address, operations }: TriedInterface): HTMLElement {
  const operation = operations.find(({ bodies }) => bodies.length > 0);
  if (operation === undefined) throw new Error(`${title} has no operation that takes a query.`);
  const { bodies, credentials } = operation;
  const headers = credentials.map(([name, value]) => {
    const control = element('input', { type: 'text', value, spellcheck: 'false', autocomplete: 'off' });
    return { name, control };
  });
  const example = element('select', {}, ...bodies.map((body) => element('option', {}, body.title)));
  const mock = element('input', { type: 'url', value: address, required: true, spellcheck: 'false' });
  const query = element('textarea', { rows: '16', spellcheck: 'false', autocapitalize: 'off', required: true });
  const variables = element('textarea', { rows: '6', spellcheck: 'false', autocapitalize: 'off' });
  const button = element('button', { type: 'submit', class: 'primary' }, 'Run');
  const curl = curlBlock();
  const answer = answerPlace();
  const form = element(
    'form',
    { class: 'try', 'aria-label': `GraphQL explorer: ${title}` },
    ...(bodies.length > 1 ? [field('Begin from', example)] : []),
    field('Query', query, 'Ctrl+Enter runs it.'),
    field('Variables (JSON)', variables),
    ...headers.map(({ name, control }) => field(name, control)),
    field('Address of the mock', mock, '«npm run mock» starts it. Nothing is sent but when you press «Run».'),
    element('div', { class: 'send' }, button),
    curl.element,
    answer.element,
  );

  const begin = (): void => {
    const text = bodies[Math.max(0, example.selectedIndex)]?.text ?? '{}';
    const { query: start = '', variables: values = {} } = JSON.parse(text) as { query?: string; variables?: unknown };
    query.value = start.trim();
    variables.value = JSON.stringify(values, undefined, 2);
  };
  const request = (): TriedRequest =>
    requestOf(operation, {
      address: mock.value,
      parameters: [],
      headers: headers.map(({ name, control }): [string, string] => [name, control.value]),
      body: {
        mediaType: 'application/json',
        text: JSON.stringify({ query: query.value, variables: read(variables.value) }),
      },
    });
  const update = (): void => {
    variables.setCustomValidity(problemOf(variables.value));
    if (variables.validity.valid) curl.show(request());
  };

  example.addEventListener('change', () => {
    begin();
    update();
  });
  form.addEventListener('input', update);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    answer.wait();
    void send(request()).then((outcome) => {
      button.disabled = false;
      answer.show(outcome, operation.answers, shownResult);
    });
  });
  begin();
  update();
  return form;
}

/** What is wrong with the variables; empty where nothing is. */
function problemOf(variables: string): string {
  try {
    read(variables);
    return '';
  } catch (error) {
    return `The variables are no JSON: ${messageOf(error)}`;
  }
}

/** No variables at all are as good as none of them. */
function read(variables: string): unknown {
  return variables.trim() === '' ? {} : JSON.parse(variables);
}

/** The errors as sentences, and the whole answer. */
function shownResult(text: string): (Node | string)[] {
  const whole = shownText('Body', indented(text));
  const errors = errorsIn(text);
  if (errors.length === 0) return [whole];
  const items = errors.map((message) => element('li', {}, message));
  return [element('ul', { class: 'bad', 'aria-label': 'Errors' }, ...items), whole];
}

function errorsIn(text: string): string[] {
  try {
    const { errors = [] } = JSON.parse(text) as { errors?: { message?: string }[] };
    return errors.map(({ message = 'An error without a message' }) => message);
  } catch {
    return [];
  }
}
