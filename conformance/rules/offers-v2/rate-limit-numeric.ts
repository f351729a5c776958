import { NotApplicable } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { answersWithLimits, RATE_LIMIT_HEADERS } from './steps/rate-limit.ts';

export default rule({
  level: 'must',
  title: 'The rate-limit headers are numbers where they are present',
  source: ['O214'],
  covers: [
    { operation: 'createErmittlung', status: 302 },
    { operation: 'getErmittlung', status: 200 },
  ],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: RATE_LIMIT_HEADERS,
  brokenBy: ['remaining-as-word', 'remaining-of-quota', 'reset-as-word', 'reset-with-unit'],
  async check(context) {
    const values = (await answersWithLimits(context)).flatMap((answer) =>
      answer.headers(context.case).map((value) => ({ answer, value })),
    );
    if (values.length === 0) throw new NotApplicable(`no answer carries ${context.case}`);
    for (const { answer, value } of values) {
      const numeric = value.trim() !== '' && Number.isFinite(Number(value));
      context.expect.that(numeric, `a number in ${context.case}`, `'${value}'`, answer);
    }
  },
});
