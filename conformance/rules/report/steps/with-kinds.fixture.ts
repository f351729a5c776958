import type { Config } from '../../../engine/config/schema.ts';
import type { ReportKind } from './kinds.ts';

/** A configuration whose reports are of these kinds. */
export const withKinds =
  (kinds: ReportKind[]) =>
  (config: Config): Config => ({
    ...config,
    fixtures: { ...config.fixtures, report: { ...config.fixtures?.report, kinds } },
  });
