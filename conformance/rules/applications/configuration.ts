import { mayChange, text, type GroupValuesOf, type SettingGroups } from '../../engine/config/settings.ts';

export const fixtures = {
  applications: {
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
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
