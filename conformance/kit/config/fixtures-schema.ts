import type { JSONSchema } from 'json-schema-to-ts';
import { REPORT_KINDS } from '../report-kinds.ts';

const text = { type: 'string', minLength: 1 } as const;
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['body'],
  properties: {
    contentType: {
      ...text,
      description: 'The media type to send it as; that of the contract by default.',
      examples: ['application/json'],
    },
    body: { description: 'The body itself, as YAML or JSON.', examples: [{}] },
  },
} as const;
const mayChange = {
  type: 'boolean',
  description: 'Whether rules may change what these fixtures name; false by default. They put back what they can.',
  examples: [false],
} as const;

/** What the rules may work with on the target; every fixture with its meaning and an example. */
export const fixturesSchema = {
  type: 'object',
  description:
    'What the rules may work with on the target. What can be found out needs no entry; an entry that is given wins.',
  additionalProperties: false,
  properties: {
    report: {
      type: 'object',
      description: 'For the rules of report.',
      additionalProperties: false,
      properties: {
        kinds: {
          type: 'array',
          items: { enum: REPORT_KINDS },
          minItems: 1,
          uniqueItems: true,
          description: 'Kinds that the credential may request; all fifteen by default.',
          examples: [['rohdaten', 'vertrieb']],
        },
      },
    },
    offers: {
      type: 'object',
      description: 'For the rules of offers-v1, offers-v2 and offers-v3.',
      additionalProperties: false,
      properties: {
        vorgangsNummer: { ...text, description: 'A case that the caller may use.', examples: ['AB1234'] },
        vorgangsNummerOhneErgebnisse: {
          ...text,
          description: 'A case whose determination gives no result list.',
          examples: ['AB1235'],
        },
        andereVorgangsNummer: { ...text, description: 'A case that the caller may not use.', examples: ['ZZ9999'] },
        produktAnbieter: {
          type: 'array',
          items: text,
          description: 'Identifiers of product providers to restrict a determination to.',
          examples: [['PA1', 'PA2']],
        },
        ergebnislisteId: {
          ...text,
          description: 'A result list that exists; found out where it can be.',
          examples: ['4711'],
        },
        ergebnisNummer: {
          ...text,
          description: 'A result of that list; found out where it can be.',
          examples: ['1'],
        },
        zahlungsplanIndex: { ...text, description: 'Index of a payment plan of that result.', examples: ['0'] },
        laufendeNummer: { ...text, description: 'Number of a saved offer of the case.', examples: ['1'] },
      },
    },
    cases: {
      type: 'object',
      description: 'For the rules of cases-v1, cases-v2 and cases-v3.',
      additionalProperties: false,
      properties: {
        vorgangsNummer: { ...text, description: 'A case that the caller may use.', examples: ['AB1234'] },
        antragsNummer: { ...text, description: 'An application of that case.', examples: ['1'] },
        teilantragsNummer: { ...text, description: 'A part of that application.', examples: ['1'] },
        finanzierungsvorschlagId: { ...text, description: 'A financing suggestion of that case.', examples: ['1'] },
        nummerAmVorgang: { ...text, description: 'Number of a saved offer of that case in v2.', examples: ['1'] },
        mayChange,
        bodies: {
          type: 'object',
          description: 'Bodies of changes: the sources do not show them, so the rules cannot make them up.',
          additionalProperties: false,
          properties: {
            patch: { ...body, description: 'A patch of the case.' },
            status: { ...body, description: 'A new status of the application.' },
            entscheidungsreife: { ...body, description: 'The report that the application is ready for a decision.' },
            nachricht: { ...body, description: 'A message on the case.' },
          },
        },
      },
    },
    applications: {
      type: 'object',
      description: 'For the rules of applications.',
      additionalProperties: false,
      properties: {
        vorgangsnummer: { ...text, description: 'The case of an application of the provider.', examples: ['AB1234'] },
        antragsnummer: { ...text, description: 'The application.', examples: ['1'] },
        teilantragsnummer: { ...text, description: 'The part of it.', examples: ['1'] },
        kreditsachbearbeiterPartnerId: {
          ...text,
          description: 'A partner who may become its credit clerk.',
          examples: ['XYZ99'],
        },
        mayChange,
      },
    },
    partner: {
      type: 'object',
      description: 'For the rules of partner.',
      additionalProperties: false,
      properties: {
        partnerId: { ...text, description: 'A partner that the caller sees and may change.', examples: ['XYZ99'] },
        parentPartnerId: {
          ...text,
          description: 'The partner below which partners may be created.',
          examples: ['ABC12'],
        },
        readOnlyPartnerId: {
          ...text,
          description: 'A partner that the caller sees and may not change.',
          examples: ['XYZ98'],
        },
        hiddenPartnerId: {
          ...text,
          description: 'A partner that exists and that the caller does not see.',
          examples: ['XYZ97'],
        },
        otherPartnerId: { ...text, description: 'A second partner, for a takeover.', examples: ['XYZ96'] },
        rightHeld: { ...text, description: 'A right that the caller holds.', examples: ['rechtDarfLoeschen'] },
        rightNotHeld: { ...text, description: 'A right that the caller lacks.', examples: ['rechtLoanSichtbar'] },
        mayChange,
      },
    },
    consumerLoan: {
      type: 'object',
      description: 'For the rules of consumer-loan-offers.',
      additionalProperties: false,
      properties: {
        partnerId: { ...text, description: 'The partner of the client, or one below it.', examples: ['SUB34'] },
        partnerIdOutside: { ...text, description: 'A partner outside of that hierarchy.', examples: ['ZZZ99'] },
        auszahlungsbetrag: {
          type: 'number',
          exclusiveMinimum: 0,
          description: 'In euro: an amount that offers exist for.',
          examples: [10_000],
        },
        laufzeitInMonaten: {
          type: 'integer',
          minimum: 1,
          description: 'In months: a term that offers exist for.',
          examples: [60],
        },
        failingQuery: {
          type: 'object',
          description: 'A query that the deployment processes without success.',
          additionalProperties: false,
          required: ['query'],
          properties: {
            query: {
              ...text,
              description: 'The GraphQL document.',
              examples: ['{ angebote(auszahlungsbetrag: 1) { __typename } }'],
            },
            variables: { type: 'object', description: 'Values of its variables.', examples: [{}] },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;
