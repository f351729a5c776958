import { expectReadable } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'A partner that the caller may see reads as a JSON object',
  source: ['P01'],
  covers: [{ operation: 'getPartner', status: 200 }],
  smoke: true,
  brokenBy: ['read-answers-hal', 'bodies-without-type'],
  async check(context) {
    const answer = await expectReadable(context, 'partner');
    context.expect.equal(answer.mediaType, 'application/json', 'media type');
    context.expect.object(answer);
  },
});
