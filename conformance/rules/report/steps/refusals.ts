import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { hasCredential } from '../../../kit/credentials.ts';
import { Inconclusive } from '../../../kit/outcome.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';
import { permittedKinds } from './kinds.ts';
import { readUnknownReport } from './read-report.ts';
import { requestsWithBadValues } from './request-properties.ts';
import { oneKind } from './request-report.ts';
import { readUnknownAs } from './strangers.ts';

/** Requests a report without a credential. */
export function requestWithoutCredential(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`report requested without a credential: ${kind}`, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, { as: 'none', json: {} }),
  );
}

/** Requests a report of the kind that stands for all with a credential that nobody was given; once per run. */
export function requestWithNonsense(context: StepContext): Promise<Answer> {
  return context.once('report requested with a nonsense credential', async (step) =>
    step.target.send('report', 'POST', `/${await oneKind(step)}`, {
      as: 'none',
      headers: { Authorization: step.uuid() },
      json: {},
    }),
  );
}

/** Requests a report with a credential that is valid but has no permission for it. */
export function requestWithoutPermission(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`report requested without permission: ${kind}`, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, { as: 'reportForbidden', json: {} }),
  );
}

/**
 * Answers with a body of `message` and `error`, provoked by a read of an unknown report and, where writes are allowed, by
 * requests whose body is no JSON or carries a bad value.
 */
export async function provokedErrors(context: StepContext): Promise<readonly Answer[]> {
  const kind = await oneKind(context);
  const answers = [await readUnknownReport(context, kind)];
  if (context.mayWrite) {
    const malformed = await context.once(`report requested with a body that is no JSON: ${kind}`, ({ target }) =>
      target.send('report', 'POST', `/${kind}`, { raw: '{', contentType: 'application/json' }),
    );
    answers.push(malformed, ...(await requestsWithBadValues(context)));
  }
  return answers.filter(({ status }) => [400, 404, 422, 500].includes(status));
}

/**
 * Answers of status 403, provoked by reads and, where writes are allowed, by requests: without a credential, with a
 * nonsense one, and with one without permission, for every kind.
 */
export async function provokedForbidden(context: StepContext): Promise<readonly Answer[]> {
  const kind = await oneKind(context);
  const known = hasCredential(context.config, 'reportForbidden');
  const answers = [await readUnknownAs(context, kind, 'none')];
  if (known) answers.push(await readUnknownAs(context, kind, 'reportForbidden'));
  if (context.mayWrite) {
    answers.push(await requestWithoutCredential(context, kind), await requestWithNonsense(context));
    const kinds = known ? permittedKinds(context.config) : [];
    const perKind = await Promise.all(kinds.map((each) => ifAnswered(requestWithoutPermission(context, each))));
    answers.push(...perKind.flat());
  }
  return answers.filter(({ status }) => status === 403);
}

/** Nothing where one kind gives no answer: the others speak for themselves. */
async function ifAnswered(answer: Promise<Answer>): Promise<Answer[]> {
  try {
    return [await answer];
  } catch (error) {
    if (error instanceof Inconclusive) return [];
    throw error;
  }
}
