import type { Answer } from '../../../kit/answer.ts';
import type { Config } from '../../../kit/config/schema.ts';
import type { StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { CAPTURED_DATA } from './captured-data.ts';

/** The query of a determination. With a case number no body is sent. */
export interface DeterminationQuery {
  vorgangsNummer?: string;
  alternativen?: boolean;
  provisionsAusgabe?: boolean;
}

/** A determination for the case of the configuration, or for captured data where there is none. */
export function forCaseOrData(config: Config): DeterminationQuery {
  const vorgangsNummer = config.fixtures?.offers?.vorgangsNummer;
  return vorgangsNummer === undefined ? {} : { vorgangsNummer };
}

/** Asks for a determination, once per run for the same query. */
export function determine(context: StepContext, query: DeterminationQuery): Promise<Answer> {
  return context.once(`determination: ${JSON.stringify(query)}`, ({ target }) =>
    target.send('offers-v2', 'POST', '/v2/ergebnisliste/ermittlung', {
      query: { ...query },
      ...(query.vorgangsNummer === undefined ? { json: CAPTURED_DATA } : {}),
    }),
  );
}

/**
 * The redirect of a determination.
 *
 * @throws Inconclusive when the determination was not answered with 302, which another rule judges
 */
export async function determined(context: StepContext, query: DeterminationQuery): Promise<Answer> {
  const answer = await determine(context, query);
  assume(answer.status === 302, `needs a determination that is answered with 302, got ${answer.status}`);
  return answer;
}

/** Reads a determination at the Location of its redirect; repeated only while it is not there yet (404). */
export function readDetermination(context: StepContext, query: DeterminationQuery): Promise<Answer> {
  return context.once(`determination read: ${JSON.stringify(query)}`, async (step) => {
    const redirect = await determined(step, query);
    return step.poll(
      () => step.target.follow(redirect, 'v2'),
      ({ status }) => status !== 404,
    );
  });
}
