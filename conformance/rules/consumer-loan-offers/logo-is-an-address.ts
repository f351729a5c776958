import { rule } from '../../kit/rule.ts';
import { valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';

export default rule({
  level: 'should',
  title: 'The svg of a logo is the address of an image',
  source: ['L06'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: ['logo-in-place'],
  async check(context) {
    for (const { name, value } of valuesOf('Logo', await everyOffer(context))) {
      const address = typeof value === 'string' && /^(https?:\/)?\//i.test(value) && URL.canParse(value, 'http://x');
      context.expect.that(address, `${name} as an address`, JSON.stringify(value));
    }
  },
});
