import { Ajv } from 'ajv';
import { ConfigError } from '../config/config-error.ts';
import { nearest } from '../config/nearest.ts';
import { schemaErrors, shown } from '../config/schema-errors.ts';
import { readYaml } from '../config/yaml-text.ts';
import type { Rule } from '../rule.ts';
import { baselineSchema, nameOf, type Baseline } from './schema.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
ajv.addFormat('date', isDay);
const validate = ajv.compile<Baseline>(baselineSchema);

/**
 * Reads a baseline.
 *
 * @param source - YAML or JSON
 * @param name - how errors name the text
 * @param rules - every rule that there can be
 * @throws ConfigError with one line per finding: place, what is wrong, what to do
 */
export function parseBaseline(
  source: string,
  name: string,
  rules: readonly Pick<Rule, 'id' | 'level' | 'cases'>[],
): Baseline {
  const text = readYaml(source, name);
  const value = text.value();
  if (!validate(value)) {
    const formats = { date: 'a day that there is, written YYYY-MM-DD' };
    throw schemaErrors(validate.errors ?? [], { subject: 'the baseline', formats, where: text.where });
  }
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const seen = new Set<string>();
  const problems = value.known.flatMap((entry, index) => {
    const at = (key: string) => text.where(['known', String(index), key]);
    const rule = byId.get(entry.rule);
    const isTwice = seen.size === seen.add(nameOf(entry)).size;
    if (rule === undefined)
      return `${at('rule')}: there is no rule «${shown(entry.rule)}». ${help(entry.rule, [...byId.keys()])}`;
    if (rule.level !== 'must') {
      return `${at('rule')}: «${rule.id}» is a ${rule.level}-rule, which fails no run: remove the entry.`;
    }
    if (entry.case !== undefined && rule.cases === undefined) {
      return `${at('case')}: «${rule.id}» has no cases: remove «case».`;
    }
    return isTwice ? `${at('rule')}: «${shown(nameOf(entry))}» stands here twice: keep one entry.` : [];
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return value;
}

function help(rule: string, ids: readonly string[]): string {
  const guess = nearest(rule, ids);
  return guess === undefined ? 'Remove the entry; `list` shows the rules there are.' : `Did you mean «${guess}»?`;
}

/** Whether a text is a day as baselines write it, and one that there is. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 'YYYY-MM-DD'.length;
}
