import { applyTheme, rememberedTheme, rememberTheme, THEMES, type Theme } from '../theme/theme.ts';

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
