import type { Hono } from 'hono';
import { HOSTS, type Host, type InterfaceId } from '../../generated/platform.ts';
import type { Handler } from '../servers/handler.ts';
import type { Clock } from '../clock.ts';
import type { FaultKind } from './fault-kind.ts';
import type { Tokens } from './tokens.ts';

export { HOSTS, type Host };

/** How many calls a caller may make. */
export interface Quota {
  /** Calls in one window. */
  calls: number;
  /** Length of a window in seconds. */
  windowS: number;
}

/** What a deployment gives to each of its interfaces. */
export interface Surroundings {
  clock: Clock;
  tokens: Tokens;
  /** How long a report or a commission takes to get ready, in milliseconds of `clock`. */
  readyAfterMs: number;
  /** How many calls of offers v2 each caller may make. */
  quota?: Quota | undefined;
}

/** Creates the interface of one folder of the deployment, or all versions of a family. */
export type Create = (surroundings: Surroundings) => Interface | readonly Interface[];

/** One interface of the reference deployment. */
export interface Interface {
  id: InterfaceId;
  /** The routes, without a path prefix. */
  app: Hono;
}

/** A named, small deviation from the contract. It wraps the handler of a host; the interface itself stays correct. */
export interface Fault {
  /** Unique within its interface, kebab-case: `no-location`. */
  name: string;
  kind: FaultKind;
  /** One sentence: what this server does wrong. */
  says: string;
  /** The host that it wraps, if that is not the host of its interface. */
  host?: Host;
  /**
   * Returns the handler of the faulty host.
   *
   * @param clock - the clock of the deployment; the clock of the machine by default
   */
  wrap(next: Handler, clock?: Clock): Handler;
}

/** The faults of one folder of the deployment, by interface. */
export type Faults = Readonly<Partial<Record<InterfaceId, readonly Fault[]>>>;

/** A typical call of an interface, described in terms of the configuration of the deployment. */
export interface SampleCall {
  /** Method and path; a parameter is the fixture of that name. */
  request: string;
  /** Fixtures that are parameters of the query. */
  query?: readonly string[];
  /** The credential of the call, if it is not that of the interface. */
  as?: string;
  json?: object;
  /** The credential that is sent as a form. */
  form?: string;
}

/** Typical calls of the interfaces of one folder of the deployment. */
export type SampleCalls = Readonly<Partial<Record<InterfaceId, SampleCall>>>;
