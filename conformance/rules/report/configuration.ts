import { LISTS } from '../../../generated/platform.ts';
import {
  header,
  text,
  textFor,
  type GroupValuesOf,
  type SettingGroups,
  type Settings,
  type ValuesOf,
} from '../../engine/config/settings.ts';

/** The address of a report, as the Location of its request shows it. */
const ofReport = { ...text, pattern: `(^|/)(${LISTS.kind.join('|')})/[^/?#]+$` } as const;

export const credentials = {
  report: { ...header, description: 'For report.' },
  reportForbidden: { ...header, description: 'For report: valid, but without permission for reports.' },
} as const satisfies Settings;

export const fixtures = {
  report: {
    kinds: {
      type: 'array',
      items: { enum: LISTS.kind },
      minItems: 1,
      uniqueItems: true,
      description: 'Kinds that the credential may request; all fifteen by default.',
      examples: [['rohdaten', 'vertrieb']],
    },
    partnerId: textFor(
      'A partner that the caller may request reports about: three capital letters and two digits.',
      'ABC12',
    ),
    readyReport: {
      ...ofReport,
      description:
        'A report that is ready, as the Location of its request. A run without writes reads it; a run with writes requests its own.',
      examples: ['/rohdaten/2b0c3d1e'],
    },
    runningReport: {
      ...ofReport,
      description:
        'A report that is still being produced, as the Location of its request. A run without writes reads it; a run with writes requests its own.',
      examples: ['/vertrieb/9d4e5f60'],
    },
  },
} as const satisfies SettingGroups;

declare module '../../engine/config/schema.ts' {
  interface Credentials extends ValuesOf<typeof credentials> {}
  interface Fixtures extends GroupValuesOf<typeof fixtures> {}
}
