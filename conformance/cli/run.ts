import { hash, randomUUID } from 'node:crypto';
import { INTERFACES } from '../../generated/platform.ts';
import { systemClock } from '../clock.ts';
import { overlayRules } from '../engine/answers-fit-contract.ts';
import { checkOnce } from '../engine/check.ts';
import type { CheckedOnce } from '../engine/checked-once.ts';
import { secretsInProxy } from '../engine/credentials.ts';
import type { TightenedContracts } from '../engine/contract/observations.ts';
import { tighten } from '../engine/contract/tighten.ts';
import { judgeTarget } from '../engine/judge-target.ts';
import { withEvidenceOfFailures } from '../engine/evidence-of-failures.ts';
import { httpTransport, type HttpTransport } from '../engine/http-transport.ts';
import { loadRules } from '../engine/load-rules.ts';
import { leftAlone } from '../engine/outage.ts';
import type { RunOptions } from '../engine/run.ts';
import { excludedBy, selectionOf, type Filters, type Selection } from '../engine/selection.ts';
import type { Shard } from '../engine/shard.ts';
import { describePackage, describeSuite } from '../engine/suite.ts';
import type { Transport } from '../engine/transport.ts';
import { checkTable } from '../reporters/check-table.ts';
import { foldAt, widthOf } from '../reporters/lines.ts';
import type { Subject } from './embedded.ts';
import { filtersOf, type FilterFlags } from './filters.ts';
import { interruptible } from './interruption.ts';
import { saying, type Io } from './io.ts';
import { networkFiles, networkOf } from './network.ts';
import { refuseBaseline } from './baseline.ts';
import { configFiles, subjectOf, type SubjectFlags } from './subject.ts';
import { UsageError } from './usage-error.ts';
import { audienceOf, outputsOf, type OutputFlags } from './report-output.ts';
import { requireKept } from './reports.ts';
import { writesAhead } from './plan-ahead.ts';

/** The flags of `run`. */
export interface RunFlags extends FilterFlags, SubjectFlags, OutputFlags {
  overlay: string[];
  evidence: 'all' | 'failures';
  docs?: string;
  concurrency?: number;
  shard?: Shard;
  bail?: boolean;
}

/**
 * Judges the target that the flags name.
 *
 * @returns the exit code of the verdict, or of its comparison with the baseline
 * @throws UsageError, ConfigError and OverlayError, at the latest after the check of hosts and credentials
 */
export async function runCommand(flags: RunFlags, io: Io): Promise<number> {
  const { clock = systemClock } = io;
  refuseBaseline(flags, flags);
  const outputs = await outputsOf(flags, [...configFiles(flags.config), ...flags.overlay]);
  const tightened = await tighten(...flags.overlay);
  const rules = [...(await loadRules()), ...overlayRules(tightened)];
  const filters = filtersOf(flags, rules);
  const subject = await subjectOf(flags, io);
  const { embedded, allowWrites } = subject;
  requireKept(outputs.orders, networkFiles(subject.config.network, process.env));
  // Reporters take the URL of the documentation from the configuration.
  const config = flags.docs === undefined ? subject.config : { ...subject.config, docs: flags.docs };
  for (const note of unjudgedOverlays(tightened, filters, config.targets)) io.stderr.write(`${note}\n`);
  const seed = randomUUID();
  const { transport, secrets } = transportOf(subject, seed, flags.concurrency);
  const quiet = flags.quiet === true;
  const audience = audienceOf(outputs, flags, io);
  const width = widthOf(audience.stream);
  if (!quiet) audience.stream.write(`${describe(subject, flags.shard, width)}\n\n`);
  const interruption = interruptible(io, allowWrites ? 'undoing changes for a few seconds' : 'writing the reports');
  try {
    const startedAt = new Date(clock.now());
    if (!quiet && allowWrites && embedded === undefined) {
      const planned = { subject, rules, filters, shard: flags.shard, startedAt };
      const ahead = await saying(io, 'Planning the run', () => writesAhead(planned, width));
      if (!interruption.signal.aborted) audience.stream.write(`${ahead}\n\n`);
    }
    if (embedded === undefined) audience.onEvent({ type: 'checking' });
    const options = { config, allowWrites, transport: transport.send, startedAt, secrets, signal: interruption.signal };
    // An embedded deployment needs no check.
    const { checked, isSilent } =
      embedded === undefined
        ? await saying(io, 'Checking hosts and credentials', () => checkBefore(options, selectionOf(rules, filters)))
        : { checked: [], isSilent: false };
    refuseMisplaced(checked);
    // If no host answers, the failures of credentials are only a consequence.
    const failed = checked.filter(
      ({ setting, state }) => state === 'failed' && (!isSilent || setting.startsWith('targets.')),
    );
    if (!quiet && failed.length > 0) audience.stream.write(`${checkTable(failed, audience.stream)}\n\n`);
    if (!quiet && isSilent) audience.stream.write(`${foldAt(width)(NOBODY_ANSWERS).join('\n')}\n\n`);
    const report = await judgeTarget({
      ...options,
      ...(isSilent ? { transport: leftAlone } : {}),
      onInternalError: (description) => io.stderr.write(`${description}\n`),
      rules,
      filters,
      tightened,
      embedded,
      shard: flags.shard,
      suite: describeSuite(),
      seed,
      checked,
      bail: flags.bail === true,
      onEvent: audience.onEvent,
    });
    // The verdict decides the exit code even if a report cannot be written: the requests cannot be taken back.
    const written = flags.evidence === 'failures' ? withEvidenceOfFailures(report) : report;
    const { exitCode, problems } = await audience.conclude(report, written);
    for (const problem of problems) io.stderr.write(`${problem}\n`);
    return exitCode;
  } finally {
    interruption.dismiss();
    audience.dismiss();
    await transport.close();
    await subject.close();
  }
}

