import { expectAllow } from '../steps/method-refused.ts';
import { readUndeclared } from '../steps/undeclared.ts';
import { askUsual } from './steps/ask.ts';
import { queryRule } from './steps/questions.ts';

export default queryRule({
  level: 'should',
  title: 'A 405 to GET names the methods that are allowed',
  source: ['N24'],
  brokenBy: ['get-405-without-allow'],
  async check(context) {
    const known = await askUsual(context, 'bestesAngebot');
    expectAllow(context, await readUndeclared(context, 'kex', '/angebote', known, 'kex'));
  },
});
