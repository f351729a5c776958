import { rule } from '../../engine/rule.ts';
import { expectBearerNeeded, READS, readWithInventedBearer } from './steps/bearer.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A read with a bearer that nobody was given is refused',
  source: ['A22'],
  interfaces: ['applications'],
  covers: [],
  at: 'GET /v2/**',
  effect: 'reads',
  needs: [...APPLICATION, 'state'],
  cases: READS,
  brokenBy: ['any-bearer-lets-in', 'any-bearer-reads-for-sales', 'refusal-answers-200', 'refusal-answers-204'],
  async check(context) {
    expectBearerNeeded(context, await readWithInventedBearer(context, context.case));
  },
});
