import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { documentation } from './steps/documentation.ts';

export default rule({
  level: 'info',
  title: 'GET /documentation has no content; some deployments serve their definition there',
  source: ['R11'],
  covers: [{ operation: 'getDocumentation', status: 200 }],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  async check(context) {
    const { status, body, mediaType } = await documentation(context);
    assume(status === 200, `needs an answer of the documentation address (200), got ${status}`);
    context.note(`${Buffer.byteLength(body)} bytes, ${mediaType === '' ? 'without a media type' : mediaType}`);
  },
});
