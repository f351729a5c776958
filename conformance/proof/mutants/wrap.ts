import type { WireHeader } from '../../engine/transport.ts';
import type { Handler } from '../../servers/handler.ts';

/** What a mutant may use of the run that it takes part in. */
export interface MutantTools {
  /** To be given each answer that differs from that of the reference deployment; returns it, marked. */
  changed(answer: Response): Response;
  /** The headers of the credential that the suite uses for the interface. */
  credential(): Promise<readonly WireHeader[]>;
}

/** Has a handler answer as a mutant does. */
export type MutantWrap = (next: Handler, tools: MutantTools) => Handler;
