import { createHash, randomUUID } from 'node:crypto';
import { systemClock, type Clock } from '../clock.ts';
import { overlayRules } from '../engine/answers-fit-contract.ts';
import { checkOnce } from '../engine/check.ts';
import type { CheckedOnce } from '../engine/checked-once.ts';
import { loadConfig } from '../engine/config/load.ts';
import { secretsInProxy } from '../engine/credentials.ts';
import { tighten } from '../engine/contract/tighten.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { withEvidenceOfFailures } from '../engine/evidence-of-failures.ts';
import { httpTransport, type HttpTransport } from '../engine/http-transport.ts';
import { loadRules } from '../engine/load-rules.ts';
import { EXIT_CODES } from '../engine/report.ts';
import { selectionOf, type Selection } from '../engine/selection.ts';
import type { Shard } from '../engine/shard.ts';
import { describePackage, describeSuite } from '../engine/suite.ts';
import { checkTable } from '../reporters/check-table.ts';
import { folded } from '../reporters/lines.ts';
import { painter } from '../reporters/paint.ts';
import { audienceOf } from './audience.ts';
import { refuseBail, refuseShard, useBaseline, type BaselineFlags } from './baseline.ts';
import { IN_CHECKOUT } from './command-line.ts';
import { configFilesOf } from './config-files.ts';
import { embeddedMocks, embeddedReference } from './embedded.ts';
import { filtersOf, type FilterFlags } from './filters.ts';
import { interruptible } from './interruption.ts';
import type { Io } from './io.ts';
import { networkOf } from './network.ts';
import { parseReportOrders, signerOf, writeReports } from './reports.ts';
import type { Subject } from './subject.ts';
import { parseTargets } from './targets.ts';
import { unjudgedOverlays } from './unjudged-overlays.ts';
import { UsageError } from './usage-error.ts';
import { writesAhead } from './plan-ahead.ts';

/** The flags that say what is judged. */
export interface SubjectFlags {
  /** Files, each of which adds to those before it. */
  config: string[];
  target: string[];
  overlay: string[];
  referenceFault: string[];
}

/** The flags of `run`, as the command line gives them. */
export interface RunFlags extends FilterFlags, SubjectFlags, BaselineFlags {
  allowWrites?: boolean;
  report: string[];
  sign?: string;
  evidence: 'all' | 'failures';
  docs?: string;
  concurrency?: number;
  shard?: Shard;
  bail?: boolean;
  quiet?: boolean;
  observations?: boolean;
}

/**
 * Judges the target that the flags name.
 *
 * @returns the exit code of the verdict, or of how the run stands against the baseline
 * @throws UsageError, ConfigError and OverlayError before anything is sent
 */
export async function runCommand(flags: RunFlags, io: Io): Promise<number> {
  const { clock = systemClock, inCheckout = IN_CHECKOUT } = io;
  const orders = parseReportOrders(flags.report);
  const signer = await signerOf(flags.sign, orders);
  refuseShard(flags, flags.shard);
  refuseBail(flags, flags.bail);
  const baseline = await useBaseline(flags, orders);
  const tightened = await tighten(...flags.overlay);
  const rules = [...(await loadRules()), ...overlayRules(tightened)];
  const filters = filtersOf(flags, rules);
  const subject = documented(await subjectOf(flags, clock, inCheckout), flags.docs);
  for (const note of unjudgedOverlays(tightened, filters, subject.config.targets)) io.stderr.write(`${note}\n`);
  const seed = randomUUID();
  const { transport, secrets } = transportOf(subject, seed, flags.concurrency);
  const quiet = flags.quiet === true;
  const audience = audienceOf({
    io,
    quiet,
    observations: flags.observations === true,
    toStandardOutput: orders.some(({ file }) => file === '-'),
    standingOf: baseline.standingOf,
  });
  if (!quiet) audience.stream.write(`${describe(subject, flags.shard)}\n\n`);
  const interruption = interruptible(
    io,
    subject.allowWrites ? 'what was changed is put back, for a few seconds' : 'reports are written',
  );
  try {
    const startedAt = new Date(clock.now());
    if (!quiet && subject.allowWrites && subject.embedded === undefined) {
      const ahead = await writesAhead({ subject, rules, filters, shard: flags.shard, startedAt });
      if (!interruption.signal.aborted) audience.stream.write(`${ahead}\n\n`);
    }
    if (subject.embedded === undefined) audience.onEvent({ type: 'checking' });
    const checked = await checkFirst(subject, selectionOf(rules, filters), {
      transport: transport.send,
      startedAt,
      secrets,
      signal: interruption.signal,
    });
    const failed = checked.filter(({ state }) => state === 'failed');
    if (!quiet && failed.length > 0) audience.stream.write(`${checkTable(failed, painter(audience.stream))}\n\n`);
    const report = await judgeTarget({
      signal: interruption.signal,
      onInternalError: (description) => io.stderr.write(`${description}\n`),
      rules,
      filters,
      tightened,
      ...(subject.embedded === undefined ? {} : { embedded: subject.embedded }),
      ...(flags.shard === undefined ? {} : { shard: flags.shard }),
      config: subject.config,
      startedAt,
      transport: transport.send,
      allowWrites: subject.allowWrites,
      suite: describeSuite(),
      seed,
      secrets,
      checked,
      bail: flags.bail === true,
      onEvent: audience.onEvent,
    });
    const written = flags.evidence === 'failures' ? withEvidenceOfFailures(report) : report;
    // The target has been asked: what it came to counts, whether or not a report of it can be written.
    const standing = baseline.standingOf(report);
    const problems = [
      ...(await writeReports(orders, written, io, { signer, standing })),
      ...baseline.write(report, quiet ? undefined : audience.stream),
    ];
    for (const problem of problems) io.stderr.write(`${problem}\n`);
    audience.publish(report);
    return standing?.exitCode ?? EXIT_CODES[report.verdict];
  } finally {
    interruption.dismiss();
    audience.dismiss();
    await transport.close();
    await subject.close();
  }
}

