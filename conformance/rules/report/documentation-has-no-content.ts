import { assume, hasCredential, rule } from '../engine.ts';
import type { Extra } from './steps/preflight.ts';
import { documentation } from './steps/read-report.ts';

export default rule({
  level: 'must',
  title: 'GET /documentation has no content, whatever credential comes with it',
  source: ['R11'],
  covers: [{ operation: 'getDocumentation', status: 200 }],
  effect: 'reads',
  brokenBy: [
    'documentation-with-definition',
    'documentation-with-page',
    'documentation-with-word',
    'documentation-with-definition-for-callers',
  ],
  async check(context) {
    const usual = await documentation(context);
    assume(usual.status === 200, `needs status 200 from the documentation address, got ${usual.status}`);
    const extras: Extra[] = hasCredential(context.config, 'reportForbidden') ? ['wrong', 'other'] : ['wrong'];
    const others = await Promise.all(extras.map((extra) => documentation(context, [extra])));
    for (const answer of [usual, ...others.filter(({ status }) => status === 200)]) {
      const { body, mediaType } = answer;
      const got = `${Buffer.byteLength(body)} bytes, ${mediaType === '' ? 'without a media type' : mediaType}`;
      context.expect.that(body.trim() === '', 'no content', got, answer);
    }
  },
});
