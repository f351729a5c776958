import { valuesOf } from './steps/answers.ts';
import { everyOffer } from './steps/ask.ts';
import { forBoth } from './steps/questions.ts';

const SVG = 'Logo.svg';

/** Beginnings of percent-encoded or base64 markup: `<`, `<svg` and `<?xml`. */
const ENCODED_MARKUP = /^(%3[Cc]|PHN2Zy|PD94bW)/;

/** Accepts relative addresses: whether they are absolute is open. */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || ENCODED_MARKUP.test(value)) return false;
  return /^[^\s<>]+$/.test(value) && URL.canParse(value, 'https://example.com/');
}

export default forBoth({
  level: 'must',
  title: 'The svg of a logo is the address of an image',
  source: ['L06'],
  about: [SVG],
  brokenBy: ['logo-in-place', 'logo-in-base64', 'logo-as-path'],
  async check(context, question) {
    for (const value of valuesOf(SVG, await everyOffer(context, question)))
      context.expect.that(isAddress(value), `${SVG} as an address`, JSON.stringify(value));
  },
});
