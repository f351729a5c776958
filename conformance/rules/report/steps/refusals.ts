import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { hasCredential } from '../../../engine/credentials.ts';
import type { ReportKind } from './kinds.ts';
import { everyReading } from './read-report.ts';
import { requestsWithBadValues } from './request-properties.ts';
import { isAccepted } from './request-report.ts';
import { strangersRead } from './strangers.ts';
import { requestWithBody, unusableBodies } from './unusable-body.ts';

/** Requests a report without a credential. */
export function requestWithoutCredential(context: StepContext, kind: ReportKind): Promise<Answer> {
  return whenAccepted(context, `report requested without a credential: ${kind}`, kind, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, { as: 'none', json: {} }),
  );
}

/** Requests a report with a credential that nobody was given. */
export function requestWithNonsense(context: StepContext, kind: ReportKind): Promise<Answer> {
  return whenAccepted(context, `report requested with a nonsense credential: ${kind}`, kind, ({ target, uuid }) =>
    target.send('report', 'POST', `/${kind}`, { as: 'none', headers: { Authorization: uuid() }, json: {} }),
  );
}

/** Requests a report with a credential that is valid but has no permission for it. */
export function requestWithoutPermission(context: StepContext, kind: ReportKind): Promise<Answer> {
  return whenAccepted(context, `report requested without permission: ${kind}`, kind, ({ target }) =>
    target.send('report', 'POST', `/${kind}`, { as: 'reportForbidden', json: {} }),
  );
}

/** Asks when the caller's own request was answered: what let that one in must not let in the next. */
function whenAccepted(
  context: StepContext,
  key: string,
  kind: ReportKind,
  ask: (step: StepContext) => Promise<Answer>,
): Promise<Answer> {
  return context.once(key, async (step) => {
    if (hasCredential(step.config, 'report')) await isAccepted(step, kind);
    return ask(step);
  });
}

/** Answers to requests for a kind whose body is unusable or carries a bad value. */
export async function provokedRefusals(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const unusable = unusableBodies(context.config, kind).map(async (name) => requestWithBody(context, kind, name));
  return [...(await Promise.all(unusable)), ...(await requestsWithBadValues(context, kind))];
}

/** The refusals of reads of a kind, whatever they are for, but for who asks. */
export async function refusedReadings(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  return (await everyReading(context, kind)).filter(({ status }) => [400, 404, 422, 500].includes(status));
}

/** Requests for a kind that are refused for who asks: without a credential, with a nonsense one, without permission. */
export function strangersRequests(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const asked = [requestWithoutCredential(context, kind), requestWithNonsense(context, kind)];
  return Promise.all(
    hasCredential(context.config, 'reportForbidden') ? [...asked, requestWithoutPermission(context, kind)] : asked,
  );
}

/** Reads of a kind that are refused for who asks. */
export function strangersReads(context: StepContext, kind: ReportKind): Promise<readonly Answer[]> {
  const asked = [strangersRead(context, kind, 'none')];
  return Promise.all(
    hasCredential(context.config, 'reportForbidden')
      ? [...asked, strangersRead(context, kind, 'reportForbidden')]
      : asked,
  );
}
