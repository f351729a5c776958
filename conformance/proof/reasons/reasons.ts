import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { INTERFACES, type InterfaceId } from '../../../generated/platform.ts';
import { memoize } from '../../memoize.ts';

/** Reads what the reasons of failed rules must mention, by the name of a rule, or by its id if versions differ. */
const read = memoize(
  (family) =>
    parse(readFileSync(new URL(`${family}.yaml`, import.meta.url), 'utf8'), (key, value: unknown) =>
      key === '' ? value : new RegExp(String(value)),
    ) as Readonly<Record<string, RegExp>>,
  { longest: 100, most: 100 },
);

/**
 * What the reasons of the rules of an interface must mention, from the file of its family.
 *
 * @returns a function of the id of a rule; its result is undefined if the file says nothing about the rule
 */
export function reasonsOf(id: InterfaceId): (rule: string) => RegExp | undefined {
  const reasons = read(INTERFACES[id].family);
  return (rule) => {
    const name = rule.slice(id.length + 1);
    return reasons[rule] ?? reasons[name] ?? read('common')[name];
  };
}

/** What no reason may contain: unset values, mistakes of the suite, and advice that may have been followed already. */
const UNCLEAR = /mistake of this suite|\bundefined\b|\bNaN\b|\[object |run it with the other rules|\.$/;
/** A value that was sent or received, which may be anything. */
const VALUE = /"[^"]*"/g;

/**
 * Tells whether a reason follows the pattern of all reasons: that of a failure says what was expected and what came, any other says
 * what is missing.
 */
export function isClear({ status, reason = '' }: { status: string; reason?: string | undefined }): boolean {
  if (reason === '' || UNCLEAR.test(reason) || reason.replaceAll(VALUE, '""').includes('  ')) return false;
  return status !== 'failed' || /(^|: )expected [^]+, got \S/.test(reason);
}
