import { settingNamed } from '../engine/config/published-schema.ts';
import { NOT_SHOWN } from '../engine/config/settings.ts';
import { decode } from '../engine/decode.ts';
import type { Exchange } from '../engine/evidence.ts';
import { SUCCESS_OR_REDIRECT } from '../engine/expect.ts';
import { groupBy } from '../group-by.ts';
import { isObject } from '../json.ts';
import type { Report, RuleResult } from '../engine/report.ts';

const NOT_FOUND: ReadonlySet<number> = new Set([403, 404]);

/**
 * Identifiers of the configuration that no request found, so that must-rules failed: «not found: fixtures.cases.vorgangsNummer (404: does
 * it exist?)»; empty if there are none. A server that lost the resource looks the same.
 */
export function notFound(report: Report): string {
  const isFailed = ({ level, status }: RuleResult) => level === 'must' && status === 'failed';
  const failed = report.rules.filter(isFailed).flatMap(({ exchanges }) => exchanges);
  // Reading exchanges takes time, since that redacts them.
  if (failed.length === 0) return '';
  const named = new Map<string, string[]>();
  for (const [setting, value] of identifiersOf(report)) named.set(value, [...(named.get(value) ?? []), setting]);
  const found = new Set<string>();
  for (const { request, response } of report.exchanges)
    if (response !== undefined && SUCCESS_OR_REDIRECT.has(response.status))
      for (const word of wordsOf(request)) found.add(word);
  const missing = failed.flatMap((index) => {
    const { request, response } = report.exchanges[index] ?? {};
    if (request === undefined || response === undefined || !NOT_FOUND.has(response.status)) return [];
    // Later identifiers in the URL are not found either.
    const first = wordsOf(request).find((word) => named.has(word) && !found.has(word));
    return (named.get(first ?? '') ?? []).map((setting) => ({ setting, status: response.status }));
  });
  const settings = groupBy(missing, ({ setting }) => setting).map(([setting, same]) => {
    const statuses = [...new Set(same.map(({ status }) => status))].sort();
    return `${setting} (${statuses.join(', ')}: does it exist?)`;
  });
  return settings.length === 0 ? '' : `not found: ${settings.join(', ')}`;
}

/** The identifiers in the configuration that requests should find, with their settings. */
function identifiersOf({ configuration }: Report): [setting: string, value: string][] {
  return Object.entries(configuration.fixtures ?? {})
    .flatMap(([group, fixtures]) =>
      Object.entries(isObject(fixtures) ? fixtures : {}).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[`fixtures.${group}.${name}`, value]] : [],
      ),
    )
    .filter(([setting]) => settingNamed(setting)?.$comment !== NOT_SHOWN);
}

/** The path segments and query values of a request. */
function wordsOf({ url }: Exchange['request']): string[] {
  if (!URL.canParse(url)) return [];
  const { pathname, searchParams } = new URL(url);
  return [...pathname.split('/').map(decode), ...searchParams.values()];
}
