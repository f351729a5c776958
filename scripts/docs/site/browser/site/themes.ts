/** How the pages look: as the system, or as the reader has chosen. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'platform-contracts-theme';

/** What the reader chose last; pages without a store, as some browsers open them from a folder, follow the system. */
export function rememberedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

/** Remembers a choice, where the browser lets it. */
export function rememberTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then holds for this page.
  }
}

/** Shows the page in a theme. */
export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Makes the button of the header go through the themes. */
export function offerThemes(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (button === null) return;
  let theme = rememberedTheme();
  const show = (): void => {
    button.textContent = LABELS[theme];
    button.title = 'Change the colours: as the system, light, dark';
    applyTheme(theme);
  };
  button.addEventListener('click', () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
    rememberTheme(theme);
    show();
  });
  button.hidden = false;
  show();
}

const LABELS: Readonly<Record<Theme, string>> = { auto: 'Theme: auto', light: 'Theme: light', dark: 'Theme: dark' };
