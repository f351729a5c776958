import type { RunEvent } from '../engine/judge-target.ts';
import type { Report } from '../engine/report.ts';
import { githubStep } from '../reporters/github.ts';
import { terminalReporter, type CheckingEvent, type TerminalOptions } from '../reporters/terminal.ts';
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
export interface AudienceOptions extends Omit<TerminalOptions, 'stream'> {
  io: Io;
  /** A report goes to standard output. */
  toStandardOutput: boolean;
}

/** Gathers the audience of a run: the terminal, and GitHub inside of a workflow. Each one only consumes the events. */
export function audienceOf({ io, toStandardOutput, ...told }: AudienceOptions): Audience {
  const stream = toStandardOutput ? io.stderr : io.stdout;
  const github = githubStep({ stream, env: io.env ?? {} });
  return {
    stream,
    onEvent: terminalReporter({ stream, ...told }),
    publish: (report) => github?.publish(report, told.standingOf?.(report)),
    dismiss: () => github?.resume(),
  };
}
