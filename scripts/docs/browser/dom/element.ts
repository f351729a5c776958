type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Makes an element.
 *
 * @param attributes `true` sets an attribute without a value; `false` and `undefined` leave it out
 * @param children texts stay texts, whatever they hold
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

let fields = 0;

/**
 * A control with its label, and a hint that belongs to it.
 *
 * @param label what it is, in a few words
 */
export function field(label: string, control: HTMLElement, hint = ''): HTMLElement {
  fields += 1;
  control.id = `field-${String(fields)}`;
  const frame = element('div', { class: 'field' }, element('label', { for: control.id }, label), control);
  if (hint === '') return frame;
  const id = `${control.id}-hint`;
  control.setAttribute('aria-describedby', id);
  frame.append(element('small', { id }, hint));
  return frame;
}
