import { element, field } from '../dom/element.ts';
import { answerPlace } from './answer.ts';
import { curlBlock } from './curl-block.ts';
import type { TriedInterface, TriedOperation } from './model.ts';
import { operationFields, type OperationFields } from './operation-fields.ts';
import { requestOf, type TriedRequest } from './request.ts';
import { send } from './send.ts';

/**
 * The form for trying out the operations of one interface. It sends nothing but when its button is pressed.
 *
 * @param contractPage address of the page of the contract, for links to the operations
 * @param first id of the operation that is shown first; the first one unless given
 */
export function tryItForm(
  { title, address, operations }: TriedInterface,
  contractPage: string,
  first?: string,
): HTMLElement {
  const choice = element('select', {}, ...grouped(operations));
  const mock = element('input', { type: 'url', value: address, required: true, spellcheck: 'false' });
  const place = element('div');
  const curl = curlBlock();
  const button = element('button', { type: 'submit', class: 'primary' }, 'Send');
  const answer = answerPlace();
  const form = element(
    'form',
    { class: 'try', 'aria-label': `Try it: ${title}` },
    field('Operation', choice),
    field('Address of the mock', mock, '«npm run mock» starts it. Nothing is sent but when you press «Send».'),
    place,
    element('div', { class: 'send' }, button),
    curl.element,
    answer.element,
  );

  let fields: OperationFields;
  const request = (): TriedRequest => requestOf(fields.operation, { address: mock.value, ...fields.read() });
  const showCurl = (): void => curl.show(request());
  const showOperation = (): void => {
    const operation = operations.find(({ id }) => id === choice.value) ?? operations[0];
    if (operation === undefined) return;
    fields = operationFields(operation, `${contractPage}#operation/${operation.id}`, showCurl);
    place.replaceChildren(...fields.elements);
    showCurl();
  };

  form.addEventListener('input', showCurl);
  choice.addEventListener('change', showOperation);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { answers } = fields.operation;
    button.disabled = true;
    answer.wait();
    void send(request()).then((outcome) => {
      button.disabled = false;
      answer.show(outcome, answers);
    });
  });

  if (operations.some(({ id }) => id === first)) choice.value = first ?? '';
  showOperation();
  return form;
}

function grouped(operations: readonly TriedOperation[]): HTMLElement[] {
  const groups = new Map<string, TriedOperation[]>();
  for (const operation of operations) groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation]);
  return Array.from(groups, ([label, members]) =>
    element(
      'optgroup',
      { label },
      ...members.map(({ id, method, path, summary }) =>
        element('option', { value: id }, `${method} ${path} · ${summary}`),
      ),
    ),
  );
}
