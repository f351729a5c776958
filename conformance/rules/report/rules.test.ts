import { describe, expect, it } from 'vitest';
import { ADDRESSES, idsWith } from '../../proof/in-process.ts';
import { describeRules, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { KINDS_WITH } from './steps/request-properties.ts';

const tested = await interfaceUnderTest('report');
const { judge } = tested;

describeRules(tested, {
  open: [
    {
      name: 'definition-version-is-timestamp',
      status: 'not-applicable',
      reason: 'the documentation address serves no definition: its body has 0 bytes',
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

it.each([
  ['ready-with-location-once', 'report/ready-with-location'],
  ['ready-with-object-again', 'report/ready-body-is-text'],
])('%s is caught even if the credential may request only one kind, which has a property', async (fault, id) => {
  const kinds = KINDS_WITH.fromDay.slice(0, 1);
  const report = await judge({
    fault: `report/${fault}`,
    configure: (config) => ({ ...config, fixtures: { ...config.fixtures, report: { kinds } } }),
  });
  expect(idsWith(report, 'failed', 'must')).toContain(id);
});

it('a preflight with a body of which no header speaks has a body', async () => {
  const report = await judge({
    around: (next) => async (request) => {
      const response = await next(request);
      if (request.method !== 'OPTIONS') return response;
      // The constructor of Response refuses a 204 with a body.
      return Object.defineProperty(new Response('null', { headers: response.headers }), 'status', { value: 204 });
    },
  });
  expect(idsWith(report, 'failed')).toEqual(
    expect.arrayContaining(['report/empty-204', 'report/preflight-has-no-body']),
  );
});
