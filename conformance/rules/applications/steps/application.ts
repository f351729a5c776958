import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { isObject } from '../../../kit/expect.ts';
import { assume } from '../../../kit/outcome.ts';

const PATH = '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';

/** One operation of a JSON Patch; a remove has no value. */
export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** Reads the application as its product provider. */
export function readApplication(context: StepContext): Promise<Answer> {
  return context.target.send('applications', 'GET', PATH, { params: numbers(context) });
}

/** The read that the rules about reading look at. */
export function firstRead(context: StepContext): Promise<Answer> {
  return context.once('application read', readApplication);
}

/** Sends a JSON Patch to the application. */
export function patchApplication(
  context: StepContext,
  operations: readonly Operation[],
  contentType = 'application/json-patch+json',
): Promise<Answer> {
  return context.target.send('applications', 'PATCH', PATH, {
    params: numbers(context),
    json: operations,
    contentType,
  });
}

/**
 * The record as it was before the first change: what is put back comes from here alone, since a later read may still
 * show a change that has been undone already.
 *
 * @throws Inconclusive when the application cannot be read; then nothing is changed
 */
export function originalRecord(context: StepContext): Promise<Record<string, unknown>> {
  return context.once('application as it was', async (step) => {
    const answer = await readApplication(step);
    const record = answer.status === 200 ? answer.json() : undefined;
    assume(
      isObject(record),
      `needs a read of the application that answers 200 with a JSON object, got status ${answer.status}`,
    );
    return record;
  });
}

/** The numbers of the application, as one name for messages. */
export function nameOf(context: StepContext): string {
  const { vorgangsnummer, antragsnummer, teilantragsnummer } = numbers(context);
  return `${vorgangsnummer}/${antragsnummer}/${teilantragsnummer}`;
}

function numbers(context: StepContext) {
  return {
    vorgangsnummer: context.fixture('applications', 'vorgangsnummer'),
    antragsnummer: context.fixture('applications', 'antragsnummer'),
    teilantragsnummer: context.fixture('applications', 'teilantragsnummer'),
  };
}
