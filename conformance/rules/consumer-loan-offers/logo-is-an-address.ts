import { rule } from '../../kit/rule.ts';
import { valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';

/** An absolute address, or a path: a single word, or the image itself, leads nowhere. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^[^\s<>]+$/.test(value) && (URL.canParse(value) || /[./]/.test(value));
}

export default rule({
  level: 'should',
  title: 'The svg of a logo is the address of an image',
  source: ['L06'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: ['logo-in-place', 'logo-by-name'],
  async check(context) {
    for (const { name, value } of valuesOf('Logo', await everyOffer(context))) {
      context.expect.that(isAddress(value), `${name} as an address`, JSON.stringify(value));
    }
  },
});
