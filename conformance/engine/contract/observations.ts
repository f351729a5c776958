import type { Answer } from '../answer.ts';
import type { Config } from '../config/schema.ts';
import type { Caller } from '../credentials.ts';
import { fitOf, responseContract, type Fit } from './fit.ts';
import type { InterfaceId } from '../../../generated/platform.ts';
import { operationAt } from '../operation-at.ts';
import type { ResponseContract } from '../../../generated/response-contract.ts';

/** The contracts that Overlays of the operator tighten, by interface. */
export type TightenedContracts = Readonly<Partial<Record<InterfaceId, ResponseContract>>>;

/** Who sent a request. */
export interface Sender {
  /** Whether it came with no credential, with one that nobody was given, or with one of the configuration. */
  credential: 'none' | 'wrong' | 'given';
  /** The credential that was sent with it; `none` also where a check made one up. */
  as: Caller;
  /** The headers that the check added beside the credential. */
  sent: Readonly<Record<string, string>>;
}

/** An answer that was seen in a run. */
export interface Seen extends Sender {
  /** Method and path template. */
  operation: string;
  answer: Answer;
}

/** The answers of a run, kept for the rules that judge all of them. */
export interface Observations {
  /**
   * Keeps an answer.
   *
   * @param operation - method and path template
   * @throws Inconclusive when its body is nested too deep to be traversed
   */
  add(id: InterfaceId, operation: string, answer: Answer, sender: Sender): void;
  /** Keeps an answer whose operation has to be found by its address; one of no operation is dropped. */
  addByAddress(config: Config, method: string, answer: Answer, sender: Sender): void;
  /** How the answers of an interface fit the contract of the sources, or the tightened one of an Overlay. */
  of(id: InterfaceId, contract: 'sources' | 'tightened'): Promise<readonly Fit[]>;
  /** The answers of an interface, in the order in which they came. */
  seen(id: InterfaceId): readonly Seen[];
}

/** Starts observing. */
export function createObservations(tightened: TightenedContracts = {}): Observations {
  const answers = new Map<InterfaceId, Seen[]>();
  /** Those whose whole body can be traversed. */
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
    addByAddress: ({ targets }, method, answer, sender) => {
      const called = operationAt(targets, method, answer.url);
      if (called !== undefined) add(called.interface, `${method} ${called.operation.path}`, answer, sender);
    },
    of: async (id, contract) => {
      const seen = (answers.get(id) ?? []).filter(({ answer }) => readable.has(answer));
      const fits = seen.map(({ operation, answer }) => fitsOf(id, operation, answer, tightened));
      return (await Promise.all(fits)).flatMap((fit) => fit[contract] ?? []);
    },
    seen: (id) => answers.get(id) ?? [],
  };
}

/** How an answer fits the contract of the sources and, exactly, the tightened one if there is one. */
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
