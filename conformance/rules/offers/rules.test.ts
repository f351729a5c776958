import { describe } from 'vitest';
import { CONSTANT_ANSWERS } from '../../proof/in-process.ts';
import { describeRules, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const v1 = await interfaceUnderTest('offers-v1');
const v2 = await interfaceUnderTest('offers-v2');
const v3 = await interfaceUnderTest('offers-v3');

/** The rules that any success satisfies. */
const SUCCEEDED_V1 = ['suggestions-by-post', 'suggestions-read', 'trace-id-optional'];

describe('offers-v1', () => {
  describeRules(v1, {
    alike: {
      satisfied: {
        '200 {}': SUCCEEDED_V1,
        '200 HTML': SUCCEEDED_V1,
        '202 {}': SUCCEEDED_V1,
        '204': SUCCEEDED_V1,
        '302': ['suggestions-by-post'],
      },
      // Its must rules only require a success; D2 states for v2 only who has access.
      verdicts: Object.fromEntries(
        Object.keys(CONSTANT_ANSWERS).map((name) => [
          name,
          /^20/.test(name) ? 'conformant' : /^40[134]/.test(name) ? 'inconclusive' : 'nonconformant',
        ]),
      ),
      honest: ['login'],
    },
  });
});

describe('offers-v2', () => {
  describeRules(v2, {
    alike: {
      satisfied: {
        '302': [
          'attribute-order-free',
          'case-replaces-body',
          'charset-makes-no-difference',
          'determination-redirects',
          'options-accepted',
          'regional-blocks',
          'several-loans-accepted',
          'shown-members-accepted',
        ],
      },
      // A token that is never accepted and an interface that is gone are not failures of the target.
      verdicts: { '401': 'inconclusive', '404': 'inconclusive' },
      configure: (config) => ({
        ...config,
        credentials: { ...config.credentials, v2: { accessToken: 'token-of-the-operator' } },
      }),
    },
  });
});

/** The rules that any determination with 200 or 204 satisfies. */
const DETERMINED = [
  'charset-makes-no-difference',
  'empty-provider-lists-accepted',
  'filled-provider-lists-accepted',
  'options-accepted',
  'trace-id-optional',
];

describe('offers-v3', () => {
  describeRules(v3, {
    alike: {
      satisfied: {
        '200 {}': [...DETERMINED, 'saved-offers-read'],
        '200 HTML': [...DETERMINED, 'saved-offers-read'],
        '202 {}': ['saved-offers-read'],
        '204': [...DETERMINED, 'saved-offers-read', 'unknown-case-refused'],
      },
      verdicts: { '401': 'inconclusive', '403': 'inconclusive', '404': 'inconclusive' },
    },
  });
});
