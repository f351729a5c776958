import { SUCCESS } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { identifiersFor, needsOf, readOnce, readResource } from './steps/case-interface.ts';
import { READS_OF } from './steps/reads.ts';

const READS = READS_OF['cases-v3'];

export default rule({
  level: 'should',
  title: 'The cases, and all that is read below one, are refused without a token',
  source: ['C15'],
  covers: [],
  effect: 'reads',
  needs: needsOf('cases-v3'),
  cases: Object.keys(READS),
  brokenBy: ['reads-without-token'],
  async check(context) {
    const read = READS[context.case];
    assume(read, `there is no read ${context.case}`);
    const { status } = await readResource(context, 'cases-v3', read.path);
    assume(SUCCESS.has(status), `needs the same read with a token to be answered with 2xx, got ${status}`);
    const params = await identifiersFor(context, 'cases-v3', read.path);
    context.expect.refused(await readOnce(context, 'cases-v3', read.path, params, 'none'), SUCCESS);
  },
});
