import type { Context, Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { notFound, type CaseEnv } from '../cases/access.ts';
import type { GemerktesAngebot } from '../cases/case.ts';
import { zahlungsplaene } from '../cases/offer-payloads.ts';

const SAVED = '/v3/vorgaenge/:vorgangsNummer/gemerkteangebote';

/** The scope that reading saved offers needs. */
export const SCOPE = 'baufinanzierung:angebot:ermitteln';

/** Refuses with 403 who may not read saved offers (O315). */
const needsScope = createMiddleware<CaseEnv>(async (c, next) =>
  c.get('caller').scopes.includes(SCOPE) ? next() : c.json({ message: `the token lacks the scope ${SCOPE}` }, 403),
);

/**
 * Adds the reads of the offers that were saved at a case (O314, O315).
 *
 * @param bearer refuses who sends no valid token
 * @param accessibleCase refuses who may not use the case
 */
export function addSavedOffers(
  routes: Hono<CaseEnv>,
  bearer: MiddlewareHandler<CaseEnv>,
  accessibleCase: MiddlewareHandler<CaseEnv>,
): void {
  const payload = ({ nummer, ...angebot }: GemerktesAngebot) => ({ laufendeNummer: nummer, ...angebot });

  routes.get(SAVED, bearer, needsScope, accessibleCase, (c) => c.json(c.get('vorgang').gemerkteAngebote.map(payload)));

  const readOne = (path: string, answer: (c: Context, found: GemerktesAngebot) => Response): void => {
    routes.get(path, bearer, needsScope, accessibleCase, (c) => {
      const wanted = c.req.param('laufendeNummer');
      const found = c.get('vorgang').gemerkteAngebote.find(({ nummer }) => nummer === wanted);
      return found ? answer(c, found) : notFound(c, 'saved offer');
    });
  };
  readOne(`${SAVED}/:laufendeNummer`, (c, found) => c.json(payload(found)));
  readOne(`${SAVED}/:laufendeNummer/zahlungsplaene`, (c, found) => c.json(zahlungsplaene(found)));
}
