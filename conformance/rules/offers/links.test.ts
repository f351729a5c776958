import { expect, it } from 'vitest';
import { interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { onAnswers } from '../../proof/variants/variant.ts';
import { withProperties } from '../../reference/faulty.ts';
import { providersIn } from './steps/determine.v3.ts';

const { judge, resultOf, rules, observing } = await interfaceUnderTest('offers-v3');

const linked = (href: string, more: object) => ({ _links: { self: { href } }, ...more });

it.each(['/L1', '/L1/?page=1', '/L1/page/1', '/L1/ergebnisse', '/L1/{ergebnisnummer}'])(
  'finds the providers of all results of a list whose link to itself ends with %s',
  (end) => {
    const ergebnisse = [
      linked('/v3/vorgaenge/AB1234/ergebnisliste/L1/E1', { produktAnbieter: 'A' }),
      linked('/v3/vorgaenge/AB1234/ergebnisliste/L1/E2/?full', { produktAnbieter: { produktAnbieterId: 'B' } }),
    ];
    expect(providersIn(linked(`/v3/vorgaenge/AB1234/ergebnisliste${end}`, { ergebnisse }))).toEqual(['A', 'B']);
  },
);

it.each([
  ['E1/', 'passed'],
  ['E1;jsessionid=1F3A', 'passed'],
  ['E2', 'failed'],
  ['E2/', 'failed'],
  ['E2;jsessionid=1F3A?full', 'failed'],
])('the link %s of the result E1 to itself has %s', async (link, status) => {
  const report = await judge({
    rules: [...rules, ...observing],
    around: onAnswers('baufi')(
      { method: 'GET', path: /\/ergebnisliste\/[^/]+\/E1$/, status: 200 },
      (response, { url }) => {
        const href = new URL(link, url).pathname + new URL(link, url).search;
        return withProperties({ ergebnisnummer: undefined, _links: { self: { href } } })(response);
      },
    ),
  });
  expect(resultOf(report, 'shows-own-number')?.status).toBe(status);
});
