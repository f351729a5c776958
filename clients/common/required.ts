import { headerValue, textOf } from '../../generated/sendable.ts';
import { baseOf } from './base.ts';
import type { ApiSettings } from './settings.ts';

/**
 * The settings of an interface, once it is certain that they have an address, credentials and headers. The others are looked at by the first call.
 *
 * @param credentials - their names
 * @throws UnsendableError when one is missing, or cannot be used
 */
export function required<Settings extends Pick<ApiSettings, 'baseUrl' | 'headers'>>(
  settings: Settings,
  ...credentials: readonly (keyof Settings & string)[]
): Settings {
  baseOf(settings?.baseUrl);
  for (const name of credentials) {
    const credential = settings[name];
    if (typeof credential !== 'function') textOf(name, credential);
  }
  for (const [name, value] of Object.entries(settings.headers ?? {})) headerValue(name, value);
  return settings;
}
