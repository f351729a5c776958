import { assume, cut, NotApplicable, rule, valueAt } from '../engine.ts';
import { documentation } from './steps/read-report.ts';

const ISO_8601 = /^\d{4}-?\d\d-?\d\dT\d\d(:?\d\d(:?\d\d([.,]\d+)?)?)?(Z|[+-]\d\d(:?\d\d)?)?$/;

export default rule({
  level: 'info',
  title: 'The version of the definition is an ISO 8601 timestamp',
  source: ['R35'],
  covers: [{ operation: 'getDocumentation', status: 200 }],
  effect: 'reads',
  async check(context) {
    const answer = await documentation(context);
    assume(answer.status === 200, `needs status 200 from the documentation address, got ${answer.status}`);
    const version = valueAt(answer.json(), '/info/version');
    const size = `${Buffer.byteLength(answer.body)} bytes`;
    if (typeof version !== 'string')
      throw new NotApplicable(`the documentation address serves no definition: its body has ${size}`);
    const verdict = ISO_8601.test(version) ? 'an ISO 8601 timestamp' : 'no ISO 8601 timestamp';
    context.note(`${cut(JSON.stringify(version), 60)}: ${verdict}`);
  },
});
