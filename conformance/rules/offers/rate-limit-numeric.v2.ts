import { observing } from '../steps/observed.ts';
import { RATE_LIMIT_HEADERS } from './steps/reads.v2.ts';

export default observing({
  level: 'must',
  title: 'The rate-limit headers are numbers that are not negative, where they are present',
  source: ['O261'],
  brokenBy: [
    'remaining-as-word',
    'remaining-negative',
    'remaining-of-quota',
    'remaining-in-hexadecimal',
    'reset-as-word',
    'reset-with-unit',
  ],
  parts: RATE_LIMIT_HEADERS,
  of: 'responses with this header',
  isMeant: ({ answer }, header) => answer.header(header) !== undefined,
  judge: ({ expect }, { answer }, header) => {
    for (const value of answer.headers(header).flatMap((values) => values.split(', '))) {
      const isNumber = /^\+?[\d.]+(e[+-]?\d+)?$/i.test(value.trim()) && Number.isFinite(Number(value));
      expect.that(isNumber, `a number in ${header}`, `'${value}'`, answer);
    }
  },
});
