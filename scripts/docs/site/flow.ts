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

/** Who calls, unless a step says otherwise. */
export const APPLICATION = 'Your application';
export const BROWSER = 'Browser';

/** The call that obtains a token. */
export const TOKEN: FlowCall = { call: 'login#createAccessToken', answer: '2XX', carries: 'access_token' };

/** The use of every version of the cases: find one, read it, and what follows. */
export const readAndSet = (...further: FlowStep[]): FlowStep[] => [
  TOKEN,
  { call: 'listVorgaenge', answer: '2XX', carries: 'the cases' },
  { call: 'getVorgang', answer: '2XX', carries: 'the case' },
  ...further,
];
