import type { Hono } from 'hono';
import { HOSTS, type Host, type InterfaceId } from '../../generated/platform.ts';
import type { Handler } from '../servers/handler.ts';
import type { Clock } from '../clock.ts';
import type { FaultKind } from './fault-kind.ts';
import type { Tokens } from './tokens.ts';

export { HOSTS, type Host };

/** How many calls a caller has. */
export interface Quota {
  /** Calls in one window. */
  calls: number;
  /** Length of a window in seconds. */
  windowS: number;
}

/** What every interface of the deployment is built from. */
export interface Surroundings {
  clock: Clock;
  tokens: Tokens;
  /** How long a report or a commission takes to get ready, in milliseconds of `clock`. */
  readyAfterMs: number;
  /** Calls of the offers interface per caller, and the window in seconds that they are for. */
  quota?: Quota | undefined;
}

/** Creates what one folder of the deployment implements: one interface, or the versions of a family. */
export type Create = (surroundings: Surroundings) => Interface | readonly Interface[];

/** One interface of the reference deployment. */
export interface Interface {
  /** The id of the interface, as in redocly.yaml. */
  id: string;
  host: Host;
  /** The routes, without a path prefix. */
  app: Hono;
}

/** A named, small deviation from the contract, laid over a host so that the interface itself stays correct. */
export interface Fault {
  /** Unique within its interface, kebab-case: `no-location`. */
  name: string;
  /** In which way this server goes wrong. */
  kind: FaultKind;
  /** One sentence: what this server does wrong. */
  says: string;
  /** The host that it is laid over, where that is not the one of its interface. */
  host?: Host;
  /**
   * Returns the handler of the faulty host.
   *
   * @param clock - the time of the deployment; that of the machine by default
   */
  wrap(next: Handler, clock?: Clock): Handler;
}

/** The faults of one folder of the deployment, by interface. */
export type Faults = Readonly<Partial<Record<InterfaceId, readonly Fault[]>>>;

/** A typical call of an interface, with what the configuration of the deployment holds. */
export interface SampleCall {
  /** Method and path; a parameter is the fixture of that name. */
  request: string;
  /** Fixtures that are parameters of the query. */
  query?: readonly string[];
  /** Who calls, where that is not the caller of the interface. */
  as?: string;
  json?: object;
  /** The credential that is sent as a form. */
  form?: string;
}

/** Typical calls of the interfaces of one folder of the deployment. */
export type SampleCalls = Readonly<Partial<Record<InterfaceId, SampleCall>>>;
