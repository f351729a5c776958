/**
 * Makes an element.
 *
 * @param properties of the element, by their names in the DOM
 * @param children texts stay texts, whatever they hold
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Where the site begins, seen from this page: `../` or nothing. */
export const root = document.body.dataset['root'] ?? '';

/**
 * Loads a script of the site: the one way to more data for a page that was opened from a folder.
 *
 * @param name path below `assets/`
 * @throws Error when it cannot be loaded
 */
export function loadScript(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const src = `${root}assets/${name}`;
    const onerror = () => reject(new Error(`${src} cannot be loaded`));
    document.head.append(element('script', { src, onload: () => resolve(), onerror }));
  });
}
