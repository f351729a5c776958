import { bearer, pair, type Settings, type ValuesOf } from '../../engine/config/settings.ts';

export const credentials = {
  login: {
    ...pair({ username: 'The partner identifier.', password: 'The API key.' }),
    description: 'Supplies the token for v2 and baufi.',
  },
  v2: { ...bearer, description: 'For the host v2.' },
  baufi: { ...bearer, description: 'For the host baufi.' },
} as const satisfies Settings;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
}
