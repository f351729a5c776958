import {
  pair,
  text,
  type GroupValuesOf,
  type SettingGroups,
  type Settings,
  type ValuesOf,
} from '../../engine/config/settings.ts';

export const credentials = {
  session: {
    ...pair({ username: 'The e-mail address.', password: 'The password.' }),
    description: 'A user of the web interface.',
  },
} as const satisfies Settings;

export const fixtures = {
  session: {
    page: {
      ...text,
      pattern: '^/[^?#]*$',
      description:
        'The path of an existing page of the web interface, for platforms that check where a sign-on leads; / by default.',
      examples: ['/uebersicht'],
    },
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
