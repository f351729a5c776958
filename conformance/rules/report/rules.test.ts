import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../proof/in-process.ts';
import { describeRules, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const tested = await interfaceUnderTest('report');
const { judge } = tested;

/** What the reason of a failed rule has to speak of. */
const REASONS = {
  'allow-names-methods': /expected a non-empty header Allow, got none$/,
  'bodies-are-typed': /expected (a Content-Type|JSON without a byte order mark), got/,
  'locations-are-references': /expected a URI reference in Location, got something else$/,
  'accepted-body-is-text': /expected a string as body, got a JSON (object|array)/,
  'accepted-with-location': /expected a non-empty header Location, got (none|'')$/,
  'category-any-text-accepted': /^(.*(Ä \?&|empty): )?expected status 202, got (400|500)$/,
  'cross-origin-headers': /expected a non-empty header Access-Control-Allow-(Origin|Methods|Headers), got (none|'')/,
  'documentation-answers': /expected status 200, got (204|403|404)$/,
  'documentation-has-no-content': /^expected no content, got \d+ bytes, (application\/json|text\/plain)$/,
  'documentation-preflight': /expected (status 204, got (200|401|403|405)|a non-empty header Access-Control-Allow-.*)$/,
  'error-members-are-strings': /expected ((message|error) of type string|a JSON object), got/,
  'forbidden-has-message': /expected (message of type string|a JSON body), got/,
  'from-day-accepted': /^(.*: )?expected status 202, got (200|400|500)$/,
  'from-day-outside-pattern-refused': /^(.*: )?expected status 400, got (202|422)$/,
  'generating-report-has-status': /expected (status 200|a JSON (object|body)|a member status), got/,
  'kind-exists': /expected status 204, got (200|401|403|404|405)/,
  'location-names-report': /expected a Location that ends in \/[a-z]+\/ and an identifier, got \//,
  'no-permission-forbidden': /expected status 403, got (202; credentials\.reportForbidden has to be .*|401|404)$/,
  'nonsense-credential-refused': /: expected a refusal \(no (2xx|200 or 303)\), got (20[02]|303)$/,
  'partner-of-report-accepted':
    /expected status 202, got (200|500|400; fixtures\.report\.partnerId has to be a partner for whom .*)$/,
  'empty-204': /expected no body, got 2 bytes$/,
  'partner-of-report-without-match-refused': /expected status 400, got (202|404)$/,
  'preflight-answered-alike': /: expected status 20[04], got 40[13]/,
  'preflight-has-no-body': /expected no body, got 2 bytes$/,
  'preflight-of-existing-report': /^expected status 204, got 200$/,
  'preflight-serves-browsers': /expected (one origin or \*|Authorization among the headers), got '/,
  'preflight-needs-no-credential': /expected an answer without a credential, got 40[13]$/,
  'properties-accepted-apart-and-together': /expected status 202, got (200|400|500)$/,
  'produkt-art-accepted': /^(.*FORWARD: )?expected status 202, got (400|500)$/,
  'produkt-art-unknown-refused': /expected status 400, got (202|403)$/,
  'read-needs-credential': /expected a refusal \(no 200 or 303\), got (200|303)$/,
  'read-status-is-declared': /expected status 200, 303, 400, 403, 404, 422, 500, got (202|302|405|410)$/,
  'read-without-permission-refused': /^expected status 403, got (200|303|404)$/,
  'ready-body-is-text': /expected a string as body, got a JSON (object|array)$/,
  'ready-with-location': /expected a non-empty header Location, got (none|'')$/,
  'report-preflight': /expected status 204, got/,
  'request-accepted': /^([a-z]+: )?expected status 202, got (200|201|400|404)$/,
  'request-needs-credential': /expected a refusal \(no 2xx\), got 20[02]/,
  'request-status-is-declared': /(^|: )expected status 202, 400, 403, got (200|201|404|418|422)$/,
  'requested-report-is-known': /^expected a report that is known, got 404 at \d+ reads$/,
  'root-preflight': /expected status 204, got/,
  'status-is-known': /expected status REQUESTED or PROCESSING, got ("processing"|"FINISHED"|1|null)$/,
  'to-day-accepted': /^(.*: )?expected status 202, got (400|500)$/,
  'to-day-outside-pattern-refused': /^(.*: )?expected status 400, got 202$/,
  'unusable-body-refused':
    /^(.*(absent|malformed|array|string|number|boolean|null).*: )?expected status 400, got (202|418)$/,
  'values-of-another-type-refused': /expected status 400, got (202|403|404|422)$/,
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
        'properties-accepted-apart-and-together',
        'request-accepted',
        'request-status-is-declared',
        'to-day-accepted',
      ],
      '204': [
        'empty-204',
        'kind-exists',
        'preflight-has-no-body',
        'preflight-needs-no-credential',
        'report-preflight',
        'root-preflight',
      ],
      '400 {}': ['read-status-is-declared', 'request-status-is-declared'],
      '403': ['read-status-is-declared', 'request-status-is-declared'],
      '404': ['read-status-is-declared'],
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
      'head-answers-as-get': ['is answered with the status of GET'],
      'json-as-another-type': ['answered with 400'],
      'ready-location-target': ['https://berichte.example, signed'],
      'refused-credential-status': ['is refused with 403'],
      'status-stands-alone': ['has nothing beside status'],
    });
  });

  it('is never asked for the content of a finished report', async () => {
    const { exchanges } = await judge();
    expect(exchanges.some(({ response }) => response?.status === 303)).toBe(true);
    expect(exchanges.filter(({ request }) => !request.url.startsWith(ADDRESSES.report))).toEqual([]);
  });
});
