import type { Config } from '../../../engine/config/schema.ts';
import type { ReportKind } from './kinds.ts';

/** Limits a configuration to these kinds of report. */
export const withKinds =
  (kinds: ReportKind[]) =>
  (config: Config): Config => ({
    ...config,
    fixtures: { ...config.fixtures, report: { ...config.fixtures?.report, kinds } },
  });
