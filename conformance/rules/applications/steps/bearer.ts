import type { Answer } from '../../../engine/answer.ts';
import type { Context, StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { numbers, PATH, SALES_PATH, unauthorized } from './application.ts';
import { LIST_PATH } from './list.ts';

const PATHS = { list: LIST_PATH, 'read as provider': PATH, 'read as sales party': SALES_PATH } as const;

/** The reads of the interface. */
export const READS = Object.keys(PATHS) as (keyof typeof PATHS)[];

/** One read with the credential, and after that the same one without it or with another one. */
export interface Compared {
  accepted: Answer;
  other: Answer;
}

/** Reads with the credential and without any. */
export function readWithoutBearer(context: StepContext, name: string): Promise<Compared> {
  return compare(context, name, 'no bearer', () => ({}));
}

/** Reads with the credential and with a token that nobody was given. */
export function readWithInventedBearer(context: StepContext, name: string): Promise<Compared> {
  return compare(context, name, 'an invented bearer', ({ uuid }) => ({ Authorization: `Bearer ${uuid()}` }));
}

function compare(
  context: StepContext,
  name: string,
  who: string,
  headersOf: (context: StepContext) => Record<string, string>,
): Promise<Compared> {
  const read = READS.find((one) => one === name);
  assume(read, `no such read of applications: ${name}`);
  return context.once(`${read} with the credential and with ${who}`, async (step) => {
    const params = numbers(step);
    const accepted = await step.target.send('applications', 'GET', PATHS[read], { params });
    const headers = headersOf(step);
    const other = await step.target.send('applications', 'GET', PATHS[read], { as: 'none', params, headers });
    return { accepted, other };
  });
}

/**
 * Judges that a read without the credential is refused.
 *
 * @throws Inconclusive when the credential is refused as well. A provider need not be allowed to read as a sales party:
 * a 401 that only the other one gets is enough.
 */
export function expectBearerNeeded(context: Context, { accepted, other }: Compared): void {
  if (accepted.status === 401 && !SUCCESS.has(other.status)) throw unauthorized(context);
  const speaks = SUCCESS.has(accepted.status) || (other.status === 401 && accepted.status !== 401);
  const got = accepted.status === other.status ? String(accepted.status) : `${accepted.status} and ${other.status}`;
  assume(
    speaks || SUCCESS.has(other.status),
    `needs a read that is accepted with the credential and refused without it, got ${got}; see credentials.v2 or credentials.login`,
  );
  context.expect.refused(other, SUCCESS);
}
