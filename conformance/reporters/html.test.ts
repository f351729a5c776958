import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { htmlReport } from './html.ts';
import { everything, exchangeOf, planted, reportOf, resultOf } from './report.fixture.ts';

type Node = Record<string, unknown>;

/** The elements of a well-formed page with the names of their attributes, in order. */
function elementsOf(page: string): string[] {
  const markup = page.replace(/<(style|script)>[^]*?<\/\1>/g, '<$1></$1>');
  expect(XMLValidator.validate(markup, { allowBooleanAttributes: true })).toBe(true);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    allowBooleanAttributes: true,
    attributeNamePrefix: '',
    // A page with planted text has more entities than the parser allows by default.
    processEntities: { enabled: true, maxTotalExpansions: 10_000 },
  });
  const walk = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) =>
      Object.entries(node).flatMap(([name, children]) => {
        if (name === ':@' || name === '#text') return [];
        const attributes = Object.keys(node[':@'] ?? {}).join(' ');
        return [`${name} ${attributes}`.trim(), ...walk(children as Node[])];
      }),
    );
  return walk(parser.parse(markup) as Node[]);
}

const hashOf = (text: string | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;

const rulesOn = (page: string) =>
  [...page.matchAll(/<(?:article|details) class="rule [^"]*" id="([^"]*)"/g)].map(([, id = '']) => id);

describe('the HTML report', () => {
  it('counts one check as one', () => {
    expect(htmlReport(reportOf([resultOf({ checks: 1 })]))).toContain('1 check, ');
  });

  it('combines completely skipped interfaces', () => {
    const skipped = (id: string, own: 'login' | 'session') => resultOf({ id, interface: own, status: 'skipped' });
    const page = htmlReport(reportOf([resultOf({}), skipped('login/a', 'login'), skipped('session/b', 'session')]));
    expect(page).toContain('<th scope="row">2 others</th>');
    expect(page).not.toContain('<th scope="row">login</th>');
    expect(htmlReport(reportOf([resultOf({}), skipped('login/a', 'login')]))).toContain('<th scope="row">login</th>');
  });

  it('shows verdict, targets and start, then failures with their evidence, then the run, then the rest', () => {
    const page = htmlReport(everything());
    const order = [
      'Not conformant',
      '2 of 3 judged must-rules failed, and 1 could not be judged. 1 must-rule was not tested (skipped).',
      '<dd><span class="target"><b>report</b> <code>http://127.0.0.1:4110</code>',
      '2026-01-02 03:04:05 UTC',
      'id="report/broken"',
      'It carries a <code>Location</code></h3>',
      'R01 (D1 Report service, Endpoints, rule 1): A request that is accepted answers 202.',
      'R02 (D1 Report service, Endpoints, rule 1): The 202 carries <code>Location</code>.',
      '<dd class="expected">a header Location</dd><dt>Got</dt><dd class="got">none</dd>',
      '<span class="name">Authorization:</span> [redacted]',
      '202 Accepted\n',
      '&quot;big&quot;: 12345678901234567890',
      'curl -i -X POST &#39;http://127.0.0.1:4110/partner?day=2026-01-01&#39;',
      'Sent by rule report/fine',
      '2 cases:',
      '<code>vertrieb</code>',
      'id="report/warned"',
      '<th scope="row">must</th><td class="passed"><a href="#report/fine">1</a></td><td class="failed"><a href="#report/broken">2</a></td>',
      '1 rule not selected',
      'platform-conformance 1.2.3',
      'supply <a href="#setting-credentials.report">credentials.report</a>',
      'it answers 500',
      'the body has 12 bytes',
      'GET answers 410',
      'writes are not allowed',
      'id="report/fine"',
      '<dt id="setting-credentials.report">',
      'id="exchange-0"',
      'sha256:abc',
    ];
    const places = order.map((part) => page.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page).not.toContain('partner/filtered');
  });

  it.each([
    '<script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</pre></style><!--',
    ']]>&#60;b&#62;{"a":"</pre>"}',
  ])('does not treat text as markup: %s', (text) => {
    expect(elementsOf(htmlReport(planted(text)))).toEqual(elementsOf(htmlReport(planted('harmless'))));
  });

  it('lists failures first, and folds many findings of a rule', () => {
    const cases = Array.from({ length: 7 }, (_, index) => ({
      name: `case ${index}`,
      status: 'failed' as const,
      reason: `expected status 200, got ${500 + index}`,
      checks: 1,
      exchanges: [],
    }));
    const broken = resultOf({ id: 'report/broken', status: 'failed', title: 'It answers', cases });
    const page = htmlReport(reportOf([broken, { ...broken, id: 'report/worse', cases: cases.slice(0, 5) }]));
    expect(page.match(/<li><a href="#report\/(broken|worse)">It answers<\/a><\/li>/g)).toHaveLength(2);
    expect(page.match(/<details class="more"><summary>2 more findings<\/summary>/g)).toHaveLength(1);
    const [before = '', after = ''] = page.split('<details class="more">');
    expect(before).not.toContain('506');
    expect(after).toContain('506');
    expect(htmlReport(reportOf([broken]))).not.toContain('<li><a href="#report/broken">');
  });

  it('has headings without skipped levels, folded or not', () => {
    const levels = Array.from(htmlReport(everything()).matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('loads nothing, and allows only its own script', () => {
    const page = htmlReport(planted('http://elsewhere.example/x.js'));
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      `style-src ${hashOf(/<style>([^]*?)<\/style>/.exec(page)?.[1])}`,
      `script-src ${hashOf(/<script>([^]*?)<\/script>/.exec(page)?.[1])}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(page).not.toMatch(/ (?:src|style|on\w+)=/);
    expect([...page.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href?.slice(0, 1))).not.toContain('h');
    expect(page).not.toMatch(/url\(|@import/);
  });

  it('gives every rule and every exchange one anchor, every rule a link to itself, and every link a target', () => {
    const page = htmlReport(everything());
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(links).toEqual(expect.arrayContaining(rulesOn(page)));
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('links every rule to its page in the configured documentation, or says once where the pages are', () => {
    const at = 'https://docs.example/suite/';
    const configuration = { targets: { report: 'http://127.0.0.1:4110' }, docs: at };
    const page = htmlReport({ ...everything(), configuration });
    const ids = rulesOn(page);
    const links = [...page.matchAll(/ href="(https?:[^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(ids.map((id) => `${at}rules/${id}.html`));
    expect(page).not.toContain('npm run docs');
    const other = htmlReport(everything());
    expect(other.split('rules/&lt;id&gt;.html')).toHaveLength(2);
    for (const id of ids) expect(other).toContain(`<p class="origin"><span class="id">${id}</span>`);
  });

  it('describes the settings in reasons, and nothing else', () => {
    const reason = 'supply fixtures.report.readyReport; see fixtures.constructor and www.example.com.';
    const page = htmlReport(reportOf([resultOf({ status: 'inconclusive', reason })]));
    expect(page).toContain('</a>; see fixtures.constructor and www.example.com.</h3>');
    expect(page).toContain('<dd>A report that is ready, as the Location of its request.');
    expect(page.match(/<dt id="setting-/g)).toHaveLength(1);
    expect(htmlReport(reportOf([resultOf({})]))).not.toContain('id="settings"');
  });

  it('says that an embedded deployment was judged', () => {
    const report = { ...everything(), embedded: 'reference with report/no-location' };
    expect(htmlReport(report)).toContain(
      'This run used a server of its own (reference with report/no-location), which has stopped.',
    );
    expect(htmlReport(everything())).not.toContain('a server of its own');
  });

  it('is complete without its script', () => {
    const hidden = elementsOf(htmlReport(everything())).filter((element) => / hidden$/.test(element));
    expect([...new Set(hidden)]).toEqual(['form id role hidden', 'button type class hidden']);
  });

  it('shows a silent target, and a body that was cut', () => {
    const { request, scope, curl } = exchangeOf();
    const failed = resultOf({ status: 'failed', reason: 'no', shownBy: 0, exchanges: [0, 1] });
    const exchanges = [
      { request, scope, curl, startedMs: 0, durationMs: 1, error: 'connection refused' },
      exchangeOf({ response: { status: 200, headers: {}, body: 'begin', bodyCut: true } }),
    ];
    const page = htmlReport(reportOf([failed], { exchanges }));
    expect(page).toContain('<p class="got">connection refused</p>');
    expect(page).toContain('Only the beginning of this body was recorded.');
  });

  it('stays small with a thousand exchanges of long bodies, and says what it omits', () => {
    const body = 'x'.repeat(40_000);
    const exchanges = Array.from({ length: 1000 }, () => exchangeOf({ response: { status: 200, headers: {}, body } }));
    const failed = resultOf({ id: 'report/long', status: 'failed', reason: 'no', shownBy: 7, exchanges: [7] });
    const page = htmlReport(reportOf([failed], { exchanges }));
    expect(page.length).toBeLessThan(8_000_000);
    expect(page).toContain('23616 more characters are in the JSON report.');
  });
});
