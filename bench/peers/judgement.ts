import type { InterfaceId } from '../../generated/platform.ts';

/** The tools that are compared, in the order of the page. */
export const TOOLS = ['suite', 'prism'] as const;
export type Tool = (typeof TOOLS)[number];

/** What a tool is to judge. */
export interface Subject {
  interface: InterfaceId;
  /** Id of the fault of the deployment; undefined for the one without a fault. */
  fault?: string;
}

/** What one tool made of one deployment. */
export interface Judgement {
  /** What it objects to; equal texts stand for the same objection in another run. */
  violations: readonly string[];
  /** How many requests it sent, or was shown. */
  requests: number;
  /** How long it took, in milliseconds. */
  ms: number;
}
