import { rule } from '../../engine/rule.ts';
import { expectBearerNeeded, READS, readWithoutBearer } from './steps/bearer.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A read without a bearer is refused',
  source: ['A22'],
  interfaces: ['applications'],
  covers: [],
  at: 'GET /v2/**',
  effect: 'reads',
  needs: APPLICATION,
  cases: READS,
  brokenBy: [
    'missing-bearer-lets-in',
    'missing-bearer-lists',
    'missing-bearer-reads-for-sales',
    'refusal-answers-200',
    'refusal-answers-204',
  ],
  async check(context) {
    expectBearerNeeded(context, await readWithoutBearer(context, context.case));
  },
});
