import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { compareToBaseline } from '../engine/baseline/comparison.ts';
import type { RunEvent } from '../engine/judge-target.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import { everything, exchangeOf, planted, reportOf, resultOf } from './report.fixture.ts';
import { headline } from './results.ts';
import { terminalReporter } from './terminal.ts';

function screen(properties: { isTTY?: boolean; columns?: number }) {
  let text = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, properties) as unknown as NodeJS.WriteStream, text: () => text };
}

const reportFor = (rules: RuleResult[]) =>
  reportOf(rules, { exchanges: [exchangeOf({ curl: "curl 'http://t/partner'" })] });

const rules = [
  resultOf({ id: 'report/fine' }),
  resultOf({ id: 'report/warned', level: 'should', status: 'failed', reason: 'expected a, got b' }),
  resultOf({
    id: 'report/broken',
    status: 'failed',
    reason: 'expected status 202, got 200',
    shownBy: 0,
    exchanges: [0],
  }),
  resultOf({ id: 'report/open', status: 'inconclusive', reason: 'supply credentials.report' }),
  resultOf({
    id: 'report/off',
    status: 'skipped',
    reason: 'excluded by --rule',
    skippedBy: { kind: 'filter', filter: '--rule' },
  }),
];

describe('the terminal reporter', () => {
  it('folds text to the width of a terminal, but not commands', () => {
    const { stream, text } = screen({ isTTY: true, columns: 80 });
    const long = 'It says what it checks in more words than a line of a terminal has room for, again and again.';
    const report = reportOf(everything().rules.map((rule) => ({ ...rule, title: long })));
    terminalReporter({ stream, quiet: false })({ type: 'end', report });
    const lines = stripVTControlCharacters(text().split('\r').at(-1) ?? '').split('\n');
    const tooLong = lines.filter((line) => line.length > 80);
    expect(tooLong.filter((line) => !line.startsWith('  curl '))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('again.'))).not.toEqual([]);
    expect(tooLong).not.toEqual([]);
  });

  it('says that a merged report of failures has the requests of these alone', () => {
    const { stream, text } = screen({});
    const report: Report = { ...reportFor(rules), evidence: 'failures' };
    terminalReporter({ stream, quiet: true })({ type: 'end', report });
    expect(text()).toContain(', 1 request of failures alone, ');
  });

  it('groups skipped rules by cause, for any cases of a rule', () => {
    const { stream, text } = screen({});
    const off = { status: 'skipped', reason: 'creates something' } as const;
    const ofOneCase = resultOf({
      id: 'report/case',
      status: 'skipped',
      reason: 'rohdaten: creates something',
      cases: [
        { name: 'rohdaten', ...off, exchanges: [] },
        { name: 'unknown', status: 'passed', exchanges: [] },
      ],
    });
    terminalReporter({ stream, quiet: false })({
      type: 'end',
      report: reportFor([resultOf({ id: 'report/off', ...off }), ofOneCase]),
    });
    expect(text()).toContain('2 rules skipped: creates something\n');
  });

  it('prints failures first, the worst at the top, each with reason and command, then the rest and the verdict', () => {
    const { stream, text } = screen({});
    terminalReporter({ stream, quiet: false })({ type: 'end', report: reportFor(rules) });
    const order = [
      'report/broken',
      'R02 (D1 Report service, Endpoints, rule 1): The 202 carries `Location`.',
      'expected status 202, got 200',
      "curl 'http://t/partner'",
      'report/warned',
    ];
    const rest = [
      'supply credentials.report',
      '1 rule not selected: excluded by --rule',
      'interface',
      'nonconformant (must-rules: ',
    ];
    const places = [...order, ...rest].map((part) => text().indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text()).not.toContain('\u001b');
  });

  it('names the page of each failed rule if the configuration has the URL, otherwise once how to get the pages', () => {
    const documented = { targets: {}, docs: 'https://docs.example' };
    const text = (configuration: Report['configuration'], results: RuleResult[] = rules) => {
      const { stream, text: printed } = screen({});
      terminalReporter({ stream, quiet: false })({ type: 'end', report: { ...reportFor(results), configuration } });
      return printed();
    };
    const page = (id: string) => `  https://docs.example/rules/report/${id}.html\n`;
    expect(text(documented)).toContain(page('broken'));
    expect(text(documented)).toContain(page('warned'));
    expect(text(documented)).not.toContain('npm run docs');
    expect(text({ targets: {} }).split('page rules/<id>.html')).toHaveLength(2);
    expect(text({ targets: {} }, [resultOf({})])).not.toContain('rules/<id>.html');
  });

  it('doubts the address if a failed interface answered only with 404', () => {
    const last = (...statuses: number[]) => {
      const { stream, text } = screen({});
      const exchanges = statuses.map((status) => exchangeOf({ response: { status, headers: {}, body: '' } }));
      const failed = resultOf({ status: 'failed', reason: 'expected 202', exchanges: exchanges.map((_, at) => at) });
      terminalReporter({ stream, quiet: true })({ type: 'end', report: reportOf([failed], { exchanges }) });
      return text();
    };
    expect(last(404, 404)).toContain('; not served: report (404: is the address right?)\n');
    expect(last(404, 403)).not.toContain('not served');
  });

  it('doubts the existence of resources in the configuration that rules did not find', () => {
    const last = (...asked: [path: string, status: number][]) => {
      const { stream, text } = screen({});
      const exchanges = asked.map(([path, status]) =>
        exchangeOf({
          request: { method: 'GET', url: `http://127.0.0.1:4110${path}`, headers: {} },
          response: { status, headers: {}, body: '' },
        }),
      );
      const failed = resultOf({ status: 'failed', reason: 'expected 2xx', exchanges: exchanges.map((_, at) => at) });
      const fixtures = { cases: { vorgangsNummer: 'BF 1', antragsNummer: '1' }, offers: { vorgangsNummer: 'BF 1' } };
      const configuration = { targets: {}, fixtures };
      const report = reportOf([failed], { exchanges, configuration });
      terminalReporter({ stream, quiet: true })({ type: 'end', report });
      return text();
    };
    const asks = ['cases', 'offers'].map((group) => `fixtures.${group}.vorgangsNummer (403, 404: does it exist?)`);
    expect(last(['/v3/BF%201/1', 404], ['/angebote?nummer=BF+1', 403], ['/ready', 200])).toContain(
      `; not found: ${asks.join(', ')}\n`,
    );
    expect(last(['/v3/BF%201', 200], ['/v3/BF%201/1', 404])).toContain(
      '; not found: fixtures.cases.antragsNummer (404: does it exist?)\n',
    );
    expect(last(['/v3/BF%201/1', 302], ['/v3/BF%201/1', 404])).not.toContain('not found');
    expect(last(['/v3/BF%201/1', 500], ['/ready', 200])).not.toContain('not found');
  });

  it('doubts nothing in a report of failures alone, which lacks the requests that found something', () => {
    const response = { status: 404, headers: {}, body: '' };
    const url = 'http://127.0.0.1:4110/v3/BF1';
    const exchanges = [exchangeOf({ request: { method: 'GET', url, headers: {} }, response })];
    const configuration = { targets: {}, fixtures: { cases: { vorgangsNummer: 'BF1' } } };
    const failed = resultOf({ status: 'failed', reason: 'expected 202', exchanges: [0] });
    for (const of of ['report', 'cases-v3'] as const) {
      const results = [{ ...failed, interface: of }, resultOf({})];
      const report = reportOf(results, { exchanges, configuration, evidence: 'failures' });
      expect(headline(report)).toBe('1 of 2 judged must-rules failed.');
    }
  });

  it('says that the embedded deployment is gone, and how to serve it, if a command is shown', () => {
    const { stream, text } = screen({});
    const report = { ...reportFor(rules), embedded: 'reference with report/a and report/b' };
    terminalReporter({ stream, quiet: false })({ type: 'end', report });
    expect(text().replaceAll(/\s+/g, ' ')).toContain(
      '(reference with report/a and report/b), which has stopped. To repeat requests, start it again: `platform-conformance reference --fault report/a --fault report/b` (in a checkout: `npm run tool -- reference --fault report/a --fault report/b`). Put the address and the credentials that it prints into a curl command.',
    );
  });

  it('counts the rules that passed only in part for lack of writes', () => {
    const { stream, text } = screen({});
    const [passed, skipped] = (['passed', 'skipped'] as const).map((status) => ({ status, checks: 1, exchanges: [] }));
    const cases = [
      { name: 'GET', ...passed! },
      { name: 'PATCH', ...skipped! },
    ];
    const report = reportFor([resultOf({ cases }), resultOf({ id: 'report/whole', cases: cases.slice(0, 1) })]);
    terminalReporter({ stream, quiet: true })({ type: 'end', report });
    expect(text()).toContain('(must-rules: 2 passed, 0 failed, 0 inconclusive, 1 passed only in part; ');
    expect(headline(report)).toContain(' 1 must-rule was tested only in part for lack of --allow-writes (skipped).');
  });

  it('shows the statements about the failure first, and counts the others', () => {
    const { stream, text } = screen({});
    const cases = [{ name: 'GET /partner anrede', status: 'failed' as const, reason: 'no', checks: 1, exchanges: [] }];
    const source = ['A', 'B', 'C', 'D', 'E'];
    const says = (id: string) => ({
      document: 'D3',
      section: 'Person',
      says: id === 'D' ? '`anrede` is a title.' : `${id}.`,
    });
    const statements = Object.fromEntries(source.map((id) => [id, says(id)]));
    const report = { ...reportFor([resultOf({ status: 'failed', source, cases })]), statements };
    terminalReporter({ stream, quiet: false })({ type: 'end', report });
    const shown = text().match(/^ {2}(?:[A-E] \(.*|and .*)$/gm);
    expect(shown).toEqual([
      '  D (D3, Person): `anrede` is a title.',
      '  A (D3, Person): A.',
      '  B (D3, Person): B.',
      '  and 2 more statements, which the reports name',
    ]);
  });

  it('names one case of a rule with equal entries in a baseline, and counts the others', () => {
    const { stream, text } = screen({});
    const known = ['one', 'two', 'three'].map((name) => ({
      rule: 'report/fine',
      case: name,
      reason: 'a',
      expires: '2026-12-31',
    }));
    const cases = known.map((one) => ({ name: one.case, status: 'passed' as const, exchanges: [] }));
    const report = reportFor([resultOf({ cases })]);
    const standingOf = (of: Report) => compareToBaseline(of, { known });
    terminalReporter({ stream, quiet: false, standingOf })({ type: 'end', report });
    expect(text()).toContain('    report/fine [one] and 2 more cases: the entry says failed: a\n');
  });

  it('prints only the verdict with quiet', () => {
    const { stream, text } = screen({});
    terminalReporter({ stream, quiet: true })({ type: 'end', report: reportFor(rules) });
    expect(text().trim().split('\n')).toHaveLength(1);
    expect(text()).toMatch(
      /^nonconformant \(must-rules: 1 passed, 1 failed, 1 inconclusive; 5 checks, 1 request, 1\.2 s\)/,
    );
  });

  it.each(['\u001b[2J\u009b31m\r\u202e', 'x\nconformant (must-rules: 9 passed', '\r\n::error::x'])(
    'lets no text control it, or begin a line: %j',
    (planting) => {
      const { stream, text } = screen({});
      terminalReporter({ stream, quiet: false })({ type: 'end', report: planted(planting) });
      expect(text()).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u);
      const { stream: other, text: plain } = screen({});
      terminalReporter({ stream: other, quiet: false })({ type: 'end', report: planted('harmless') });
      const begins = (printed: string) => printed.split('\n').flatMap((line) => /^[^ ✗]\w+/.exec(line) ?? []);
      expect(begins(text())).toEqual(begins(plain()));
    },
  );

  it('says why the run is inconclusive if no must-rule was judged, or it was interrupted', () => {
    const lineOf = (rules: readonly RuleResult[], partial: Partial<Report> = {}) => {
      const { stream, text } = screen({});
      terminalReporter({ stream, quiet: true })({ type: 'end', report: reportOf(rules, partial) });
      return text();
    };
    expect(lineOf([resultOf({ level: 'should' })])).toMatch(/^inconclusive .*; no must-rule was judged\n$/);
    expect(lineOf([resultOf({})], { interrupted: true, verdict: 'inconclusive' })).toMatch(
      /^inconclusive .*; interrupted\n$/,
    );
  });

  it('shows progress in a terminal and removes it at the end', () => {
    const { stream, text } = screen({ isTTY: true });
    const report = terminalReporter({ stream, quiet: false });
    const events: RunEvent[] = [
      { type: 'start', selected: [] },
      { type: 'judged', result: rules[0] as RuleResult },
      { type: 'end', report: reportFor(rules) },
    ];
    for (const event of events) report(event);
    expect(text()).toContain('rules judged; left:');
    expect(text().lastIndexOf('\u001b[2K')).toBeLessThan(text().indexOf('nonconformant'));
  });

  it('keeps progress on one line, which can be emptied, in the narrowest terminal', () => {
    const { stream, text } = screen({ isTTY: true, columns: 12 });
    terminalReporter({ stream, quiet: false })({ type: 'start', selected: [] });
    expect(stripVTControlCharacters(text())).toBe('\r0/0 rules j');
  });

  it('prints progress every ten seconds if piped, until the run ends', () => {
    vi.useFakeTimers();
    try {
      const { stream, text } = screen({});
      const report = terminalReporter({ stream, quiet: false });
      const lines = () =>
        text()
          .split('\n')
          .filter((line) => line.includes('rules judged')).length;
      report({ type: 'checking' });
      vi.advanceTimersByTime(19_000);
      expect(text()).toBe('checking hosts and credentials first\n');
      report({ type: 'start', selected: [] });
      vi.advanceTimersByTime(1000);
      expect(lines()).toBe(1);
      vi.advanceTimersByTime(10_000);
      expect(lines()).toBe(2);
      report({ type: 'end', report: reportFor(rules) });
      vi.advanceTimersByTime(60_000);
      expect(lines()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('prints the notes of rules only if requested, otherwise their number', () => {
    const printed = (observations: boolean) => {
      const { stream, text } = screen({});
      const report = reportFor([resultOf({ id: 'report/noted', notes: ['one thing', 'another'] })]);
      terminalReporter({ stream, quiet: false, observations })({ type: 'end', report });
      return text();
    };
    expect(printed(false)).toContain('2 observations');
    expect(printed(false)).not.toContain('another');
    expect(printed(true)).toContain('  report/noted: another\n');
  });

  it('combines rules with the same reason, for any cases, and shows the last request', () => {
    const { stream, text } = screen({});
    const open = { status: 'inconclusive', reason: 'status 502 (an HTML page), also when asked again' } as const;
    const exchange = exchangeOf({ curl: 'curl' });
    const results = [
      resultOf({ id: 'report/a', ...open, exchanges: [0] }),
      resultOf({
        id: 'report/b',
        ...open,
        reason: `one: ${open.reason}`,
        cases: [
          { name: 'one', ...open, exchanges: [0] },
          { name: 'two', status: 'passed', exchanges: [] },
        ],
      }),
    ];
    const report = reportOf(results, {
      exchanges: [{ ...exchange, response: { status: 502, headers: { 'Content-Type': 'text/html' }, body: '' } }],
    });
    terminalReporter({ stream, quiet: false })({ type: 'end', report });
    const { method, url } = exchange.request;
    expect(text()).toContain(
      `  ? ${open.reason}\n    the last request of report/a: ${method} ${url}: status 502, an HTML page\n    report/a, report/b\n`,
    );
  });

  it('names the request of the inconclusive case, not the last one of its rule', () => {
    const { stream, text } = screen({});
    const waiting = { name: 'a', status: 'inconclusive', reason: 'needs a Location', exchanges: [0] } as const;
    const fine = { name: 'b', status: 'passed', exchanges: [1] } as const;
    const result = resultOf({ status: 'inconclusive', exchanges: [0, 1], cases: [waiting, fine] });
    const exchanges = ['http://t/a', 'http://t/b'].map((url) =>
      exchangeOf({ request: { method: 'GET', url, headers: {} } }),
    );
    terminalReporter({ stream, quiet: false })({ type: 'end', report: reportOf([result], { exchanges }) });
    expect(text()).toContain('the last request: GET http://t/a: ');
    expect(text()).not.toContain('http://t/b');
  });

  it('has separate rows for many interfaces only if something failed or is inconclusive', () => {
    const { stream, text } = screen({});
    const of = (id: RuleResult['interface'], status: RuleResult['status']) =>
      resultOf({ id: `${id}/a`, interface: id, status });
    const fine = (['report', 'offers-v1', 'offers-v2', 'offers-v3', 'cases-v1', 'cases-v2', 'cases-v3'] as const).map(
      (id) => of(id, 'skipped'),
    );
    const tell = (all: RuleResult[]) => {
      terminalReporter({ stream, quiet: false })({ type: 'end', report: reportOf(all) });
    };
    tell([...fine, of('partner', 'failed')]);
    expect(text()).toMatch(/\npartner +0 +1 +0 +0 +0\n7 others +0 +0 +0 +0 +7\n/);
    tell(fine);
    expect(text()).toMatch(/\nall +0 +0 +0 +0 +7\n/);
  });

  it('names some of many rules with the same reason, and no request if the check found the cause', () => {
    const { stream, text } = screen({});
    const cause = 'credentials.report refused: status 401 to GET /a (see check)';
    const results = Array.from({ length: 15 }, (_, index) =>
      resultOf({ id: `report/r${String(index)}`, status: 'inconclusive', reason: 'needs a', cause, exchanges: [0] }),
    );
    terminalReporter({ stream, quiet: false })({
      type: 'end',
      report: reportOf(results, { exchanges: [exchangeOf({})] }),
    });
    expect(text()).toContain(`  ? ${cause}\n    report/r0, `);
    expect(text()).toContain('report/r11 and 3 more, which the reports name\n');
  });

  it('reads no exchange if nothing failed, since that redacts it', () => {
    const { stream } = screen({});
    const exchanges = Object.defineProperty([], 0, { get: () => expect.unreachable(), enumerable: true });
    const report = reportOf([resultOf({ exchanges: [0] })], { exchanges });
    expect(() => terminalReporter({ stream, quiet: false })({ type: 'end', report })).not.toThrow();
  });

  it('combines similar leftovers, with all names', () => {
    const { stream, text } = screen({});
    const leftovers = [
      'partner/a: partner N001 was created',
      'partner/b: partner N002 was created',
      'cases/c: a message',
    ];
    terminalReporter({ stream, quiet: false })({ type: 'end', report: reportOf([resultOf({})], { leftovers }) });
    expect(text()).toContain('Left behind\n  partner … was created (2): N001, N002\n  cases/c: a message\n');
  });
});
