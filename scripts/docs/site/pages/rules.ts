import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overlayRules } from '../../../../conformance/engine/answers-fit-contract.ts';
import type { TightenedContracts } from '../../../../conformance/engine/contract/observations.ts';
import { FAULT_KINDS } from '../../../../conformance/reference/fault-kind.ts';
import type { LoadedRule } from '../../../../conformance/engine/load-rules.ts';
import type { Rule } from '../../../../conformance/engine/rule.ts';
import { statementOf } from '../../../../conformance/engine/statements.ts';
import { html, type Html } from '../../html.ts';
import { interfaceLink, pathOf, ruleLink, statementLink } from '../addresses.ts';
import { fence, inline, joined, plain, table } from '../inline.ts';
import type { Page, PageSource, SiteSources } from '../page.ts';
import { LEVELS } from '../rules/wording.ts';
import { checked, facts, faultsCaught, needs, siblings } from '../rules/sections.ts';

/** The list of all rules, and one page for each. */
const rules: PageSource = async (sources) => [
  index(sources),
  ...(await Promise.all(sources.rules.map((rule) => rulePage(rule, sources)))),
  ...sources.contracts.flatMap(({ id }) => overlayRules(tightening(id)).map((rule) => overlayPage(rule, sources))),
];
export default rules;

const LEVEL_NAMES = Object.keys(LEVELS) as (keyof typeof LEVELS)[];

function index({ rules: all, contracts, faults }: SiteSources): Page {
  const levels = LEVEL_NAMES.map((level) => html`<li><strong>${level}</strong>: ${LEVELS[level]}</li> `);
  const sections = contracts.flatMap(({ id, title }) => {
    const own = LEVEL_NAMES.flatMap((level) => all.filter((rule) => rule.interface === id && rule.level === level));
    return [
      html`<h2 id="${id}">${title}</h2>
        <p>How it is used: <a href="${interfaceLink(id)}">${id}</a>.</p>`,
      list(own),
    ];
  });
  return {
    path: 'rules/index.html',
    title: 'Rules',
    shortTitle: 'All rules',
    summary: `The ${String(all.length)} statements that the conformance suite checks, by interface and level.`,
    section: 'rules',
    markdown: [
      html`<ul>
        ${levels}
      </ul>`,
      counts(all, contracts),
      html`<p>
        What the documents state, and what settles each statement, is in the
        <a href="/statements/index.html">statements</a>; how to run the suite in
        <a href="/operate/conformance.html">judging a deployment</a>.
      </p>`,
      ...sections,
      '## Kinds of faults',
      'The faults of the reference deployment, by which the suite is proved, are of these kinds:',
      faultKinds(faults),
    ].join('\n\n'),
  };
}

function counts(all: readonly Rule[], contracts: SiteSources['contracts']): Html {
  const lines = contracts.map(({ id }) => ({
    cells: [
      html`<a href="#${id}">${id}</a>`,
      ...LEVEL_NAMES.map(
        (level) => html`${all.filter((rule) => rule.interface === id && rule.level === level).length}`,
      ),
    ],
  }));
  const sums = LEVEL_NAMES.map((level) => html`${all.filter((rule) => rule.level === level).length}`);
  return table(['Interface', ...LEVEL_NAMES], [...lines, { cells: [html`all`, ...sums] }]);
}

function faultKinds(faults: SiteSources['faults']): Html {
  const lines = Object.entries(FAULT_KINDS).map(([kind, meaning]) => ({
    id: `kind-${kind}`,
    cells: [html`${kind}`, html`${meaning}`, html`${faults.filter((fault) => fault.kind === kind).length}`],
  }));
  return table(['Kind', 'What a server of this kind does', 'Faults'], lines);
}

function list(own: readonly Rule[]): Html {
  const lines = own.map(({ id, title, level, source, effect }) => ({
    cells: [
      html`${level}`,
      html`<a href="${ruleLink(id)}">${inline(title)}</a><br /><code>${id}</code>`,
      html`${effect}`,
      joined(
        source.flatMap((id) => {
          const statement = statementOf(id);
          return statement === undefined ? [] : [html`<a href="${statementLink(statement)}">${id}</a>`];
        }),
        ', ',
      ),
    ],
  }));
  return table(['Level', 'Rule', 'Effect', 'Statements'], lines);
}

async function rulePage(rule: LoadedRule, sources: SiteSources): Promise<Page> {
  const { optIn } = rule;
  const file = `conformance/rules/${rule.file}`;
  const asked = html`<p class="notice">
    It is left out by default, since it ${optIn ?? ''}: it runs only when <code>--rule</code> names it.
  </p>`;
  return {
    ...headOf(rule),
    markdown: [
      ...(optIn === undefined ? [] : [asked]),
      facts(rule, sources),
      ...checked(rule, { file, code: await readFile(join(sources.root, file), 'utf8') }),
      ...needs(rule),
      ...siblings(rule, sources),
      ...faultsCaught(rule, sources),
      ...howToRun(rule),
    ].join('\n\n'),
  };
}

/** How to run a rule alone; one that judges the answers to others needs these, too. */
function howToRun({ id, interface: name, effect, brokenBy }: Rule): string[] {
  const command = `npm run conformance -- ${effect === 'observes' ? `--interface ${name}` : `--rule ${id}`}`;
  const heading = effect === 'observes' ? '## Run it with the rules whose answers it judges' : '## Run it alone';
  const caught = brokenBy
    .slice(0, 1)
    .flatMap((fault) => [
      'Against the reference deployment with one of the faults, to see it fail:',
      fence(`${command} --reference-fault ${name}/${fault}`, 'sh'),
    ]);
  return [heading, fence(command, 'sh'), ...caught];
}

/** The rule of an interface that somebody tightens by an Overlay; it is no file of its own. */
function overlayPage(rule: Rule, sources: SiteSources): Page {
  return {
    ...headOf(rule),
    markdown: [
      html`<p class="notice">
        It is there only when an Overlay tightens this interface:
        <a href="/interfaces/not-specified.html#tighten">how to tighten a contract</a>.
      </p>`,
      facts(rule, sources),
      ...siblings(rule, sources),
      '## Run it with the rules whose answers it judges',
      fence(`npm run conformance -- --overlay OVERLAY.yaml --interface ${rule.interface}`, 'sh'),
    ].join('\n\n'),
  };
}

function headOf({ id, title, level, interface: name }: Rule): Omit<Page, 'markdown'> {
  return {
    path: pathOf(ruleLink(id)),
    title: plain(title),
    belongsTo: name,
    shortTitle: id,
    summary: `A ${level}-rule of ${name}: ${id}.`,
    section: 'rules',
    unlisted: true,
  };
}

/** What an Overlay makes of a contract decides nothing about what the rule says. */
function tightening(id: string): TightenedContracts {
  return { [id]: {} };
}
