import { isObject, parseJson } from '../../../conformance/json.ts';
import { messageOf } from '../../../conformance/message-of.ts';
import { element, loadScript } from './site/elements.ts';
import { copyButton } from './site/copy.ts';
import type { TriedParameter } from '../site/try-it-data.ts';
import { curlOf, requestOf, type TriedRequest } from './try-it/request.ts';
import { forbiddenHeaders, send } from './try-it/send.ts';

declare global {
  /** HTML of the loaded interfaces' forms, by id; set by `assets/try-it/<id>.js`. */
  var siteTried: Record<string, string> | undefined;
}

// Puts the form into `<div data-try-it="report" data-operation="createRohdatenReport"></div>`; the operation is optional.
for (const place of document.querySelectorAll<HTMLElement>('[data-try-it]')) {
  const { tryIt: id = '', operation } = place.dataset;
  loadScript(`try-it/${id}.js`)
    .then(() => {
      place.innerHTML = globalThis.siteTried?.[id] ?? '';
      activate(place, operation);
    })
    .catch((error: unknown) => place.replaceChildren(element('p', { className: 'bad' }, String(error))));
}

/** Activates a form that the build has written (`../site/try-it-form.ts`). It sends requests only when its button is pressed. */
function activate(place: HTMLElement, first: string | undefined): void {
  const part = <Kind extends Element>(selector: string): Kind => {
    const found = place.querySelector<Kind>(selector);
    if (found === null) throw new Error(`There is no ${selector} to try out.`);
    return found;
  };
  const form = part<HTMLFormElement>('form');
  const [operation, note] = [part('.operation'), part('.soft')];
  const [button, command] = [part<HTMLButtonElement>('.primary'), part<HTMLElement>('pre')];
  const templates = [...place.querySelectorAll('template')];
  const choice = place.querySelector<HTMLSelectElement>('[name=operation]');
  if (choice !== null && first !== undefined) choice.value = first;

  const update = (): void => {
    checkVariables(form);
    // Incomplete input, such as half of a JSON text, is reported on sending.
    if (!form.checkValidity()) return;
    const request = requestIn(form);
    command.textContent = curlOf(request);
    const names = forbiddenHeaders(request).join(', ');
    note.textContent = names === '' ? '' : `Browsers do not let pages send ${names}. The curl command sends it.`;
  };
  const show = (): void => {
    const template = templates.find(({ dataset }) => dataset['operation'] === choice?.value) ?? templates[0];
    operation.replaceChildren(template?.content.cloneNode(true) ?? '');
    fillInExample(form);
    update();
  };
  form.addEventListener('input', ({ target }) => {
    if (target === choice) return show();
    if (target === controlOf(form, 'example')) fillInExample(form);
    update();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  const sendIt = async (): Promise<void> => {
    const [status, details] = part('.reply').children;
    const say = (text: string, kind: string, ...more: readonly Node[]): void => {
      status?.replaceChildren(text);
      status?.setAttribute('class', kind);
      details?.replaceChildren(...more);
    };
    button.disabled = true;
    // Copied now, since the reader may choose another operation before the response arrives.
    const redirects = part('.redirects').cloneNode(true);
    say('Sending …', '');
    const start = performance.now();
    try {
      const [response, body] = await send(requestIn(form));
      const after = `after ${String(Math.round(performance.now() - start))} ms`;
      // Browsers hide the status and the headers of a redirect from pages.
      if (response.type === 'opaqueredirect') say(`A redirect, ${after}`, 'good', ...redirects.childNodes);
      else {
        const kind = response.status < 400 ? 'good' : 'bad';
        say(`${String(response.status)} ${response.statusText}, ${after}`, kind, ...responseView(response, body));
      }
    } catch (error) {
      say(messageOf(error), 'bad');
    }
    button.disabled = false;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendIt();
  });
  command.after(copyButton(command));
  show();
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

/** The request from the filled-in form. The name of a control says where its value goes: `address`, `query.seit`. */
function requestIn(form: HTMLFormElement): TriedRequest {
  const entries = [...new FormData(form)] as [name: string, value: string][];
  const parameters = entries.flatMap(([key, value]) => {
    const [, place, name = ''] = /^(path|query|header)\.(.*)$/.exec(key) ?? [];
    return place === undefined ? [] : [{ in: place as TriedParameter['in'], name, value }];
  });
  const { method = '', path = '', address = '', headers = '', ...sent } = Object.fromEntries(entries);
  const { mediaType = 'application/json', query, variables = '' } = sent;
  const text =
    query === undefined
      ? sent['body']
      : JSON.stringify({ query, variables: JSON.parse(variables.trim() || '{}') as unknown });
  const lines = headers.split('\n').map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.trim(), value.join(':').trim()];
  });
  const body = text === undefined ? undefined : { mediaType: mediaType.trim(), text };
  return requestOf({ method, path, address, parameters, headers: lines, body });
}

/** Fills in the chosen example of the contract: its values by names of controls. */
function fillInExample(form: HTMLFormElement): void {
  const values = JSON.parse(controlOf(form, 'example')?.value ?? '{}') as Record<string, string>;
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control !== null) control.value = value;
    if (control instanceof HTMLTextAreaElement) control.rows = Math.min(18, value.split('\n').length + 1);
  }
}

/** Validates the variables of a query; empty input counts as an empty object. */
function checkVariables(form: HTMLFormElement): void {
  const control = controlOf(form, 'variables');
  try {
    JSON.parse(control?.value.trim() || '{}');
    control?.setCustomValidity('');
  } catch (error) {
    control?.setCustomValidity(`The variables are no JSON: ${messageOf(error)}`);
  }
}

/** The response, body first. */
function responseView({ headers }: Response, body: string): HTMLElement[] {
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`).join('\n');
  const details = element('details', { open: true }, element('summary', {}, 'Headers'), textView('Headers', lines));
  return [...bodyView(body), details];
}

/** A named block of text that can be scrolled with the keyboard. */
function textView(name: string, text: string): HTMLElement {
  return element('pre', { tabIndex: 0, role: 'region', ariaLabel: name }, text);
}

/** A body, with JSON indented, and the errors of GraphQL listed above it. */
function bodyView(text: string): HTMLElement[] {
  if (text === '') return [element('p', {}, 'The body is empty.')];
  const json = parseJson(text);
  if (json === undefined) return [textView('Body', text)];
  const errors = isObject(json) && Array.isArray(json['errors']) ? (json['errors'] as { message?: string }[]) : [];
  const items = errors.map(({ message = 'An error without a message' }) => element('li', {}, message));
  const list = items.length === 0 ? [] : [element('ul', { className: 'bad', ariaLabel: 'Errors' }, ...items)];
  return [...list, textView('Body', JSON.stringify(json, undefined, 2))];
}
