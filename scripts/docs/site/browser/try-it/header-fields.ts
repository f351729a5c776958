import { element } from '../dom/element.ts';

/** The headers of a request, to be changed, taken away and added. */
export interface HeaderFields {
  element: HTMLElement;
  read(): [name: string, value: string][];
}

/**
 * Makes the rows of headers.
 *
 * @param changed called when a row goes
 */
export function headerFields(start: readonly [name: string, value: string][], changed: () => void): HeaderFields {
  const rows = element('div');
  const add = element('button', { type: 'button' }, 'Add a header');

  const addRow = (name: string, value: string): HTMLInputElement => {
    const shared = { type: 'text', spellcheck: 'false', autocomplete: 'off' };
    const nameBox = element('input', { ...shared, value: name, 'aria-label': 'Name of the header' });
    const valueBox = element('input', {
      ...shared,
      value,
      'aria-label': `Value of ${name === '' ? 'the header' : name}`,
    });
    const remove = element(
      'button',
      { type: 'button', 'aria-label': `Remove ${name === '' ? 'the header' : name}` },
      'Remove',
    );
    const row = element('div', { class: 'header' }, nameBox, valueBox, remove);
    nameBox.addEventListener('input', () => {
      valueBox.setAttribute('aria-label', `Value of ${nameBox.value}`);
      remove.setAttribute('aria-label', `Remove ${nameBox.value}`);
    });
    remove.addEventListener('click', () => {
      row.remove();
      add.focus();
      changed();
    });
    rows.append(row);
    return nameBox;
  };

  for (const [name, value] of start) addRow(name, value);
  add.addEventListener('click', () => addRow('', '').focus());
  return {
    element: element('fieldset', {}, element('legend', {}, 'Headers'), rows, add),
    read: () =>
      Array.from(rows.children, (row): [string, string] => {
        const [name, value] = row.querySelectorAll('input');
        return [name?.value.trim() ?? '', value?.value ?? ''];
      }),
  };
}
