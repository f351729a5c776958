import { element, field } from '../dom/element.ts';
import { bodyFields } from './body-fields.ts';
import { headerFields } from './header-fields.ts';
import type { TriedAnswer, TriedOperation, TriedParameter } from './model.ts';
import type { Filled } from './request.ts';

/** The part of the form that belongs to one operation. */
export interface OperationFields {
  operation: TriedOperation;
  elements: HTMLElement[];
  read(): Omit<Filled, 'address'>;
}

/**
 * Makes the fields of an operation, filled in with the examples of its contract.
 *
 * @param link address of the operation in the page of its contract
 * @param changed called when the form itself changes what is filled in
 */
export function operationFields(operation: TriedOperation, link: string, changed: () => void): OperationFields {
  const parameters = operation.parameters.map((parameter) => ({ parameter, control: parameterControl(parameter) }));
  const headers = headerFields(operation.credentials, changed);
  const body = operation.bodies.length === 0 ? undefined : bodyFields(operation.bodies, changed);
  const answers = operation.answers.flatMap(preferences);
  const answer = element('select', {}, element('option', {}, 'As the mock decides'), ...answers.map(optionOf));
  return {
    operation,
    elements: [
      element(
        'p',
        {},
        element('code', {}, `${operation.method} ${operation.path}`),
        ' ',
        element('a', { href: link }, 'In the contract'),
      ),
      ...(parameters.length === 0 ? [] : [parameterSet(parameters)]),
      headers.element,
      ...(body === undefined ? [] : [body.element]),
      ...(answers.length === 0
        ? []
        : [field('Wanted answer', answer, 'Sent as the header Prefer, which the mock understands.')]),
    ],
    read() {
      const wanted = answers[answer.selectedIndex - 1];
      return {
        parameters: parameters.map(({ parameter, control }) => ({ parameter, value: control.value })),
        headers: headers.read(),
        ...(body === undefined ? {} : { body: body.read() }),
        ...(wanted === undefined ? {} : { answer: wanted }),
      };
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement;

function parameterControl({ required, value, choices }: TriedParameter): Control {
  if (choices.length > 0) {
    const options = (required ? choices : ['', ...choices]).map((choice) =>
      element('option', { value: choice, selected: required && choice === value }, choice === '' ? 'not sent' : choice),
    );
    return element('select', {}, ...options);
  }
  // An optional one is not sent unless the reader asks for it.
  const start = required
    ? { value, required }
    : { placeholder: value === '' ? 'not sent' : `not sent; for example ${value}` };
  return element('input', { type: 'text', spellcheck: 'false', autocomplete: 'off', ...start });
}

function parameterSet(parameters: readonly { parameter: TriedParameter; control: Control }[]): HTMLElement {
  return element(
    'fieldset',
    {},
    element('legend', {}, 'Parameters'),
    ...parameters.map(({ parameter: { name, in: place, required, description }, control }) =>
      field(`${name} (${place}${required ? ', required' : ''})`, control, description),
    ),
  );
}

type Preference = NonNullable<Filled['answer']>;

/** Every answer, and every example of those that have several. */
function preferences(answer: TriedAnswer): Preference[] {
  return answer.examples.length === 0 ? [{ answer }] : answer.examples.map((example) => ({ answer, example }));
}

function optionOf({ answer: { status, description }, example }: Preference): HTMLElement {
  return element('option', {}, `${String(status)}: ${example === undefined ? description : `example ${example}`}`);
}
