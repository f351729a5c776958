import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';

/** The open sessions of one deployment. */
export interface Sessions {
  /** Opens a session for a partner and returns its identifier. */
  open(partnerId: string): string;
  /** Ends a session; false when it is not open, or not any more. */
  end(id: string): boolean;
}

/** Lifetime of a session in seconds. */
export const SESSION_LIFETIME_S = 8 * 3600;

/** Creates a deployment's record of sessions; each ends {@link SESSION_LIFETIME_S} after it was opened. */
export function createSessions(clock: Clock): Sessions {
  const open = new Map<string, { partnerId: string; expiresAt: number }>();
  const forgetExpired = (): void => {
    for (const [id, { expiresAt }] of open) if (expiresAt <= clock.now()) open.delete(id);
  };
  return {
    open: (partnerId) => {
      forgetExpired();
      const id = randomBytes(32).toString('hex');
      open.set(id, { partnerId, expiresAt: clock.now() + SESSION_LIFETIME_S * 1000 });
      return id;
    },
    end: (id) => {
      forgetExpired();
      return open.delete(id);
    },
  };
}
