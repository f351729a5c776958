import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { CONSTANT_ANSWERS, idsWith } from '../../proof/in-process.ts';
import { withoutSetting } from '../../proof/named-settings.fixture.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import { interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const { judge: read, ids } = await interfaceUnderTest('report', { allowWrites: false });
/** The configuration without the reports that the operator names. */
const withoutReports = (config: Config): Config =>
  ['readyReport', 'runningReport'].reduce((left, name) => withoutSetting(left, `fixtures.report.${name}`), config);

describe('a run that only reads', () => {
  it('judges what reads can show, and sends only reads', async () => {
    const report = await read();
    expect(new Set(report.exchanges.map(({ request }) => request.method))).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
    expect(idsWith(report, 'passed', 'must')).toEqual(
      ids(
        'cross-origin-headers',
        'documentation-answers',
        'documentation-has-no-content',
        'error-members-are-strings',
        'forbidden-has-message',
        'generating-report-has-status',
        'kind-exists',
        'nonsense-credential-refused',
        'preflight-has-no-body',
        'preflight-needs-no-credential',
        'read-needs-credential',
        'read-without-permission-refused',
        'ready-body-is-text',
        'ready-with-location',
        'report-preflight',
        'root-preflight',
        'status-is-known',
      ),
    );
    expect(idsWith(report, 'passed', 'should')).toEqual(
      ids(
        'allow-names-methods',
        'documentation-preflight',
        'empty-204',
        'preflight-answered-alike',
        'preflight-serves-browsers',
        'read-status-is-declared',
        'unknown-report-not-found',
        'unknown-report-refused',
      ),
    );
    expect([...idsWith(report, 'failed'), ...idsWith(report, 'inconclusive')]).toEqual([]);
  });

  it.each([
    ['running-as-text', 'generating-report-has-status'],
    ['status-lower-case', 'status-is-known'],
    ['ready-with-object', 'ready-body-is-text'],
    ['get-needs-no-credential', 'read-needs-credential'],
    ['any-credential-will-do', 'nonsense-credential-refused'],
    ['unknown-reader-let-in', 'nonsense-credential-refused'],
    ['forbidden-reader-let-in', 'read-without-permission-refused'],
    ['unknown-report-303', 'unknown-report-refused'],
    ['unknown-report-410', 'unknown-report-not-found'],
    ['unknown-report-410', 'read-status-is-declared'],
    ['get-without-credential-200', 'read-needs-credential'],
    ['get-without-credential-303', 'read-needs-credential'],
    ['unknown-reader-200', 'nonsense-credential-refused'],
    ['forbidden-reader-200', 'read-without-permission-refused'],
    ['error-as-number', 'error-members-are-strings'],
    ['forbidden-as-text', 'forbidden-has-message'],
  ])('catches %s by %s', async (fault, name) => {
    expect(idsWith(await read({ fault: `report/${fault}` }), 'failed')).toContain(`report/${name}`);
  });

  it.each(['given-once', 'given-at-once-and-once', 'ready-at-once', 'readable-later'])(
    'fails nothing where reports are %s',
    async (variant) => {
      expect(idsWith(await read({ around: variantNamed(variant).around }), 'failed')).toEqual([]);
    },
  );

  it('cannot tell without a named report whether a read needs a credential, if an unknown report is answered alike', async () => {
    const report = await read({ fault: 'report/get-needs-no-credential', configure: withoutReports });
    expect(report.rules.find(({ id }) => id === 'report/read-needs-credential')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('answers 404 with no credential and 404 with credentials.report') as string,
    });
  });

  it.each(['any-credential-will-do', 'unknown-reader-let-in'])(
    'cannot tell from an unknown report whether credentials are checked: %s',
    async (fault) => {
      const report = await read({ fault: `report/${fault}`, configure: withoutReports });
      expect(report.rules.find(({ id }) => id === 'report/nonsense-credential-refused')).toMatchObject({
        status: 'inconclusive',
        reason: expect.stringContaining(
          'answers 404 with an invented credential and 404 with credentials.report',
        ) as string,
      });
    },
  );

  it('skips requests with a nonsense credential, which need writes', async () => {
    const report = await read({ fault: 'report/unknown-credential-200' });
    const { status, cases } = report.rules.find(({ id }) => id === 'report/nonsense-credential-refused') ?? {};
    expect(status).toBe('passed');
    const statuses = (method: string) =>
      new Set(cases?.filter(({ name }) => name.startsWith(method)).map((one) => one.status));
    expect([statuses('POST'), statuses('GET')]).toEqual([new Set(['skipped']), new Set(['passed'])]);
  });

  const preflights = ids(
    'kind-exists',
    'preflight-has-no-body',
    'preflight-needs-no-credential',
    'report-preflight',
    'root-preflight',
  );
  const satisfied: Record<string, string[]> = {
    '200 {}': ids('documentation-answers'),
    '200 HTML': ids('documentation-answers'),
    '204': preflights,
  };

  it.each(Object.entries(CONSTANT_ANSWERS))('passes no must-rule that %s does not satisfy', async (name, answer) => {
    const report = await read({ around: () => answer });
    expect(idsWith(report, 'passed', 'must')).toEqual(satisfied[name] ?? []);
    expect(report.verdict).toBe('nonconformant');
  });
});