/** Asks each host and each credential once; what the suite itself has started needs no check. */
async function checkFirst(
  { config, embedded, allowWrites }: Subject,
  selection: Selection,
  options: Omit<Parameters<typeof checkOnce>[0], 'config'>,
): Promise<CheckedOnce[]> {
  return embedded === undefined ? checkOnce({ ...options, config, allowWrites }, selection) : [];
}

/** The way to what is judged, and the secrets of that way. */
export function transportOf(
  { config, embedded }: Subject,
  seed: string,
  concurrency?: number,
): { transport: HttpTransport; secrets: string[] } {
  const { timing, limits } = config;
  const { name, version } = describePackage();
  const network = embedded === undefined ? networkOf(config.network, process.env) : {};
  const { http = '', https = '' } = network.proxies ?? {};
  const transport = httpTransport({
    network,
    userAgent: `${name}/${version} (run ${runId(seed)})`,
    requestTimeoutMs: timing?.requestTimeoutMs ?? 10_000,
    ...(limits?.bodyBytes === undefined ? {} : { maxBodyBytes: limits.bodyBytes }),
    ...(limits?.allBodiesBytes === undefined ? {} : { maxAllBodies: limits.allBodiesBytes }),
    ...(concurrency === undefined ? {} : { concurrency }),
  });
  return { transport, secrets: [http, https].flatMap(secretsInProxy) };
}

function describe({ name, config, allowWrites }: Subject, shard: Shard | undefined): string {
  const hosts = Object.entries(config.targets).map(([host, url]) => `${host} ${url}`);
  const writes = allowWrites ? 'reading and writing' : 'reading only';
  const part = shard === undefined ? '' : ` by shard ${shard.index}/${shard.count}`;
  return folded(`Judging ${name}${part}, ${writes}: ${hosts.join(', ')}`).join('\n');
}

/** Names a run to its targets: they must not know what the identifiers are made from that the suite invents. */
function runId(seed: string): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, 12);
}

/** Names the documentation in the configuration, where reports look for it. */
function documented(subject: Subject, docs: string | undefined): Subject {
  return docs === undefined ? subject : { ...subject, config: { ...subject.config, docs } };
}

/**
 * What the flags say is to be judged; the embedded deployments are started.
 *
 * @throws UsageError and ConfigError before anything is sent
 */
export async function subjectOf(
  flags: SubjectFlags & { allowWrites?: boolean },
  clock: Clock,
  inCheckout: boolean,
): Promise<Subject> {
  const others = flags.target.filter((target) => target !== 'reference');
  if (flags.referenceFault.length > 0 && (others.length > 0 || flags.config.length > 0)) {
    throw new UsageError('--reference-fault concerns the embedded deployment: leave out --config and --target.');
  }
  const own = (['reference', 'mock'] as const).find((name) => flags.target.includes(name));
  if (own !== undefined && (flags.target.length > 1 || flags.config.length > 0)) {
    throw new UsageError(`--target ${own} brings its own configuration: leave out --config and other targets.`);
  }
  if (own === 'mock') return embeddedMocks(flags.overlay);
  if (own === 'reference' || flags.referenceFault.length > 0) return embeddedReference(clock, flags.referenceFault);
  const targets = parseTargets(flags.target);
  const files = configFilesOf(flags.config);
  if (files.length === 0 && flags.target.length === 0) {
    if (inCheckout) return embeddedReference(clock);
    throw new UsageError(
      `Nothing says what to judge: name a host with --target HOST=URL, a configuration with --config FILE (\`init\` writes one), or ` +
        'what the tool itself serves: --target reference for a demonstration, --target mock for the mocks.',
    );
  }
  const config = files.length === 0 ? { targets } : loadConfig(files, process.env, targets);
  return {
    name: files.length === 0 ? 'the targets of the command line' : `the targets of ${files.join(', ')}`,
    config,
    allowWrites: flags.allowWrites === true,
    close: async () => {},
  };
}
