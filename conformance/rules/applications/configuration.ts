import {
  bearer,
  mayChange,
  textFor,
  type GroupValuesOf,
  type SettingGroups,
  type Settings,
  type ValuesOf,
} from '../../engine/config/settings.ts';

export const credentials = {
  v2SalesParty: { ...bearer, description: 'For the host v2: a sales party that may read the application.' },
  v2OtherProvider: {
    ...bearer,
    description: 'For the host v2: a product provider to whom the application does not belong.',
  },
} as const satisfies Settings;

export const fixtures = {
  applications: {
    vorgangsnummer: textFor('The case of an application of the provider.', 'AB1234'),
    antragsnummer: textFor('The application.', '1'),
    teilantragsnummer: textFor('The partial application.', '1'),
    kreditsachbearbeiterPartnerId: textFor('A partner who may become the credit clerk of the application.', 'XYZ99'),
    produktAnbieterStatus: textFor(
      'A status that the provider of the application may set, and undo.',
      'IN_BEARBEITUNG',
    ),
    mayChange,
    mayReject: {
      type: 'boolean',
      description:
        'Whether rules may reject the application and its status allows it; false by default, since a rejection may be final.',
      examples: [false],
    },
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
