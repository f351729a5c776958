import { assumeReadable, coversReads, READ_NAMES, readOfCase } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'An answer carries a X-TraceId also when the request brought none',
  source: ['P09'],
  covers: coversReads(200),
  cases: READ_NAMES,
  brokenBy: ['no-trace-id-generated', 'generated-trace-id-is-empty', 'no-trace-id-generated-for-lists'],
  async check(context) {
    context.expect.header(await assumeReadable(context, readOfCase(context)), 'X-TraceId');
  },
});
