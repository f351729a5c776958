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
