import type { Report } from '../../engine/report.ts';
import { LEVELS } from '../../engine/rule.ts';
import { selectedResults } from '../results.ts';
import { markup, type Markup } from './markup.ts';

/** The filters; hidden until the script is there to serve them. */
export function filters(report: Report): Markup {
  const results = selectedResults(report);
  return markup`<form id="filters" hidden>
<label>Search <input type="search" name="text" placeholder="rule, reason, path" /></label>
${select('status', [...new Set(results.map(({ status }) => status))])}
${select('level', LEVELS)}
${select('interface', [...new Set(results.map((result) => result.interface))])}
<output name="shown"></output>
</form>`;
}

function select(name: string, values: readonly string[]): Markup {
  return markup`<label>${name.replace(/^./, (first) => first.toUpperCase())} <select name="${name}"><option value="">all</option>${values.map(
    (value) => markup`<option value="${value}">${value.replace('-', ' ')}</option>`,
  )}</select></label>`;
}
