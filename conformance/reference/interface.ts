import type { Hono } from 'hono';
import type { Clock } from './clock.ts';
import type { FaultKind } from './fault-kind.ts';
import type { Tokens } from './tokens.ts';

/** The six hosts of the platform, in the order of their ports. */
export const HOSTS = ['report', 'v2', 'baufi', 'login', 'kex', 'pm'] as const;
export type Host = (typeof HOSTS)[number];

/** Answers one request; the whole of a host, without a network. */
export interface Handler {
  (request: Request): Response | Promise<Response>;
  /**
   * It reads a request once and neither copies nor changes it, so that a server may hand it the request in its own form, which
   * cannot be copied, and saves making another one.
   */
  readonly readsOnly?: true;
}

/** What every interface of the deployment is built from. */
export interface Surroundings {
  clock: Clock;
  tokens: Tokens;
  /** How long a report or a commission takes to get ready, in milliseconds of `clock`. */
  readyAfterMs: number;
}

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
  /** Returns the handler of the faulty host. */
  wrap(next: Handler): Handler;
}
