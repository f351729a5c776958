import { rule } from '../../kit/rule.ts';

export default rule({
  level: 'should',
  title: 'OPTIONS on /documentation answers 204, as on every path',
  source: ['R12'],
  covers: [{ operation: 'optionsDocumentation', status: 204 }],
  effect: 'reads',
  needs: [],
  brokenBy: ['documentation-preflight-200', 'documentation-preflight-405'],
  async check({ target, expect }) {
    expect.status(await target.send('report', 'OPTIONS', '/documentation', { as: 'none' }), 204);
  },
});
