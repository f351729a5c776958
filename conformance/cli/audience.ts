import type { Standing } from '../engine/baseline/standing.ts';
import type { RunEvent } from '../engine/judge-target.ts';
import type { Report } from '../engine/report.ts';
import { githubStep } from '../reporters/github.ts';
import { terminalReporter, type CheckingEvent } from '../reporters/terminal.ts';
import type { Io } from './io.ts';

/** Everyone who is told of a run while it goes on. */
export interface Audience {
  /** Where people read: standard output, or standard error when a report goes to standard output. */
  stream: NodeJS.WriteStream;
  onEvent(event: RunEvent | CheckingEvent): void;
  /** To be called when everything else is written: from then on the workflow reads commands again. */
  publish(report: Report): void;
  /** Ends what was begun before the first line; to be called however the run ends. */
  dismiss(): void;
}

/** How a run is to be told of. */
export interface AudienceOptions {
  io: Io;
  /** A report goes to standard output. */
  toStandardOutput: boolean;
  /** Print the verdict only. */
  quiet: boolean;
  /** Print what rules have noted, too. */
  observations?: boolean;
  /** How a report stands against the baseline, where there is one. */
  standingOf?: (report: Report) => Standing | undefined;
}

/** Gathers the audience of a run: the terminal, and GitHub inside of a workflow. Each one only consumes the events. */
export function audienceOf({
  io,
  toStandardOutput,
  quiet,
  observations = false,
  standingOf = () => undefined,
}: AudienceOptions): Audience {
  const stream = toStandardOutput ? io.stderr : io.stdout;
  const github = githubStep({ stream, env: io.env ?? {} });
  return {
    stream,
    onEvent: terminalReporter({ stream, quiet, observations, standingOf }),
    publish: (report) => github?.publish(report, standingOf(report)),
    dismiss: () => github?.resume(),
  };
}
