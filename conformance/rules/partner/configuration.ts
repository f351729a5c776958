import {
  mayChange,
  sentInHeader,
  notShownFor,
  textFor,
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
    partnerId: textFor('A partner that the caller can see and may change.', 'XYZ99'),
    parentPartnerId: textFor('The partner below which partners may be created.', 'ABC12'),
    readOnlyPartnerId: textFor('A partner that the caller can see but may not change.', 'XYZ98'),
    hiddenPartnerId: notShownFor('An existing partner that the caller cannot see.', 'XYZ97'),
    otherPartnerId: textFor('A second partner, for a takeover.', 'XYZ96'),
    belowBlockedPartnerId: textFor(
      'A partner directly below a blocked one. A run without writes reads it; a run with writes creates and blocks its own.',
      'XYZ95',
    ),
    inheritedAttribute: textFor(
      'An attribute that partnerId inherits from a partner above it. A run without writes reads it; a run with writes creates and changes its own partners.',
      'fusszeileFuerAussenauftritt',
    ),
    rightHeld: textFor('A right that the caller holds.', 'rechtDarfLoeschen'),
    rightNotHeld: textFor('A right that the caller lacks.', 'rechtLoanSichtbar'),
    mayChange,
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
