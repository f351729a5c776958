import { messageOf } from '../../../../conformance/message-of.ts';
import { element, field } from '../dom/element.ts';
import { copyButton } from '../site/copy.ts';
import { answerPlace, shownText } from './answer.ts';
import type { TriedAnswer, TriedBody, TriedInterface, TriedOperation, TriedParameter } from './model.ts';
import { curlOf, keptBack, requestOf, type Filled, type TriedRequest } from './request.ts';
import { send } from './send.ts';

/** How a form is used. */
export interface FormOptions {
  /** Address of the page of the contract, for links to the operations. */
  contract: string;
  /** Id of the operation that is shown first; the first one unless given. */
  first: string | undefined;
  /** Bodies are GraphQL: query and variables are written apart. */
  isGraphql: boolean;
}

/** A part of the form, with what is filled in. */
interface Part<Value> {
  elements: HTMLElement[];
  read: () => Value;
}

const PLAIN = { spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' };
const TEXT = { type: 'text', ...PLAIN };

/** The form for trying out the operations of one interface. It sends nothing but when its button is pressed. */
export function tryItForm({ title, address, operations }: TriedInterface, options: FormOptions): HTMLElement {
  const choice = element('select', {}, ...grouped(operations));
  const mock = element('input', { type: 'url', value: address, required: true, spellcheck: 'false' });
  const place = element('div');
  const button = element('button', { type: 'submit', class: 'primary' }, 'Send');
  const command = shownText('curl command', '');
  const note = element('p', { class: 'soft', 'aria-live': 'polite' });
  const answer = answerPlace();
  const form = element(
    'form',
    { class: 'try', 'aria-label': `Try it: ${title}` },
    ...(operations.length > 1 ? [field('Operation', choice)] : []),
    field('Address of the mock', mock, '«npm run mock» starts it. Nothing is sent but when you press «Send».'),
    place,
    button,
    element(
      'details',
      {},
      element('summary', {}, 'As a curl command'),
      element('div', { class: 'code' }, command, copyButton(command)),
    ),
    note,
    answer.element,
  );

  let shown: TriedOperation | undefined;
  let filled: Part<Omit<Filled, 'address'>>;
  const request = (operation: TriedOperation): TriedRequest =>
    requestOf(operation, { address: mock.value, ...filled.read() });
  const update = (): void => {
    // What is not right yet, such as half of a JSON text, is told when it is sent.
    if (shown === undefined || !form.checkValidity()) return;
    const current = request(shown);
    command.textContent = curlOf(current);
    const names = keptBack(current).join(', ');
    note.textContent = names === '' ? '' : `Browsers do not let pages send ${names}. The curl command sends it.`;
  };
  const show = (): void => {
    shown = operations.find(({ id }) => id === choice.value) ?? operations[0];
    if (shown === undefined) return;
    filled = operationPart(shown, options);
    place.replaceChildren(...filled.elements);
    update();
  };
  form.addEventListener('input', update);
  choice.addEventListener('change', show);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (shown === undefined) return;
    const { answers } = shown;
    button.disabled = true;
    answer.wait();
    void send(request(shown)).then((outcome) => {
      button.disabled = false;
      answer.show(outcome, answers);
    });
  });
  if (operations.some(({ id }) => id === options.first)) choice.value = options.first ?? '';
  show();
  return form;
}

function grouped(operations: readonly TriedOperation[]): HTMLElement[] {
  return [...new Set(operations.map(({ group }) => group))].map((label) => {
    const members = operations.filter(({ group }) => group === label);
    const entries = members.map(({ id, method, path, summary }) =>
      element('option', { value: id }, `${method} ${path} · ${summary}`),
    );
    return element('optgroup', { label }, ...entries);
  });
}

