import { expectReadable } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'The identifiers of a sales unit at the providers read as a JSON object',
  source: ['P01', 'P14'],
  covers: [{ operation: 'getPartnerkennzeichen', status: 200 }],
  brokenBy: ['identifiers-answer-array', 'identifiers-answer-204', 'identifiers-not-found'],
  async check(context) {
    context.expect.object(await expectReadable(context, 'partnerkennzeichen'));
  },
});
