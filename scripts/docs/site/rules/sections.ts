import { OPERATIONS } from '../../../../generated/operations.ts';
import { matchOperation } from '../../../../conformance/contracts/places.ts';
import { casesOf, type Cover, type Rule } from '../../../../conformance/engine/rule.ts';
import { sectionOf, sentenceOf, statementOf } from '../../../../conformance/engine/statements.ts';
import { DOCUMENTS } from '../../../../generated/statements.ts';
import { html, type Html } from '../../html.ts';
import { interfaceLink, operationLink, ruleLink, statementLink } from '../addresses.ts';
import { factTable, fence, inline, inLines, joined, table } from '../inline.ts';
import type { SiteSources } from '../page.ts';
import { LEVELS, EFFECTS, meaningOf, settingOf } from './wording.ts';

/** Where the settings of the suite are explained. */
const CONFIGURATION = '/operate/conformance.html#the-configuration';

/** Level, effect, interface and source of a rule. */
export function facts(rule: Rule, { contracts }: SiteSources): Html {
  const contract = contracts.find(({ id }) => id === rule.interface);
  const lines: [string, Html][] = [
    ['Rule', html`<code>${rule.id}</code>`],
    ['Interface', html`<a href="${interfaceLink(rule.interface)}">${contract?.title ?? rule.interface}</a>`],
    ['Level', html`<strong>${rule.level}</strong>. ${LEVELS[rule.level]}`],
    ['Effect', inline(EFFECTS[rule.effect])],
    ...(rule.source.length === 0 ? [] : [['Source', inLines(rule.source.map(sourceOf))] satisfies [string, Html]]),
  ];
  return factTable(lines);
}

/** A statement in words, with its place in the document. */
function sourceOf(source: string): Html {
  const statement = statementOf(source);
  if (statement === undefined) return html`${source}`;
  const where = `${DOCUMENTS[statement.document]}, ${sectionOf(statement)}`;
  return html`<a href="${statementLink(statement)}">${source}</a> (${where}): ${inline(sentenceOf(statement))}`;
}

/** The answers and operations that a rule judges, the cases that it judges one by one, and the file that says exactly how. */
export function checked(rule: Rule, { file, code }: { file: string; code: string }): (Html | string)[] {
  const cases = casesOf(rule).map((one) => html`<code>${one}</code>`);
  return [
    '## What is checked',
    ...(rule.covers.length === 0 ? [] : [html`<p>It judges these answers:</p>`, covered(rule)]),
    ...(rule.at.length === 0 ? [] : [html`<p>It judges what these operations do:</p>`, judgedAt(rule)]),
    ...(cases.length === 0 ? [] : [html`<p>Judged and reported one by one: ${joined(cases, ', ')}.</p>`]),
    html`<p>
      The rule is one function in one file; what rules share stands in the folder <code>steps</code> beside it.
    </p>`,
    `<details class="source"><summary><code>${file}</code></summary>`,
    fence(code, 'ts'),
    '</details>',
  ];
}

function covered({ covers, interface: id }: Rule): Html {
  const byStatus = new Map<Cover['status'], Html[]>();
  for (const { operation, status } of covers) {
    const link = html`<a href="${operationLink(id, operation)}"><code>${operation}</code></a>`;
    byStatus.set(status, [...(byStatus.get(status) ?? []), link]);
  }
  const items = Array.from(byStatus, ([status, links]) => html`<li>${status} of ${joined(links, ', ')}</li> `);
  return html`<ul>
    ${items}
  </ul>`;
}

function judgedAt({ at, interface: id }: Rule): Html {
  const operations = OPERATIONS[id].filter((operation) => at.some((pattern) => matchOperation(pattern, operation)));
  const items = operations.map(
    (one) =>
      html`<li>
        <a href="${operationLink(id, one.id)}"><code>${one.id}</code></a>
      </li> `,
  );
  return html`<ul>
    ${items}
  </ul>`;
}

/** What has to be configured before a rule can be judged. */
export function needs(rule: Rule): (Html | string)[] {
  if (rule.needs.length === 0) return [];
  const lines = rule.needs.map((need) => {
    const setting = settingOf(need);
    return { cells: [html`<code>${setting}</code>`, inline(meaningOf(setting))] };
  });
  return [
    '## What it needs',
    html`<p>
      Without these settings of <a href="${CONFIGURATION}">the configuration</a> it is not judged; its report says which
      is missing.
    </p>`,
    table(['Setting', 'What it is'], lines),
  ];
}

/** The other rules of the statements that a rule judges. */
export function siblings(rule: Rule, { coverage }: SiteSources): (Html | string)[] {
  const lines = rule.source.flatMap((source) => {
    const found = coverage.find(({ statement }) => statement.id === source);
    if (found === undefined) return [];
    const { statement, rules } = found;
    const others = rules.filter(({ id }) => id !== rule.id);
    const links = others.map((other) => {
      const where = other.interface === rule.interface ? other.level : `${other.level}, ${other.interface}`;
      return html`<a href="${ruleLink(other.id)}">${inline(other.title)}</a> (${where})`;
    });
    return links.length === 0
      ? []
      : [
          {
            cells: [
              html`<a href="${statementLink(statement)}">${source}</a>`,
              html`${statement.level ?? 'open'}`,
              inLines(links),
            ],
          },
        ];
  });
  if (lines.length === 0) return [];
  return ['## Other rules of the same source', table(['Statement', 'Level', 'Rules'], lines)];
}

/** The faults of the reference deployment that a rule catches. */
export function faultsCaught(rule: Rule, { faults }: SiteSources): (Html | string)[] {
  const caught = rule.brokenBy.flatMap((name) => faults.find(({ id }) => id === `${rule.interface}/${name}`) ?? []);
  if (caught.length === 0) return [];
  const lines = caught.map(({ id, name, kind, says }) => ({
    id: `fault-${name}`,
    cells: [html`<code>${id}</code>`, html`<a href="/rules/index.html#kind-${kind}">${kind}</a>`, inline(says)],
  }));
  return [
    '## Faults that it catches',
    html`<p>Each is a small deviation of the reference deployment that this rule must fail.</p>`,
    table(['Fault', 'Kind', 'What such a server does'], lines),
  ];
}
