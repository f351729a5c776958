import type { Answer } from '../../../kit/answer.ts';
import type { Context, StepContext } from '../../../kit/context.ts';
import type { ReportKind } from '../../../kit/report-kinds.ts';

const CROSS_ORIGIN = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'];

/** OPTIONS on a kind, without a credential. */
export function kindPreflight(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`preflight of a kind: ${kind}`, ({ target }) =>
    target.send('report', 'OPTIONS', `/${kind}`, { as: 'none' }),
  );
}

/** OPTIONS on a report of a kind, without a credential; any identifier will do. */
export function reportPreflight(context: StepContext, kind: ReportKind): Promise<Answer> {
  return context.once(`preflight of a report: ${kind}`, ({ target, uuid }) =>
    target.send('report', 'OPTIONS', `/${kind}/{reportId}`, { as: 'none', params: { reportId: uuid() } }),
  );
}

/** OPTIONS on the root, without a credential. */
export function rootPreflight(context: StepContext): Promise<Answer> {
  return context.once('preflight of the root', ({ target }) => target.send('report', 'OPTIONS', '/', { as: 'none' }));
}

/** Expects the three cross-origin headers, each with a value. */
export function expectCrossOriginHeaders({ expect }: Context, answer: Answer): void {
  for (const name of CROSS_ORIGIN) expect.header(answer, name);
}
