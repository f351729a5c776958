import {
  mayChange,
  sentInHeader,
  text,
  type GroupValuesOf,
  type SettingGroups,
  type Settings,
  type ValuesOf,
} from '../../engine/config/settings.ts';

const caller = {
  type: 'object',
  additionalProperties: false,
  required: ['apiKey', 'partnerId'],
  properties: {
    apiKey: { ...sentInHeader, description: 'The API key.' },
    partnerId: { ...sentInHeader, description: 'The calling partner.' },
  },
} as const;

export const credentials = {
  partner: { ...caller, description: 'The caller of partner.' },
  partnerWithoutCreateRight: { ...caller, description: 'A caller of partner who may not create partners.' },
  partnerOrganisation: { ...caller, description: 'An organisation that calls partner.' },
} as const satisfies Settings;

export const fixtures = {
  partner: {
    partnerId: { ...text, description: 'A partner that the caller can see and may change.', examples: ['XYZ99'] },
    parentPartnerId: {
      ...text,
      description: 'The partner below which partners may be created.',
      examples: ['ABC12'],
    },
    readOnlyPartnerId: {
      ...text,
      description: 'A partner that the caller can see but may not change.',
      examples: ['XYZ98'],
    },
    hiddenPartnerId: {
      ...text,
      description: 'An existing partner that the caller cannot see.',
      examples: ['XYZ97'],
    },
    otherPartnerId: { ...text, description: 'A second partner, for a takeover.', examples: ['XYZ96'] },
    belowBlockedPartnerId: {
      ...text,
      description:
        'A partner directly below a blocked one. A run without writes reads it; a run with writes creates and blocks its own.',
      examples: ['XYZ95'],
    },
    inheritedAttribute: {
      ...text,
      description:
        'An attribute that partnerId inherits from a partner above it. A run without writes reads it; a run with writes creates and changes its own partners.',
      examples: ['fusszeileFuerAussenauftritt'],
    },
    rightHeld: { ...text, description: 'A right that the caller holds.', examples: ['rechtDarfLoeschen'] },
    rightNotHeld: { ...text, description: 'A right that the caller lacks.', examples: ['rechtLoanSichtbar'] },
    mayChange,
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
