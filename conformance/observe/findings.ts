import type { InterfaceId } from '../../generated/platform.ts';
import { validatorFor } from '../../generated/response-contract.ts';
import { answerOf, type Answer } from '../engine/answer.ts';
import { contractProblemOf, responseContract, unknownValuesOf } from '../engine/contract/fit.ts';
import { fitsOf, type TightenedContracts } from '../engine/contract/observations.ts';
import type { Candidate } from '../engine/operation-at.ts';
import { Unanswered } from '../engine/outcome.ts';
import type { RecordedCall, Shown } from './traffic.ts';

/** Bodies with the same violation of their contract. */
export interface Finding {
  interface: InterfaceId;
  /** The violated contract: that of the sources, or the one tightened by an Overlay. */
  contract: 'sources' | 'tightened';
  /** Operation, status and violation: `GET /rohdaten/{reportId} 200: /status must be string`. */
  problem: string;
  times: number;
  /** The number of the first record with it. */
  first: number;
}

/** The results of comparing bodies. */
export interface Findings {
  /** Number of compared bodies. */
  bodies: number;
  findings: readonly Finding[];
  /** Places with an unknown value of an enumeration. */
  unknownValues: readonly string[];
}

/** Whether a body was recorded completely, and is not nested too deep to be compared. */
function isReadable({ json }: Answer): boolean {
  try {
    json();
    return true;
  } catch (error) {
    if (error instanceof Unanswered) return false;
    throw error;
  }
}

/** Whether a body is declared as JSON but is not; an empty body may just not have been recorded. */
const isBroken = ({ mediaType, body, json }: Answer) =>
  mediaType.endsWith('json') && body.trim() !== '' && json() === undefined;

/** Creates a comparison of responses with their contracts. */
export function createFindings(
  tightened: TightenedContracts,
  shown: Shown,
): {
  add: (call: RecordedCall, candidate: Candidate) => Promise<void>;
  result: () => Findings;
} {
  const found = new Map<string, Finding>();
  const unknown = new Set<string>();
  let bodies = 0;
  return {
    add: async (call, { interface: id, operation: { method, path } }) => {
      const sent = await call.answer?.();
      if (sent === undefined) return;
      const operation = `${method} ${path}`;
      const answer = answerOf(path, sent, call.number);
      if (!isReadable(answer)) return;
      const note = (contract: Finding['contract'], problem: string) => {
        const key = `${contract} ${id} ${problem}`;
        const { times, first } = found.get(key) ?? { times: 0, first: call.number };
        shown.note(problem, call, sent);
        found.set(key, { interface: id, contract, problem, times: times + 1, first });
      };
      if (call.isCut !== true && isBroken(answer) && validatorFor(await responseContract(id), operation, answer)) {
        bodies += 1;
        note('sources', `${operation} ${answer.status}: expected a JSON body, got text that is none`);
        return;
      }
      const fits = await fitsOf(id, operation, answer, tightened);
      if (fits.sources !== undefined) bodies += 1;
      for (const contract of ['sources', 'tightened'] as const) {
        const fit = fits[contract];
        const problem = fit === undefined ? undefined : contractProblemOf(fit);
        if (problem !== undefined) note(contract, problem);
      }
      for (const place of fits.sources === undefined ? [] : unknownValuesOf(fits.sources)) {
        shown.note(place, call, sent);
        unknown.add(place);
      }
    },
    result: () => ({
      bodies,
      findings: [...found.values()].map((finding) => ({ ...finding, problem: shown.of(finding.problem) })),
      unknownValues: [...unknown].map(shown.of),
    }),
  };
}
