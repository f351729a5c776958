import { loadRules } from '../../conformance/engine/load-rules.ts';
import type { RegisteredFault } from '../../conformance/reference/faults.ts';
import { isInterfaceId, type InterfaceId } from '../../generated/platform.ts';
import type { OnProgress } from '../benchmark.ts';
import { createPrismPeer } from './prism.ts';
import { judgeBySuite, type Judgement, type Subject } from './suite.ts';

/** The compared tools, in the order of the page. */
export const TOOLS = ['suite', 'prism'] as const;
export type Tool = (typeof TOOLS)[number];

/** The outcome of one tool for one fault. */
export interface Outcome {
  caught: boolean;
  /** The first objection that is not also raised against the deployment without a fault; absent if nothing was caught. */
  objection?: string;
  requests: number;
  /** Time that the tool took, in milliseconds. */
  ms: number;
}

export interface Row extends Pick<RegisteredFault, 'id' | 'kind' | 'says'> {
  interface: InterfaceId;
  outcomes: Record<Tool, Outcome>;
}

/** The results of the comparison. */
export interface Comparison {
  rows: readonly Row[];
  /** Number of objections of each tool to the deployment without a fault; they do not count. */
  faultless: Record<Tool, number>;
}

/** Judges one deployment by all tools. */
export type Judge = (subject: Subject) => Promise<Record<Tool, Judgement>>;

/** Number of runs against the deployment without a fault. */
export const FAULTLESS_RUNS = 2;

/**
 * Prepares all tools.
 *
 * @throws Error when a rule or a contract cannot be read
 */
export async function createJudge(): Promise<Judge> {
  const rules = await loadRules();
  const prism = await createPrismPeer();
  return async (subject) => {
    const suite = await judgeBySuite(subject, rules);
    return { suite, prism: await prism.judge(suite.exchanges) };
  };
}

/**
 * Judges each fault by all tools in turn, so that the machine is in the same state for all. Objections to the deployment without a fault do
 * not count.
 *
 * @param onProgress - called after each deployment
 * @throws TypeError if a fault belongs to no interface
 */
export async function compare(
  faults: readonly RegisteredFault[],
  judge: Judge,
  onProgress: OnProgress = () => {},
): Promise<Comparison> {
  const interfaces = [...new Set(faults.map(interfaceOf))];
  const deployments = interfaces.length * FAULTLESS_RUNS + faults.length;
  let done = 0;
  const judgeNext = async (subject: Subject) => {
    const judgements = await judge(subject);
    onProgress((done += 1), deployments);
    return judgements;
  };

  const known = new Set<string>();
  for (const id of interfaces) {
    for (let run = 0; run < FAULTLESS_RUNS; run += 1) {
      const judgements = await judgeNext({ interface: id });
      for (const tool of TOOLS) for (const one of judgements[tool].violations) known.add(keyOf(tool, id, one));
    }
  }

  const rows: Row[] = [];
  for (const fault of faults) {
    const id = interfaceOf(fault);
    const judgements = await judgeNext({ interface: id, fault: fault.id });
    const outcomeOf = (tool: Tool): Outcome => {
      const { violations, requests, ms } = judgements[tool];
      const objection = violations.find((one) => !known.has(keyOf(tool, id, one)));
      return { caught: objection !== undefined, ...(objection === undefined ? {} : { objection }), requests, ms };
    };
    rows.push({ id: fault.id, interface: id, kind: fault.kind, says: fault.says, outcomes: forEachTool(outcomeOf) });
  }
  const faultless = forEachTool((tool) => [...known].filter((key) => key.startsWith(keyOf(tool))).length);
  return { rows, faultless };
}

/** Calls a function for each tool. */
export function forEachTool<Value>(make: (tool: Tool) => Value): Record<Tool, Value> {
  return { suite: make('suite'), prism: make('prism') };
}

const keyOf = (tool: Tool, ...rest: readonly string[]): string => [tool, ...rest].join(' ');

function interfaceOf({ id, interface: name }: RegisteredFault): InterfaceId {
  if (!isInterfaceId(name)) throw new TypeError(`${id} is a fault of no interface`);
  return name;
}