function operationPart(operation: TriedOperation, { contract, isGraphql }: FormOptions): Part<Omit<Filled, 'address'>> {
  const parameters = operation.parameters.map((parameter) => ({ parameter, control: parameterControl(parameter) }));
  const headers = element(
    'textarea',
    { rows: '2', ...PLAIN },
    operation.credentials.map((header) => header.join(': ')).join('\n'),
  );
  const body = isGraphql ? queryPart(operation.bodies) : bodyPart(operation.bodies);
  const answers = operation.answers.flatMap(preferences);
  const wanted = selectOf([
    'As the mock decides',
    ...answers.map(
      ({ answer: { status, description }, example }) =>
        `${String(status)}: ${example === undefined ? description : `example ${example}`}`,
    ),
  ]);
  return {
    elements: [
      element(
        'p',
        {},
        element('code', {}, `${operation.method} ${operation.path}`),
        ' ',
        element('a', { href: `${contract}#operation/${operation.id}` }, 'In the contract'),
      ),
      ...parameters.map(({ parameter: { name, in: place, required, description }, control }) =>
        field(`${name} (${place}${required ? ', required' : ''})`, control, description),
      ),
      field('Headers', headers, 'One a line: a name, a colon, a value.'),
      ...body.elements,
      ...(answers.length === 0
        ? []
        : [field('Wanted answer', wanted, 'Sent as the header Prefer, which the mock understands.')]),
    ],
    read() {
      const answer = answers[wanted.selectedIndex - 1];
      const content = body.read();
      return {
        parameters: parameters.map(({ parameter, control }) => ({ parameter, value: control.value })),
        headers: headers.value.split('\n').map(headerIn),
        ...(content && { body: content }),
        ...(answer && { answer }),
      };
    },
  };
}

type Preference = NonNullable<Filled['answer']>;

/** Every answer, and every example of those that have several. */
function preferences(answer: TriedAnswer): Preference[] {
  return answer.examples.length === 0 ? [{ answer }] : answer.examples.map((example) => ({ answer, example }));
}

function headerIn(line: string): [name: string, value: string] {
  const [name = '', ...value] = line.split(':');
  return [name.trim(), value.join(':').trim()];
}

function parameterControl({ required, value, choices }: TriedParameter): HTMLInputElement | HTMLSelectElement {
  if (choices.length > 0) {
    const entries = (required ? choices : ['', ...choices]).map((choice) =>
      element('option', { value: choice, selected: required && choice === value }, choice === '' ? 'not sent' : choice),
    );
    return element('select', {}, ...entries);
  }
  // An optional one is not sent unless the reader asks for it.
  const placeholder = value === '' ? 'not sent' : `not sent; for example ${value}`;
  return element('input', { ...TEXT, ...(required ? { value, required } : { placeholder }) });
}

function selectOf(choices: readonly string[]): HTMLSelectElement {
  return element('select', {}, ...choices.map((choice) => element('option', {}, choice)));
}

/** The choice among the examples of the contract; the first is shown. */
function exampleField(bodies: readonly TriedBody[], show: (body: TriedBody) => void): HTMLElement[] {
  const example = selectOf(bodies.map(({ title, mediaType }) => `${title} (${mediaType})`));
  const choose = (): void => {
    const chosen = bodies[example.selectedIndex];
    if (chosen !== undefined) show(chosen);
  };
  // The form hears of it after this.
  example.addEventListener('input', choose);
  choose();
  return bodies.length > 1 ? [field('Example', example)] : [];
}

function bodyPart(bodies: readonly TriedBody[]): Part<Filled['body']> {
  if (bodies.length === 0) return { elements: [], read: () => undefined };
  const mediaType = element('input', TEXT);
  const text = element('textarea', PLAIN);
  const show = (body: TriedBody): void => {
    mediaType.value = body.mediaType;
    text.value = body.text;
    text.rows = Math.min(18, body.text.split('\n').length + 1);
  };
  const elements = [...exampleField(bodies, show), field('Content-Type', mediaType), field('Body', text)];
  return { elements, read: () => ({ mediaType: mediaType.value.trim(), text: text.value }) };
}

function queryPart(bodies: readonly TriedBody[]): Part<Filled['body']> {
  const query = element('textarea', { rows: '16', required: true, ...PLAIN });
  const variables = element('textarea', { rows: '6', ...PLAIN });
  const show = ({ text }: TriedBody): void => {
    const { query: start, variables: values = {} } = JSON.parse(text) as { query: string; variables?: unknown };
    query.value = start.trim();
    variables.value = JSON.stringify(values, undefined, 2);
  };
  // No variables at all are as good as none of them.
  const read = (): unknown => JSON.parse(variables.value.trim() || '{}');
  variables.addEventListener('input', () => {
    try {
      read();
      variables.setCustomValidity('');
    } catch (error) {
      variables.setCustomValidity(`The variables are no JSON: ${messageOf(error)}`);
    }
  });
  return {
    elements: [
      ...exampleField(bodies, show),
      field('Query', query, 'Ctrl+Enter runs it.'),
      field('Variables (JSON)', variables),
    ],
    read: () => ({ mediaType: 'application/json', text: JSON.stringify({ query: query.value, variables: read() }) }),
  };
}
