import { pair, type Settings, type ValuesOf } from '../../engine/config/settings.ts';

export const credentials = {
  session: {
    ...pair({ username: 'The e-mail address.', password: 'The password.' }),
    description: 'A user of the web interface.',
  },
} as const satisfies Settings;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
}
