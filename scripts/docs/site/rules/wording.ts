import type { Level, Effect, Need } from '../../../../conformance/engine/rule.ts';
import { publishedSchema, type SchemaNode } from '../../../../conformance/engine/config/published-schema.ts';

/** What the level of a rule means for a target that fails it. */
export const LEVELS: Readonly<Record<Level, string>> = {
  must: 'A target that fails it is nonconformant: the exit code is 1.',
  should: 'A failure is a warning: it is printed, and changes nothing about the verdict.',
  info: 'An observation: it is printed, and decides nothing.',
};

export const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

/** What a rule does to its target. */
export const EFFECTS: Readonly<Record<Effect, string>> = {
  reads: 'Reads: it runs without `--allow-writes`. Cases that write are left out then.',
  creates: 'Creates something on the target.',
  changes: 'Changes something on the target, and puts it back.',
  observes: 'Sends nothing: it judges what the other rules of the same run got.',
};

/** The setting of the configuration that a need stands for. */
export function settingOf(need: Need): string {
  return need === 'state' ? 'capabilities.state' : need;
}

const schema = publishedSchema();

/** What the schema of the configuration says about a setting, and about the members that a group cannot do without. */
export function meaningOf(setting: string): string {
  const found = setting.split('.').reduce<SchemaNode | undefined>((node, key) => node?.properties?.[key], schema);
  const members = found?.required?.map((name) => `\`${name}\`: ${found.properties?.[name]?.description ?? ''}`);
  return [found?.description ?? '', ...(members ?? [])].join(' ');
}
