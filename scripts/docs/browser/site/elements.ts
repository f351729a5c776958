/**
 * Makes an element.
 *
 * @param properties DOM properties of the element
 * @param children strings become text nodes, never markup
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

/** Relative address of the site's root from this page: `../` or empty. */
export const root = document.body.dataset['root'] ?? '';

/**
 * Loads a script of the site. A page that was opened from a folder can load data in no other way.
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
