import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { INTERFACES, isInterfaceId } from '../../../generated/platform.ts';
import { memoize } from '../../memoize.ts';

/** Reads what the reasons of failed rules have to speak of, by the name of a rule, or by its id where versions differ. */
const read = memoize(
  (family) =>
    parse(readFileSync(new URL(`${family}.yaml`, import.meta.url), 'utf8'), (key, value: unknown) =>
      key === '' ? value : new RegExp(String(value)),
    ) as Readonly<Record<string, RegExp>>,
  { longest: 100, most: 100 },
);

/**
 * What the reasons of the rules of an interface have to speak of, from the file that is named after its family.
 *
 * @returns by the id of a rule; undefined when nothing is written down
 */
export function reasonsOf(id: string): (rule: string) => RegExp | undefined {
  if (!isInterfaceId(id)) throw new RangeError(`there is no interface ${id}`);
  const reasons = read(INTERFACES[id].family);
  return (rule) => {
    const name = rule.slice(id.length + 1);
    return reasons[rule] ?? reasons[name] ?? read('common')[name];
  };
}

/** What no reason says: values that a program has left over, mistakes of the suite, and advice that may have been followed already. */
const UNCLEAR = /mistake of this suite|\bundefined\b|\bNaN\b|\[object |run it with the other rules|\.$/;
/** What was sent or came, which may say anything. */
const VALUE = /"[^"]*"/g;

/**
 * Tells whether a reason follows the pattern of all of them: a failure says what was expected and what came, everything else what is
 * missing.
 */
export function isClear({ status, reason = '' }: { status: string; reason?: string | undefined }): boolean {
  if (reason === '' || UNCLEAR.test(reason) || reason.replaceAll(VALUE, '""').includes('  ')) return false;
  return status !== 'failed' || /(^|: )expected [^]+, got \S/.test(reason);
}