/** Refuses to judge if the addresses of hosts are mixed up: the verdict would be meaningless. */
function refuseMisplaced(checked: readonly CheckedOnce[]): void {
  const misplaced = checked.filter(({ isMisplaced }) => isMisplaced);
  if (misplaced.length === 0) return;
  const lines = misplaced.map(({ setting, says }) => `${setting}: ${says}.`);
  throw new UsageError(`Nothing was judged, since these addresses are wrong:\n${lines.join('\n')}`);
}

const NOBODY_ANSWERS =
  'No host answered, so no more requests are sent. Check that the deployment runs, that the addresses under targets are right, and that they ' +
  'can be reached from here.';

/** Checks hosts and credentials, twice if nothing answers: a sleeping deployment may have started by then. */
async function checkBefore(
  options: RunOptions & { signal: AbortSignal },
  selection: Selection,
): Promise<{ checked: CheckedOnce[]; isSilent: boolean }> {
  let isSilent = true;
  const transport: Transport = async (...request) => {
    const response = await options.transport(...request);
    isSilent = false;
    return response;
  };
  const check = (insists: boolean) => checkOnce({ ...options, transport, insists }, selection);
  let checked = await check(false);
  if (isSilent && checked.length > 0) checked = await check(true);
  return { checked, isSilent: isSilent && checked.length > 0 && !options.signal.aborted };
}

/** Notes on tightened contracts that this run does not judge, one sentence each. */
function unjudgedOverlays(
  tightened: TightenedContracts,
  filters: Filters,
  targets: Subject['config']['targets'],
): string[] {
  return overlayRules(tightened).flatMap((rule) => {
    const host = INTERFACES[rule.interface].host;
    const missing = targets[host] === undefined ? `no target for ${host}` : undefined;
    const why = excludedBy(rule, filters)?.message ?? missing;
    return why === undefined ? [] : [`--overlay: the tightened contract of ${rule.interface} is not judged: ${why}.`];
  });
}

/** Creates the transport to the target; `secrets` are those of its proxies. */
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
    // Hashed, so that targets cannot predict the identifiers that the suite derives from the seed.
    userAgent: `${name}/${version} (run ${hash('sha256', seed).slice(0, 12)})`,
    requestTimeoutMs: timing?.requestTimeoutMs ?? 10_000,
    maxBodyBytes: limits?.bodyBytes,
    maxAllBodies: limits?.allBodiesBytes,
    concurrency,
  });
  return { transport, secrets: [http, https].flatMap(secretsInProxy) };
}

function describe({ name, config, allowWrites }: Subject, shard: Shard | undefined, width: number): string {
  const hosts = Object.entries(config.targets).map(([host, url]) => `${host} ${url}`);
  const writes = allowWrites ? 'reading and writing' : 'reading only';
  const part = shard === undefined ? '' : ` by shard ${shard.index}/${shard.count}`;
  return foldAt(width)(`Judging ${name}${part}, ${writes}: ${hosts.join(', ')}`).join('\n');
}
