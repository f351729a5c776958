import { named } from '../named.ts';
import type { Exchange } from '../engine/evidence.ts';
import { cut } from '../engine/expect.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import { showBody } from './body.ts';
import { codeBlock, codeSpan, folded, sentence } from './markdown-text.ts';
import { DIFFERENT, findingsOf, groupByShownReason, statementsOf, type Finding } from './results.ts';

/** Maximum length of a shown body and of a shown command, in characters. */
const LONGEST_BODY = 2000;
const LONGEST_COMMAND = 4000;
/** Maximum number of case names in one line. */
const MOST_CASES = 15;

/** A part of the report, with a shorter version if space is limited. */
export interface Block {
  full: string;
  /** Defaults to `full`. */
  short?: string;
}

/** A failed rule with its reason, and the folded exchange that shows it. */
export function failureBlock(report: Report, result: RuleResult): Block {
  const mark = result.level === 'must' ? '❌' : '⚠️';
  const head = `#### ${mark} ${codeSpan(result.id)}`;
  const findings = findingsOf(result);
  const short = `${head}\n\n${findings.slice(0, 1).map(describeFinding).join('')}`;
  const exchange = result.shownBy === undefined ? undefined : report.exchanges[result.shownBy];
  const full = [
    head,
    `${sentence(result.title)} (${result.level})`,
    statementsOf(report, result)
      .map((one) => `> ${sentence(one)}`)
      .join('\n>\n'),
    findings.map(describeFinding).join('\n'),
    ...(exchange === undefined
      ? []
      : [folded('The exchange, and a command that repeats it', describeExchange(exchange))]),
  ].join('\n\n');
  return { full, short };
}

/** One line for each reason, or cause found by the check, with the ids of its rules. */
export function reasonBlocks(results: readonly RuleResult[]): Block[] {
  return groupByShownReason(results).map(([reason, same]) => {
    const line = `- ${codeSpan(cut(reason, 500))}`;
    return { full: `${line}: ${same.map(({ id }) => codeSpan(id)).join(', ')}`, short: line };
  });
}

function describeFinding({ reason, contrast, cases, differ = false }: Finding): string {
  const shown = cases.map((name) => codeSpan(cut(name, 80)));
  const statement =
    contrast === undefined
      ? codeSpan(cut(reason, 1000))
      : `expected ${codeSpan(cut(contrast.expected, 500))}, got ${codeSpan(cut(contrast.got, 500))}`;
  return `- ${statement}${shown.length === 0 ? '' : ` (${named(shown, MOST_CASES)}${differ ? DIFFERENT : ''})`}`;
}

function describeExchange({ request, response, error, curl }: Exchange): string {
  const answer =
    response === undefined
      ? [`no answer: ${error ?? ''}`]
      : [String(response.status), ...headerLines(response.headers), '', bodyText(response.body)];
  const question = [
    `${request.method} ${request.url}`,
    ...headerLines(request.headers),
    ...(request.body === undefined ? [] : ['', bodyText(request.body)]),
  ];
  const command = curl.length > LONGEST_COMMAND ? 'The command is too long for here.' : codeBlock('sh', curl);
  return [codeBlock('http', [...question, '', ...answer].join('\n').trimEnd()), command].join('\n\n');
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${cut(value, 300)}`);
}

function bodyText(body: string): string {
  const { text, leftOut } = showBody(body, LONGEST_BODY);
  return leftOut === 0 ? text : `${text}… (${leftOut} more characters)`;
}
