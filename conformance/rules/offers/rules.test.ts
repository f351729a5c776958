import { describe } from 'vitest';
import { CONSTANT_ANSWERS } from '../../proof/in-process.ts';
import { describeRules, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const v1 = await interfaceUnderTest('offers-v1');
const v2 = await interfaceUnderTest('offers-v2');
const v3 = await interfaceUnderTest('offers-v3');

/** What the reason of a failed rule of v1 has to speak of. */
const REASONS_V1 = {
  'suggestions-by-post': /^expected status 2xx or 3xx, got (500|(400|405); see fixtures\.offers\.vorgangsNummer)$/,
  'suggestions-read': /^expected status 2xx, got (500|(400|405|406); see fixtures\.offers\.vorgangsNummer)$/,
  'token-required': /^(GET|POST): .*expected a refusal \(no 2xx\), got 200$/,
  'trace-id-optional': /expected status 200 with(out x-TraceId, as with it| x-TraceId, as without), got 400$/,
  'unknown-read-refused': /^expected status 4xx, got 200$/,
};

/** What any success fulfils. */
const SUCCEEDED_V1 = ['suggestions-by-post', 'suggestions-read', 'trace-id-optional'];

describe('offers-v1', () => {
  describeRules(v1, {
    reasons: REASONS_V1,
    alike: {
      satisfied: {
        '200 {}': SUCCEEDED_V1,
        '200 HTML': SUCCEEDED_V1,
        '202 {}': SUCCEEDED_V1,
        '204': SUCCEEDED_V1,
        '302': ['suggestions-by-post'],
      },
      // Its must-rules ask for a success alone: who may have it is stated for v2.
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

/** What the reason of a failed rule of v2 has to speak of. */
const REASONS_V2 = {
  'allow-names-methods': /^expected a non-empty header Allow, got none$/,
  'attribute-order-free': /: expected status 302, got 400$/,
  'broken-json-refused': /^expected status 4xx, got [25]00$/,
  'captured-data-kept':
    /^(erfassteDaten: expected vorhaben\.(finanzbedarf\.kaufpreis 400000, got 40000000|finanzierungswunsch\.darlehensWuensche\.0\.\S+ \d+, got (nothing|15)))$|^ermittlungsAnfrage: expected alternativen true, got false$/,
  'case-replaces-body': /expected status 302, got (200|201|303|400|422|403; see fixtures\.offers\.vorgangsNummer)$/,
  'commission-in-cents': /expected betrag of type integer, got 3750.25$/,
  'commission-of-caller': /expected partnerId "ABC12", got "(XYZ99|erika.*)?"$/,
  'commission-ready': /expected (status 2xx|a betrag|a partnerId|betrag of type number|partnerId of type string), got/,
  'commission-waits-by-redirect': /expected (status 302, got (200|202|303|307|404)|status 2xx, got (404|405|406|500))$/,
  'determination-has-no-body': /expected no body, got \d+ bytes$/,
  'determination-readable': /expected (status 2xx, got (404|405|406|500)|an ermittlungsId, got none)$/,
  'determination-reads':
    /^(\w+|ermittlung, ergebnisse, ermittlungsAnfrage and 1 more): expected status 2xx, got (401|404|405|406|500)/,
  'determination-redirects': /expected status 302, got (200|201|303|400)$/,
  'determination-with-location': /expected a non-empty header Location, got (none|'')$/,
  'options-accepted': /^(alternativen|provisionsAusgabe)=(true|false) .*: expected status 302, got 400$/,
  'regional-blocks': /expected status 302, got (404|500)$/,
  'several-loans-accepted': /expected status 302, got 400$/,
  'shown-members-accepted': /expected status 302 with vorhaben\.\S+, got 400$/,
  'token-required':
    /^\w.*: (none|wrong).*: expected a refusal \(no 2xx, and no redirect to what the token gets\), got (200|302)$/,
  'waiting-redirect-has-location': /^expected a non-empty header Location, got (none|'')$/,
  'trace-id-optional':
    /^\w.*expected status (200|302) with(out x-TraceId, as with it| x-TraceId, as without), got 400$/,
  'unknown-read-refused': /: expected status 4xx, got 200$/,
};

describe('offers-v2', () => {
  describeRules(v2, {
    reasons: REASONS_V2,
    alike: {
      satisfied: {
        '302': [
          'attribute-order-free',
          'case-replaces-body',
          'determination-has-no-body',
          'determination-redirects',
          'options-accepted',
          'regional-blocks',
          'several-loans-accepted',
          'shown-members-accepted',
        ],
      },
      // What a must-rule cannot blame on the target: a token that nothing accepts, an interface that is gone.
      verdicts: { '401': 'inconclusive', '404': 'inconclusive' },
      configure: (config) => ({
        ...config,
        credentials: { ...config.credentials, v2: { accessToken: 'token-of-the-operator' } },
      }),
    },
  });
});

const READ = /expected status 2xx, got (401|500|(404|405|406)(; see fixtures\.offers\..*)?)$/;

/** What the reason of a failed rule of v3 has to speak of. */
const REASONS_V3 = {
  'allow-names-methods': /^expected a non-empty header Allow, got none$/,
  'broken-json-refused': /^expected status 4xx, got [25]00$/,
  'commission-reads': READ,
  'determination-answers-200-or-204':
    /expected status (200 or 204|204 where .*), got (20[012]|30[237]|40[04]; see fixtures\.offers\.vorgangs)/,
  'determination-never-redirects': /expected another status than 302, got 302$/,
  'determination-without-location': /expected no header Location, got "(\/v3|https)/,
  'empty-provider-lists-accepted': /: expected status 200 or 204, got 400; see fixtures\.offers/,
  'filled-provider-lists-accepted':
    /^(exkludierteP|p)rodukt\w+: expected status 200 or 204, got (302|40[04]; see .*fixtures\.offers\.produktAnbieter)$/,
  'list-belongs-to-its-case': /: expected a refusal \(no 2xx\), got 200$/,
  'login-host-serves-no-v3': /^expected a refusal \(no 2xx\), got 20[024]$/,
  'no-result-list-has-no-body': /^expected no body, got (4 bytes|the announcement of (2|20) bytes)$/,
  'options-accepted': /=(true|false).*: expected status 200 or 204, got 400; see fixtures\.offers/,
  'result-list-not-empty': /expected a result list, got an empty body$/,
  'result-list-reads': READ,
  'saved-offers-need-scope': /: expected a refusal \(no 2xx\), got 200$/,
  'saved-offers-read': READ,
  'token-required':
    /^(ergebnisliste|meldungen|provision|gemerkteangebote|zahlungsplaene of a .*|determination for vorgangsNummer.*): (none|wrong).*: expected a refusal \(no 2xx\), got 20[04]$/,
  'trace-id-optional':
    /^expected (status 200 or 204 (with|without) X-TraceId, got 400|one status .* got 200 without it and 204 with it, twice)$/,
  'unknown-case-refused': /^expected no result list, got 20[02]$/,
  'unknown-read-refused': /: expected status 4xx, got 200$/,
};

/** What any determination fulfils that is answered with 200 or 204. */
const DETERMINED = [
  'determination-never-redirects',
  'determination-without-location',
  'empty-provider-lists-accepted',
  'filled-provider-lists-accepted',
  'options-accepted',
  'trace-id-optional',
];

describe('offers-v3', () => {
  describeRules(v3, {
    reasons: REASONS_V3,
    alike: {
      satisfied: {
        '200 {}': [...DETERMINED, 'result-list-not-empty', 'saved-offers-read'],
        '200 HTML': [...DETERMINED, 'result-list-not-empty', 'saved-offers-read'],
        '202 {}': ['determination-never-redirects', 'saved-offers-read'],
        '204': [
          'determination-answers-200-or-204',
          ...DETERMINED,
          'no-result-list-has-no-body',
          'saved-offers-read',
          'unknown-case-refused',
        ],
      },
      verdicts: { '401': 'inconclusive', '403': 'inconclusive', '404': 'inconclusive' },
    },
  });
});
