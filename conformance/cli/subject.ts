import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { loadConfig } from '../engine/config/load.ts';
import { DEFAULT_CONFIG, IN_CHECKOUT, option } from './command-line.ts';
import { embeddedMocks, embeddedReference, type Subject } from './embedded.ts';
import { filterOptions, type FilterFlags } from './filters.ts';
import type { Io } from './io.ts';
import { parseTargets } from './targets.ts';
import { UsageError } from './usage-error.ts';

/** The flags that select the system under test. */
export interface SubjectFlags {
  /** Files; each adds to those before it. */
  config: string[];
  target: string[];
  overlay?: string[];
  referenceFault?: string[];
  allowWrites?: boolean;
}

/**
 * Determines the system under test from the flags, and starts embedded deployments.
 *
 * @param isSentNowhere - whether credentials may be missing, since nothing is sent
 * @throws UsageError and ConfigError before anything is sent
 */
export async function subjectOf(
  flags: SubjectFlags & Partial<FilterFlags>,
  { clock = systemClock, inCheckout = IN_CHECKOUT }: Io,
  isSentNowhere = false,
): Promise<Subject> {
  const { config: named, target, allowWrites = false } = flags;
  const own = ownSubject(flags);
  if (own === 'mock') return embeddedMocks(flags.overlay ?? []);
  if (own === 'reference') return embeddedReference(clock, flags.referenceFault);
  const targets = Object.fromEntries(parseTargets(target, '; or reference or mock alone'));
  const files = configFiles(named);
  if (files.length === 0 && target.length === 0) {
    if (inCheckout) return embeddedReference(clock);
    throw new UsageError(
      `There is no target: name a host with --target HOST=URL, a configuration with --config FILE (\`init\` writes one), or ` +
        'what the tool itself serves: --target reference for a demonstration, --target mock for the mocks.',
    );
  }
  const config = files.length === 0 ? { targets } : loadConfig(files, process.env, targets, isSentNowhere);
  return {
    name: files.length === 0 ? 'the targets of the command line' : `the targets of ${files.join(', ')}`,
    config,
    options: [
      ...named.map((file) => option('config', file)),
      ...target.map((one) => option('target', one)),
      filterOptions(flags),
    ].join(''),
    allowWrites,
    close: async () => {},
  };
}

/** The configurations to read: those that are named, otherwise the default, if there is one. */
export function configFiles(named: readonly string[]): readonly string[] {
  return named.length > 0 || !existsSync(DEFAULT_CONFIG) ? named : [DEFAULT_CONFIG];
}

/**
 * The embedded deployment that the flags select, if any.
 *
 * @throws UsageError when the flags name other targets as well
 */
function ownSubject({ config, target, referenceFault = [] }: SubjectFlags): 'reference' | 'mock' | undefined {
  const others = target.filter((one) => one !== 'reference');
  if (referenceFault.length > 0 && (others.length > 0 || config.length > 0)) {
    throw new UsageError('--reference-fault concerns the embedded deployment: leave out --config and other targets.');
  }
  const own = (['reference', 'mock'] as const).find((name) => target.includes(name));
  if (own !== undefined && (target.length > 1 || config.length > 0)) {
    throw new UsageError(`--target ${own} brings its own configuration: leave out --config and other targets.`);
  }
  return referenceFault.length > 0 ? 'reference' : own;
}
