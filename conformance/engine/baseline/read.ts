import { Ajv } from 'ajv';
import { ConfigError } from '../config/config-error.ts';
import { suggestion } from '../config/nearest.ts';
import { schemaErrors, shown } from '../config/schema-errors.ts';
import { readYaml } from '../config/yaml-text.ts';
import type { Rule } from '../rule.ts';
import { baselineSchema, nameOf, type Baseline } from './schema.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
ajv.addFormat('date', isDay);
const validate = ajv.compile<Baseline>(baselineSchema);

/** Maximum number of problems in an error. */
const MOST_PROBLEMS = 5;

/**
 * Reads a baseline.
 *
 * @param source - YAML or JSON
 * @param name - name of the text in errors
 * @param rules - all rules of the suite
 * @throws ConfigError with one line per problem: place, problem, remedy
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
  // One problem per rule. Messages are created later, since finding the nearest word takes time.
  const problems = new Map<string, () => string>();
  for (const [index, entry] of value.known.entries()) {
    const rule = byId.get(entry.rule);
    const name = nameOf(entry);
    const isTwice = seen.size === seen.add(name).size;
    const add = (of: string, key: 'rule' | 'case', says: () => string) =>
      problems.set(of, () => `${text.where(['known', String(index), key])}: ${says()}`);
    if (problems.has(entry.rule)) continue;
    if (rule === undefined) {
      const help = () =>
        suggestion(entry.rule, [...byId.keys()], 'Remove the entry; `list` shows the rules there are.');
      add(entry.rule, 'rule', () => `there is no rule «${shown(entry.rule)}». ${help()}`);
    } else if (rule.level !== 'must') {
      add(rule.id, 'rule', () => `«${rule.id}» is a ${rule.level}-rule, which fails no run: remove the entry.`);
    } else if (entry.case !== undefined && rule.cases === undefined) {
      add(rule.id, 'case', () => `«${rule.id}» has no cases: remove «case».`);
    } else if (isTwice) {
      add(name, 'rule', () => `«${shown(name)}» stands here twice: keep one entry.`);
    }
  }
  if (problems.size === 0) return value;
  const more = problems.size > MOST_PROBLEMS ? [`and ${problems.size - MOST_PROBLEMS} more`] : [];
  throw new ConfigError([...[...problems.values()].slice(0, MOST_PROBLEMS).map((say) => say()), ...more].join('\n'));
}

/** Whether a text is an existing date, written YYYY-MM-DD. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text.length === 'YYYY-MM-DD'.length;
}
