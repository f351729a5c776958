import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../proof/in-process.ts';
import { describeRules, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const tested = await interfaceUnderTest('report');
const { judge } = tested;

/** What the reason of a failed rule has to speak of. */
const REASONS = {
  'accepted-body-is-text': /expected a string as body, got a JSON (object|array)/,
  'accepted-with-location': /expected a non-empty header Location, got (none|'')$/,
  'category-any-text-accepted': /^expected status 202, got (400|500)$/,
  'documentation-answers': /expected status 200, got (204|403|404)$/,
  'documentation-preflight': /expected status 204, got (200|401|403|405)$/,
  'error-members-are-strings': /expected ((message|error) of type string|a JSON object), got/,
  'error-members-present': /expected ((message|error) in the body of the 40[04], got none|a JSON object, got array)/,
  'forbidden-has-message': /expected (message of type string|a JSON body), got/,
  'from-day-accepted': /^(produktanbieter: )?expected status 202, got (200|400|500)$/,
  'from-day-outside-pattern-refused': /^(.*(2024-13-01|01\.01\.2024|2024-1-1).*: )?expected status 400, got (202|422)$/,
  'generating-report-has-status': /expected (status 200|a JSON (object|body)|a member status), got/,
  'kind-allows-cross-origin':
    /expected a non-empty header Access-Control-Allow-(Origin|Methods|Headers), got (none|'')/,
  'kind-exists': /expected status 204, got (200|401|403|404|405)/,
  'location-names-report': /expected a Location that ends in \/[a-z]+\/ and an identifier, got \//,
  'no-permission-forbidden': /expected status 403, got (202; credentials\.reportForbidden has to be .*|401|404)$/,
  'nonsense-credential-forbidden': /expected status 403 or 401, got (200|202|404)$/,
  'nonsense-credential-refused':
    /(^|; )(request: expected a refusal \(no 2xx\), got 20[02]|read: expected a refusal \(no 200 or 303\), got (200|303))$/,
  'partner-of-report-accepted':
    /expected status 202, got (200|500|400; fixtures\.partner\.partnerId has to be one for whom .*)$/,
  'partner-of-report-without-match-refused': /expected status 400, got (202|404)$/,
  'preflight-needs-no-credential': /expected an answer without a credential, got 40[13]$/,
  'produkt-art-accepted': /^(FORWARD: )?expected status 202, got (400|500)$/,
  'produkt-art-unknown-refused': /expected status 400, got (202|403)$/,
  'read-needs-credential': /expected a refusal \(no 200 or 303\), got (200|303)$/,
  'read-status-is-declared': /expected status 200, 303, 400, 403, 404, 422, 500, got (202|302|405|410)$/,
  'read-without-permission-refused': /^expected a refusal \(no 200 or 303\), got (200|303)$/,
  'ready-with-location': /expected (a non-empty header Location, got (none|'')|status 303, got 302)$/,
  'report-preflight': /expected (status 204|a non-empty header Access-Control-Allow-(Origin|Methods|Headers)), got/,
  'request-accepted': /^([a-z]+: )?expected status 202, got (200|201|400|404)$/,
  'request-needs-credential': /expected a refusal \(no 2xx\), got 20[02]/,
  'root-preflight': /expected (status 204|a non-empty header Access-Control-Allow-(Origin|Methods|Headers)), got/,
  'status-is-known': /expected status REQUESTED or PROCESSING, got ("processing"|"FINISHED"|1|null)$/,
  'to-day-accepted': /^(mtvreport: )?expected status 202, got (400|500)$/,
  'to-day-outside-pattern-refused': /^(.*2024-01-32.*: )?expected status 400, got 202$/,
  'unknown-report-not-found': /expected status 404, got (200|303|410)$/,
  'unknown-report-refused': /expected a refusal \(no 200 or 303\), got (200|303)$/,
};

describeRules(tested, {
  reasons: REASONS,
  open: [
    {
      name: 'definition-version-is-timestamp',
      status: 'not-applicable',
      reason: 'the documentation address serves no definition: 0 bytes',
    },
  ],
  alike: {
    satisfied: {
      '200 {}': ['documentation-answers', 'read-status-is-declared'],
      '200 HTML': ['documentation-answers', 'read-status-is-declared'],
      '202 {}': [
        'category-any-text-accepted',
        'from-day-accepted',
        'partner-of-report-accepted',
        'produkt-art-accepted',
        'request-accepted',
        'to-day-accepted',
      ],
      '204': ['kind-exists', 'preflight-needs-no-credential'],
      '400 {}': ['error-members-are-strings', 'read-status-is-declared'],
      '403': ['read-status-is-declared'],
      '404': ['error-members-are-strings', 'read-status-is-declared'],
      '500': ['read-status-is-declared'],
    },
  },
});

describe('the reference deployment', () => {
  it('is observed where the sources leave room', async () => {
    const report = await judge();
    const notes = report.rules.filter(({ level }) => level === 'info').map(({ id, notes }) => [id.slice(7), notes]);
    expect(Object.fromEntries(notes)).toEqual({
      'definition-version-is-timestamp': undefined,
      'documentation-has-no-content': ['0 bytes, without a media type'],
      'forbidden-bodies': ['refused: 11 with 400'],
      'read-statuses-seen': ['status 404, 200, 303'],
      'read-without-credential-status': ['status 403'],
      'ready-body-is-text': ['text of 5 bytes'],
      'ready-location-target': ['https://berichte.example, signed'],
      'request-without-body': ['refused with 400'],
      'request-without-credential-status': ['status 403'],
    });
  });

  it('is never asked for the content of a finished report', async () => {
    const { exchanges } = await judge();
    expect(exchanges.some(({ response }) => response?.status === 303)).toBe(true);
    expect(exchanges.filter(({ request }) => !request.url.startsWith(ADDRESSES.report))).toEqual([]);
  });
});
