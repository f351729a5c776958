import type { StepContext, Answer } from '../../engine.ts';
import { queryFor, WAYS, type DeterminationQuery } from './ask.v2.ts';
import { determined, forCaseOrData } from './determine.v2.ts';

/** The optional parameters of a determination: each with either value and without the other one, and both together. */
export const OPTIONS: Readonly<Record<string, DeterminationQuery>> = {
  'alternativen=true without provisionsAusgabe': { alternativen: true },
  'alternativen=false without provisionsAusgabe': { alternativen: false },
  'provisionsAusgabe=true without alternativen': { provisionsAusgabe: true },
  'provisionsAusgabe=false without alternativen': { provisionsAusgabe: false },
  'alternativen=true with provisionsAusgabe=true': { alternativen: true, provisionsAusgabe: true },
};

/** The cases of a rule about every redirect of a determination, whatever it is asked for. */
export const REDIRECTS: readonly string[] = [...WAYS, ...Object.keys(OPTIONS)];

/**
 * The redirect that a case of {@link REDIRECTS} is about.
 *
 * @throws Inconclusive when the determination was not answered with 302, which another rule judges
 */
export function redirectOf(context: StepContext & { case: string }): Promise<Answer> {
  const options = OPTIONS[context.case];
  return determined(
    context,
    options === undefined ? queryFor(context) : { ...forCaseOrData(context.config), ...options },
  );
}
