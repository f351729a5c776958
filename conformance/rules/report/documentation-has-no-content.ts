import { assume, rule } from '../engine.ts';
import { documentation } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'GET /documentation has no content',
  source: ['R11'],
  covers: [{ operation: 'getDocumentation', status: 200 }],
  effect: 'reads',
  brokenBy: ['documentation-with-definition', 'documentation-with-page', 'documentation-with-word'],
  async check(context) {
    const answer = await documentation(context);
    const { status, body, mediaType } = answer;
    assume(status === 200, `needs status 200 from the documentation address, got ${status}`);
    const got = `${Buffer.byteLength(body)} bytes, ${mediaType === '' ? 'without a media type' : mediaType}`;
    context.expect.that(body.trim() === '', 'no content', got, answer);
  },
});
