import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Kind } from './kinds.ts';
import { readyReport, runningReport } from './seed.ts';

const STATES = ['REQUESTED', 'PROCESSING', 'READY'] as const;
export type State = (typeof STATES)[number];

interface Job {
  kind: Kind;
  /** When the report was requested, in milliseconds since 1970. */
  since: number;
  /** The highest state that it may have reached: one more with each read. */
  reads: number;
}

/** The requested reports, finished or not. */
export interface Jobs {
  /** Requests a report, and returns its identifier. */
  request(kind: Kind, hasProperties: boolean): string;
  /** Reads the state of a report; undefined if there is none with this kind and identifier. */
  observe(kind: Kind, id: string): State | undefined;
}

/**
 * Creates a store of reports. A report is ready `readyAfterMs` milliseconds after its request, and spends half of that time in
 * each of the two earlier states. Between two reads it advances by one state at most, so that even a slow client can see
 * every state. A report with properties may skip a state, since D1 does not show the transitions.
 */
export function createJobs(clock: Clock, readyAfterMs: number): Jobs {
  const jobs = new Map<string, Job>([
    [readyReport.id, { kind: readyReport.kind, since: 0, reads: STATES.length }],
    [runningReport.id, { kind: runningReport.kind, since: 0, reads: -Infinity }],
  ]);
  return {
    request: (kind, hasProperties) => {
      const id = randomUUID();
      jobs.set(id, { kind, since: clock.now(), reads: hasProperties ? 1 : 0 });
      return id;
    },
    observe: (kind, id) => {
      const job = jobs.get(id);
      if (job?.kind !== kind) return undefined;
      const byTime = readyAfterMs > 0 ? Math.floor((clock.now() - job.since) / (readyAfterMs / 2)) : Infinity;
      const state = STATES[Math.max(0, Math.min(byTime, job.reads, STATES.length - 1))];
      job.reads += 1;
      return state;
    },
  };
}
