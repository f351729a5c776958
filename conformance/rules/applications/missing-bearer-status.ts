import { rule } from '../../engine/rule.ts';
import { READS, readWithoutBearer } from './steps/bearer.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'info',
  title: 'The status of a read without a bearer',
  source: ['A53', 'N25'],
  interfaces: ['applications'],
  covers: [],
  at: 'GET /v2/**',
  effect: 'reads',
  needs: APPLICATION,
  cases: READS,
  brokenBy: [],
  async check(context) {
    const { other } = await readWithoutBearer(context, context.case);
    context.note(`${other.status}, WWW-Authenticate: ${other.header('WWW-Authenticate') ?? 'none'}`);
  },
});
