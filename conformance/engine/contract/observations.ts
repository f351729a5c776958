import type { Answer } from '../answer.ts';
import type { Caller } from '../credentials.ts';
import { fitOf, responseContract, type Fit } from './fit.ts';
import type { InterfaceId } from '../../../generated/platform.ts';
import type { ResponseContract } from '../../../generated/response-contract.ts';

/** The contracts tightened by Overlays of the operator, by interface. */
export type TightenedContracts = Readonly<Partial<Record<InterfaceId, ResponseContract>>>;

/** Who sent a request. */
export interface Sender {
  /** Whether the request had no credential, an invalid one, or one of the configuration. */
  credential: 'none' | 'wrong' | 'given';
  /** The credential of the request; `none` also if a check made one up. */
  as: Caller;
  /** The headers that the check added to the request. */
  sent: Readonly<Record<string, string>>;
}

/** A response of the run. */
export interface Seen extends Sender {
  /** Method and path template. */
  operation: string;
  answer: Answer;
}

/** The responses of a run, collected for the rules that judge all of them. */
export interface Observations {
  /**
   * Adds a response.
   *
   * @param operation - method and path template
   * @throws Unanswered when its body is nested too deep to be traversed
   */
  add(id: InterfaceId, operation: string, answer: Answer, sender: Sender): void;
  /** Removes responses, by the indices of their exchanges. */
  withdraw(exchanges: ReadonlySet<number>): void;
  /** Comparisons of the responses of an interface with the contract of the sources, or the tightened one. */
  of(id: InterfaceId, contract: 'sources' | 'tightened'): Promise<readonly Fit[]>;
  /** The responses of an interface, in order of arrival. */
  seen(id: InterfaceId): readonly Seen[];
}

export function createObservations(tightened: TightenedContracts = {}): Observations {
  const answers = new Map<InterfaceId, Seen[]>();
  /** Responses with a complete body that can be traversed. */
  const readable = new Set<Answer>();
  const add: Observations['add'] = (id, operation, answer, { credential, as, sent }) => {
    answers.set(id, answers.get(id) ?? []);
    answers.get(id)?.push({ credential, as, sent, operation, answer });
    if (answer.incomplete !== undefined) return;
    answer.json();
    readable.add(answer);
  };
  return {
    add,
    withdraw: (exchanges) => {
      for (const [id, seen] of answers) {
        const left = seen.filter(({ answer }) => !exchanges.has(answer.exchange));
        answers.set(id, left);
      }
    },
    of: async (id, contract) => {
      const seen = (answers.get(id) ?? []).filter(({ answer }) => readable.has(answer));
      const fits = seen.map(({ operation, answer }) => fitsOf(id, operation, answer, tightened));
      return (await Promise.all(fits)).flatMap((fit) => fit[contract] ?? []);
    },
    seen: (id) => answers.get(id) ?? [],
  };
}

/** Compares a response with the contract of the sources and, exactly, with the tightened one if there is one. */
export async function fitsOf(
  id: InterfaceId,
  operation: string,
  answer: Answer,
  tightened: TightenedContracts,
): Promise<{ sources?: Fit | undefined; tightened?: Fit | undefined }> {
  if (answer.incomplete !== undefined) return {};
  const sources = fitOf(await responseContract(id), operation, answer);
  const own = tightened[id];
  return own === undefined || sources === undefined
    ? { sources }
    : { sources, tightened: fitOf(own, operation, answer, 'exactly') };
}
