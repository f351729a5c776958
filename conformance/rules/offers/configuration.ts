import {
  bearer,
  text,
  notShownFor,
  textFor,
  type GroupValuesOf,
  type SettingGroups,
  type Settings,
  type ValuesOf,
} from '../../engine/config/settings.ts';

export const credentials = {
  baufiWithoutScope: { ...bearer, description: 'For the host baufi: valid, but without the scope for offers.' },
} as const satisfies Settings;

export const fixtures = {
  offers: {
    vorgangsNummer: textFor('A case that the caller may use.', 'AB1234'),
    vorgangsNummerOhneErgebnisse: notShownFor('A case whose determination yields no result list.', 'AB1235'),
    andereVorgangsNummer: notShownFor('A case that the caller may not use.', 'ZZ9999'),
    produktAnbieter: {
      type: 'array',
      items: text,
      description: 'Identifiers of product providers to restrict a determination to.',
      examples: [['PA1', 'PA2']],
    },
    determination: {
      type: 'object',
      description:
        'What determinations of v2 without a case send; the documents show only some attributes of the request.',
      additionalProperties: false,
      required: ['body'],
      properties: {
        body: {
          description:
            'A body for which the deployment calculates offers; by default the attributes that the documents show.',
          examples: [{ vorhaben: {}, haushalte: [], finanzierungsobjekt: {} }],
        },
      },
    },
    ermittlungsId: textFor(
      'A determination that the caller has made by POST /v2/ergebnisliste/ermittlung?provisionsAusgabe=true with captured data. A run without writes reads it; a run with writes makes its own.',
      '8c1d2f40',
    ),
    ergebnislisteId: textFor('An existing result list; found out if possible.', '4711'),
    ergebnisNummer: textFor('A result of that list; found out if possible.', '1'),
    zahlungsplanIndex: textFor('Index of a payment plan of that result.', '0'),
    laufendeNummer: textFor('Number of a saved offer of the case.', '1'),
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
