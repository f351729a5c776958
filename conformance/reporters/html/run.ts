import { LEVELS } from '../../engine/rule.ts';
import type { Report, RuleResult } from '../../engine/report.ts';
import { embeddedNote, runCounts, resultsOf, SHOWN_STATUSES } from '../results.ts';
import { groupBy } from '../../group-by.ts';
import { markup, sentence, type Markup } from './markup.ts';

/** The counts and the facts of a run. */
export function run(report: Report): Markup {
  const results = SHOWN_STATUSES.flatMap((status) => resultsOf(report, status));
  const byLevel = LEVELS.map((level) => [level, results.filter((one) => one.level === level)] as const);
  return markup`<section id="run"><h2>Run</h2>
<div class="tables">
${countsTable('level', byLevel)}
${countsTable('interface', byInterface(results))}
</div>
${facts(report)}
</section>`;
}

/** Targets and start of a run. */
export function subject(report: Report): Markup {
  const { targets, startedAt, embedded } = report;
  const server = embedded === undefined ? [] : markup`<dt>Server</dt><dd>embedded ${embedded}</dd>\n`;
  return markup`<dl class="facts">
<dt>Targets</dt><dd>${Object.entries(targets).map(
    ([host, url]) => markup`<span class="target"><b>${host}</b> <code>${url}</code></span> `,
  )}</dd>
${server}<dt>Started</dt><dd><time datetime="${startedAt}">${startedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time></dd>
</dl>`;
}

function facts(report: Report): Markup {
  const { durationMs, suite, seed, shard, digest, allowWrites } = report;
  const effort = `${(durationMs / 1000).toFixed(1)} s, ${runCounts(report)}`;
  const note = embeddedNote(report);
  const server = note === undefined ? [] : markup`<dt>Server</dt><dd>${sentence(note)}</dd>\n`;
  return markup`<dl class="facts">
<dt>Took</dt><dd>${effort}</dd>
${server}<dt>Writes</dt><dd>${allowWrites ? 'allowed' : 'not allowed'}</dd>
<dt>Suite</dt><dd>${suite.name} ${suite.version}${shard === undefined ? '' : `, shard ${shard.index} of ${shard.count}`}</dd>
<dt>Seed</dt><dd><code>${seed}</code></dd>
<dt>Digest</dt><dd><code>${digest}</code></dd>
</dl>`;
}

/** The results of each interface; completely skipped interfaces are combined. */
function byInterface(results: readonly RuleResult[]): [string, readonly RuleResult[]][] {
  const all = groupBy(results, (one) => one.interface as string);
  const skipped = all.filter(([, own]) => own.every(({ status }) => status === 'skipped'));
  if (skipped.length < 2) return all;
  const others: [string, readonly RuleResult[]] = [`${skipped.length} others`, skipped.flatMap(([, own]) => own)];
  return [...all.filter((one) => !skipped.includes(one)), others];
}

/** Numbers of results by group and status; each links to the first result. */
function countsTable(what: string, groups: readonly (readonly [string, readonly RuleResult[]])[]): Markup {
  const rows = groups.map(([name, own]) => {
    const cells = SHOWN_STATUSES.map((status) => {
      const counted = own.filter((one) => one.status === status);
      const [first] = counted;
      if (first === undefined) return markup`<td class="none">0</td>`;
      return markup`<td class="${status}"><a href="#${first.id}">${counted.length}</a></td>`;
    });
    return markup`<tr><th scope="row">${name}</th>${cells}</tr>\n`;
  });
  return markup`<div class="scroll"><table><thead><tr><th scope="col">${what}</th>${SHOWN_STATUSES.map(
    (status) => markup`<th scope="col">${status.replace('-', ' ')}</th>`,
  )}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}
