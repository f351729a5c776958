import { rememberedTheme, applyTheme } from './site/themes.ts';

// In the head and before the style is applied, so that no page flashes in the wrong colours.
applyTheme(rememberedTheme());
