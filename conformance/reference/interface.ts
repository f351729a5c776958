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

/** The services of a deployment for its interfaces. */
export interface Surroundings {
  clock: Clock;
  tokens: Tokens;
  /** How long a report or a commission takes, in milliseconds of `clock`. */
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

/** A named, small deviation from the contract. It wraps the handler of a host; the code of the interface stays correct. */
export interface Fault {
  /** Unique within its interface, kebab-case: `no-location`. */
  name: string;
  kind: FaultKind;
  /** One sentence that says what this server does wrong. */
  says: string;
  /** The wrapped host, if that is not the host of its interface. */
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
  /** Method and path; a path parameter is the fixture with this name. */
  request: string;
  /** Query parameters, each with the fixture of this name. */
  query?: readonly string[];
  /** The name of the credential, if it is not that of the interface. */
  as?: string;
  json?: object;
  /** The name of the credential that is sent as a form. */
  form?: string;
}

/** Typical calls of the interfaces of one folder of the deployment. */
export type SampleCalls = Readonly<Partial<Record<InterfaceId, SampleCall>>>;
