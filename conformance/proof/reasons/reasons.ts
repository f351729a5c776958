import { INTERFACES, isInterfaceId } from '../../../generated/platform.ts';
import { COMMON } from './common.ts';

/** What the reason of a failed rule has to speak of, by the name of the rule, or by its id where versions differ. */
export type Reasons = Readonly<Record<string, RegExp>>;

/**
 * Loads what the reasons of the rules of an interface have to speak of, from the file that is named after its family.
 *
 * @returns by the id of a rule; undefined when nothing is written down
 */
export async function reasonsOf(id: string): Promise<(rule: string) => RegExp | undefined> {
  if (!isInterfaceId(id)) throw new RangeError(`there is no interface ${id}`);
  const file = new URL(`${INTERFACES[id].family}.ts`, import.meta.url);
  const { default: reasons } = (await import(file.href)) as { default: Reasons };
  return (rule) => {
    const name = rule.slice(id.length + 1);
    return reasons[rule] ?? reasons[name] ?? COMMON[name];
  };
}
