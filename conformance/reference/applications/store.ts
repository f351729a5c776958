import type { Clock } from '../../clock.ts';

/** The two parts of the status, and the reason of a rejection. */
export interface Status {
  antragsteller: string;
  produktAnbieter: string;
  ablehnungsgrund?: string;
}

/** The record of one application. Members that are not set are absent. */
export interface Application {
  vorgangsnummer: string;
  antragsnummer: string;
  teilantragsnummer: string;
  /** ISO 8601 date-time in UTC. */
  letzteAenderung: string;
  status: Status;
  antragsReferenz?: string;
  /** `YYYY-MM-DD`. */
  voraussichtlicheBearbeitung?: string;
  ansprechpartner: { partnerId: string };
}

/** The three numbers that identify an application. */
export type ApplicationKey = Pick<Application, 'vorgangsnummer' | 'antragsnummer' | 'teilantragsnummer'>;

/** The applications of one deployment, in memory. */
export interface Applications {
  /** Copies of all applications, in the order of their creation. */
  all(): Application[];
  /** A copy of one application; undefined if there is none with these numbers. */
  find(key: ApplicationKey): Application | undefined;
  /**
   * Replaces the stored application with the same numbers.
   *
   * `touch` sets letzteAenderung to the current time.
   */
  save(application: Application, options: { touch: boolean }): void;
}

/** Creates a store with copies of `seed`. */
export function createStore(seed: readonly Application[], clock: Clock): Applications {
  const byName = new Map(seed.map((application) => [nameOf(application), structuredClone(application)]));
  return {
    all: () => structuredClone([...byName.values()]),
    find: (key) => structuredClone(byName.get(nameOf(key))),
    save: (application, { touch }) => {
      const stored = structuredClone(application);
      if (touch) stored.letzteAenderung = new Date(clock.now()).toISOString();
      byName.set(nameOf(stored), stored);
    },
  };
}

function nameOf({ vorgangsnummer, antragsnummer, teilantragsnummer }: ApplicationKey): string {
  return JSON.stringify([vorgangsnummer, antragsnummer, teilantragsnummer]);
}
