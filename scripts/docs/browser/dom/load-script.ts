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
    const script = document.createElement('script');
    script.src = `${root}assets/${name}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });
}
