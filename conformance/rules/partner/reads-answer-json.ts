import { assumeReadable, coversReads, READ_NAMES, readOfCase } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

export default readingRule({
  level: 'must',
  title: 'A read that accepts application/json is answered with JSON',
  source: ['P49'],
  covers: coversReads(200),
  cases: READ_NAMES,
  brokenBy: ['read-answers-hal', 'administrierbare-answer-text', 'takeover-answers-page', 'bodies-without-type'],
  async check(context) {
    const answer = await assumeReadable(context, readOfCase(context));
    context.expect.equal(answer.mediaType, 'application/json', 'media type');
    context.expect.json(answer);
  },
});
