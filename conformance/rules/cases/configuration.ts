import { body, mayChange, textFor, type GroupValuesOf, type SettingGroups } from '../../engine/config/settings.ts';

export const fixtures = {
  cases: {
    vorgangsNummer: textFor('A case that the caller may use.', 'AB1234'),
    antragsNummer: textFor('An application of that case.', '1'),
    teilantragsNummer: textFor('A partial application of that application.', '1'),
    finanzierungsvorschlagId: textFor('A financing suggestion of that case.', '1'),
    nummerAmVorgang: textFor('Number of a saved offer of that case in v2.', '1'),
    mayChange,
    bodies: {
      type: 'object',
      description: 'Request bodies of changes: the documents do not show them, so the rules cannot make them up.',
      additionalProperties: false,
      properties: {
        patch: { ...body, description: 'A patch of the case.' },
        status: { ...body, description: 'A new status of the application.' },
        entscheidungsreife: { ...body, description: 'The report that the application is ready for a decision.' },
        nachricht: { ...body, description: 'A message on the case.' },
      },
    },
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
