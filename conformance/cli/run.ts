import { systemClock, type Clock } from '../clock.ts';
import { overlayRules } from '../engine/answers-fit-contract.ts';
import { loadConfig } from '../engine/config/load.ts';
import { tighten } from '../engine/contract/tighten.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { withEvidenceOfFailures } from '../engine/evidence-of-failures.ts';
import { httpTransport } from '../engine/http-transport.ts';
import { loadRules } from '../engine/load-rules.ts';
import { EXIT_CODES } from '../engine/report.ts';
import type { Shard } from '../engine/shard.ts';
import { describeSuite } from '../engine/suite.ts';
import { audienceOf } from './audience.ts';
import { configFilesOf } from './config-files.ts';
import { embeddedMocks, embeddedReference } from './embedded.ts';
import { filtersOf, type FilterFlags } from './filters.ts';
import type { Io } from './io.ts';
import { parseReportOrders, signerOf, writeReports } from './reports.ts';
import type { Subject } from './subject.ts';
import { parseTargets } from './targets.ts';
import { unjudgedOverlays } from './unjudged-overlays.ts';
import { UsageError } from './usage-error.ts';

/** Exit code of a run that was left at once, as shells have it: 128 and the number of SIGINT. */
const INTERRUPTED = 130;
/** How far apart two signals are that somebody meant as two, in ms. */
const ONE_SIGNAL_MS = 300;

/** The flags of `run`, as the command line gives them. */
export interface RunFlags extends FilterFlags {
  /** Files, each of which adds to those before it. */
  config: string[];
  target: string[];
  allowWrites?: boolean;
  report: string[];
  sign?: string;
  evidence: 'all' | 'failures';
  overlay: string[];
  docs?: string;
  concurrency?: number;
  shard?: Shard;
  bail?: boolean;
  quiet?: boolean;
  referenceFault: string[];
}

/**
 * Judges the target that the flags name.
 *
 * @returns the exit code of the verdict
 * @throws UsageError, ConfigError and OverlayError before anything is sent
 */
export async function runCommand(flags: RunFlags, io: Io): Promise<number> {
  const { clock = systemClock } = io;
  const orders = parseReportOrders(flags.report);
  const signer = await signerOf(flags.sign, orders);
  const tightened = await tighten(...flags.overlay);
  const rules = [...(await loadRules()), ...overlayRules(tightened)];
  const filters = filtersOf(flags, rules);
  const subject = documented(await subjectOf(flags, clock), flags.docs);
  for (const note of unjudgedOverlays(tightened, filters, subject.config.targets)) io.stderr.write(`${note}\n`);
  const { timing, limits } = subject.config;
  const transport = httpTransport({
    requestTimeoutMs: timing?.requestTimeoutMs ?? 10_000,
    ...(limits?.bodyBytes === undefined ? {} : { maxBodyBytes: limits.bodyBytes }),
    ...(limits?.allBodiesBytes === undefined ? {} : { maxAllBodies: limits.allBodiesBytes }),
    ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
  });
  const quiet = flags.quiet === true;
  const audience = audienceOf({ io, quiet, toStandardOutput: orders.some(({ file }) => file === '-') });
  if (!quiet) audience.stream.write(`${describe(subject, flags.shard)}\n\n`);
  const interruption = new AbortController();
  let since: number | undefined;
  const interrupt = () => {
    const now = performance.now();
    // A signal to a group of processes may come twice: by itself, and from a process that passes it on.
    if (since !== undefined && now - since > ONE_SIGNAL_MS) process.exit(INTERRUPTED);
    if (since !== undefined) return;
    since = now;
    const before = subject.allowWrites ? 'what was changed is put back, for a few seconds' : 'reports are written';
    io.stderr.write(`\nStopping: ${before}. Press Ctrl-C again to leave at once.\n`);
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    const report = await judgeTarget({
      signal: interruption.signal,
      onInternalError: (description) => io.stderr.write(`${description}\n`),
      rules,
      filters,
      tightened,
      ...(subject.embedded === undefined ? {} : { embedded: subject.embedded }),
      ...(flags.shard === undefined ? {} : { shard: flags.shard }),
      config: subject.config,
      startedAt: new Date(clock.now()),
      transport: transport.send,
      allowWrites: subject.allowWrites,
      suite: describeSuite(),
      bail: flags.bail === true,
      onEvent: audience.onEvent,
    });
    const written = flags.evidence === 'failures' ? withEvidenceOfFailures(report) : report;
    // The target has been asked: what it came to counts, whether or not a report of it can be written.
    for (const problem of await writeReports(orders, written, io, signer)) io.stderr.write(`${problem}\n`);
    audience.publish(report);
    return EXIT_CODES[report.verdict];
  } finally {
    process.removeListener('SIGINT', interrupt);
    process.removeListener('SIGTERM', interrupt);
    audience.dismiss();
    await transport.close();
    await subject.close();
  }
}

function describe({ name, config, allowWrites }: Subject, shard: Shard | undefined): string {
  const hosts = Object.entries(config.targets).map(([host, url]) => `${host} ${url}`);
  const writes = allowWrites ? 'reading and writing' : 'reading only';
  const part = shard === undefined ? '' : ` by shard ${shard.index}/${shard.count}`;
  return `Judging ${name}${part}, ${writes}: ${hosts.join(', ')}`;
}

/** Names the documentation in the configuration, where reports look for it. */
function documented(subject: Subject, docs: string | undefined): Subject {
  return docs === undefined ? subject : { ...subject, config: { ...subject.config, docs } };
}

async function subjectOf(flags: RunFlags, clock: Clock): Promise<Subject> {
  if (flags.referenceFault.length > 0 && (flags.target.length > 0 || flags.config.length > 0)) {
    throw new UsageError('--reference-fault concerns the embedded deployment: leave out --config and --target.');
  }
  if (flags.target.includes('mock')) {
    if (flags.target.length > 1 || flags.config.length > 0) {
      throw new UsageError('--target mock brings its own configuration: leave out --config and other targets.');
    }
    return embeddedMocks(flags.overlay);
  }
  if (flags.referenceFault.length > 0) return embeddedReference(clock, flags.referenceFault);
  const targets = parseTargets(flags.target);
  const files = configFilesOf(flags.config);
  if (files.length === 0 && flags.target.length === 0) return embeddedReference(clock);
  const config = files.length === 0 ? { targets } : loadConfig(files, process.env, targets);
  return {
    name: files.length === 0 ? 'the targets of the command line' : `the targets of ${files.join(', ')}`,
    config,
    allowWrites: flags.allowWrites === true,
    close: async () => {},
  };
}
