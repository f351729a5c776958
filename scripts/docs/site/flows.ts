import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { INTERFACE_IDS } from '../../../generated/platform.ts';

/** A call of a typical use, with what is answered. */
export interface FlowCall {
  /** operationId, of the interface of the page, or `login#createAccessToken` of another one. */
  call: string;
  /** Status as the contract declares it: `202`, `2XX`. */
  answer: string;
  /** What the answer carries, in a few words. */
  carries?: string;
  /** What comes with the request, in a few words. */
  sends?: string;
  /** Who calls; the application unless it says otherwise. */
  by?: string;
}

/** A step that is no call of an interface. */
export interface FlowMessage {
  from: string;
  to: string;
  text: string;
  isAnswer?: boolean;
}

/** One step of a typical use. */
export type FlowStep = FlowCall | FlowMessage | { note: string };

/** The typical use of an interface. */
export interface Flow {
  /** What it achieves, as a sentence without its full stop. */
  title: string;
  steps: readonly FlowStep[];
}

/** The typical use of each interface that has one: `flows/<interface>.yaml`; statuses and operations are those of its contract. */
export const FLOWS: Readonly<Record<string, Flow>> = Object.fromEntries(
  INTERFACE_IDS.flatMap((id) => {
    const file = new URL(`flows/${id}.yaml`, import.meta.url);
    return existsSync(file) ? [[id, parse(readFileSync(file, 'utf8')) as Flow]] : [];
  }),
);
