import {
  bearer,
  textFor,
  type GroupValuesOf,
  type SettingGroups,
  type Settings,
  type ValuesOf,
} from '../../engine/config/settings.ts';

export const credentials = {
  kex: { ...bearer, description: 'For the host kex.' },
  kexWithoutScope: { ...bearer, description: 'For the host kex: valid, but without the scope for offers.' },
} as const satisfies Settings;

export const fixtures = {
  consumerLoan: {
    partnerId: textFor('The partner of the client, or one below it.', 'SUB34'),
    clientPartnerId: textFor('The partner of the client itself, if partnerId is one below it.', 'ABC12'),
    partnerIdOutside: textFor('A partner outside of that hierarchy.', 'ZZZ99'),
    auszahlungsbetrag: {
      type: 'number',
      exclusiveMinimum: 0,
      description: 'An amount in euro for which offers exist.',
      examples: [10_000],
    },
    laufzeitInMonaten: {
      type: 'integer',
      minimum: 1,
      description: 'A term in months for which offers exist.',
      examples: [60],
    },
    failingQuery: {
      type: 'object',
      description: 'A query that the deployment processes without success.',
      additionalProperties: false,
      required: ['query'],
      properties: {
        query: textFor('The GraphQL document.', '{ angebote(auszahlungsbetrag: 1) { __typename } }'),
        variables: { type: 'object', description: 'Values of its variables.', examples: [{}] },
      },
    },
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
