import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import { memoize } from '../../memoize.ts';

/** Reads the patterns for reasons of failed rules, by name of the rule, or by its id if versions differ. */
const read = memoize(
  (family) =>
    parse(readFileSync(new URL(`${family}.yaml`, import.meta.url), 'utf8'), (key, value: unknown) =>
      key === '' ? value : new RegExp(String(value)),
    ) as Readonly<Record<string, RegExp>>,
  { longest: 100, most: 100 },
);

/**
 * The patterns for reasons of an interface, from the file of its family.
 *
 * @returns a function of the id of a rule; its result is undefined if the file does not have the rule
 */
export function reasonsOf(id: InterfaceId): (rule: string) => RegExp | undefined {
  const reasons = read(INTERFACES[id].family);
  return (rule) => {
    const name = rule.slice(id.length + 1);
    return reasons[rule] ?? reasons[name] ?? read('common')[name];
  };
}

/** Not allowed in reasons: unset values, mistakes of the suite, advice that may be pointless, a full stop at the end. */
const UNCLEAR = /mistake of this suite|\bundefined\b|\bNaN\b|\[object |run it with the other rules|\.$/;
/** A quoted value that was sent or received. */
const VALUE = /"[^"]*"/g;

/**
 * Tells whether a reason has the form of all reasons: the reason of a failure has the expected and the actual value; any other says what
 * is missing.
 */
export function isClear({ status, reason = '' }: { status: string; reason?: string | undefined }): boolean {
  if (reason === '' || UNCLEAR.test(reason) || reason.replaceAll(VALUE, '""').includes('  ')) return false;
  return status !== 'failed' || /(^|: )expected [^]+, got \S/.test(reason);
}
