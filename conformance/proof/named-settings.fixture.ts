import { INTERFACE_IDS, INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { FAMILY_SETTINGS } from '../engine/config/family-settings.ts';
import type { Config } from '../engine/config/schema.ts';
import { isObject } from '../json.ts';
import { substitutesOf } from '../engine/needs.ts';
import type { Rule } from '../engine/rule.ts';
import { judgeInProcess } from './in-process.ts';

/** Matches names of settings in reasons. */
const NAMED = /\b(?:credentials|fixtures)(?:\.\w+)+|\bcapabilities\.\w+/g;

type Group = Record<string, unknown>;

/** A change that removes settings from the configuration, and the interfaces that may need them. */
interface Lacking {
  interfaces: readonly InterfaceId[];
  configure: (config: Config) => Config;
}

/**
 * The settings in the reasons of each rule, without those that it declares in `needs` and their substitutes. Judges the reference deployment
 * with configurations that lack one setting each, with one without any settings, and with one with wrong credentials.
 *
 * @returns the settings by id of the rule, both sorted, without rules that have none
 * @throws Error when a rule fails, since the deployment is correct
 */
export async function settingsNamed(rules: readonly Rule[]): Promise<Record<string, string[]>> {
  const named = new Map<string, Set<string>>();
  for (const { interfaces, configure } of lackings(rules)) {
    const own = rules.filter((rule) => interfaces.includes(rule.interface));
    for (const allowWrites of [true, false]) {
      const { rules: results } = await judgeInProcess({ rules: own, configure, allowWrites });
      for (const { id, status, reason = '', cases = [] } of results) {
        if (status === 'failed') throw new Error(`${id} accuses the reference deployment: ${reason}`);
        const reasons = [reason, ...cases.map((one) => one.reason ?? '')].join('\n');
        for (const [setting] of reasons.matchAll(NAMED)) named.set(id, (named.get(id) ?? new Set()).add(setting));
      }
    }
  }
  const declared = new Map(
    rules.map((rule) => [rule.id, [...rule.needs, ...substitutesOf(rule)] as readonly string[]]),
  );
  const further = [...named].map(([id, settings]): [string, string[]] => [
    id,
    [...settings].filter((setting) => declared.get(id)?.includes(setting) !== true).sort(),
  ]);
  return Object.fromEntries(
    further.filter(([, settings]) => settings.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function lackings(rules: readonly Rule[]): Lacking[] {
  const settings = [...FAMILY_SETTINGS].flatMap(([family, { credentials = {}, fixtures = {} }]) => [
    ...Object.entries(credentials).flatMap(([name, { properties = {} }]) => {
      const marks = 'mayFail' in properties ? [`credentials.${name}.mayFail`] : [];
      return [`credentials.${name}`, ...marks].map((setting) => ({ family, setting }));
    }),
    ...Object.entries(fixtures).flatMap(([group, own]) =>
      Object.keys(own).map((name) => ({ family, setting: `fixtures.${group}.${name}` })),
    ),
  ]);
  const mayMiss = (family: string, setting: string) =>
    INTERFACE_IDS.filter(
      (id) =>
        INTERFACES[id].family === family ||
        setting.startsWith(`credentials.${INTERFACES[id].caller}`) ||
        rules.some((rule) => rule.interface === id && rule.needs.some((need) => need.startsWith(setting))),
    );
  return [
    ...settings.map(({ family, setting }) => ({
      interfaces: mayMiss(family, setting),
      configure: (config: Config) => withoutSetting(config, setting),
    })),
    { interfaces: INTERFACE_IDS, configure: ({ targets, timing = {} }) => ({ targets, timing }) },
    { interfaces: INTERFACE_IDS, configure: withWrongCredentials },
  ];
}

/** A configuration without one of its settings: `fixtures.report.partnerId`. */
export function withoutSetting(config: Config, setting: string): Config {
  const remove = (node: Group, [key = '', ...rest]: readonly string[]): Group => {
    const { [key]: found, ...others } = node;
    return rest.length === 0 || !isObject(found) ? others : { ...others, [key]: remove(found, rest) };
  };
  return remove(config as unknown as Group, setting.split('.')) as unknown as Config;
}

/** Appends a character to all credentials. Replacing the last character could leave the signature of a token valid. */
function withWrongCredentials(config: Config): Config {
  const wrong = (parts: Group) =>
    Object.fromEntries(
      Object.entries(parts).map(([part, value]) => [part, typeof value === 'string' ? `${value}_` : value]),
    );
  const credentials = Object.entries((config.credentials ?? {}) as Record<string, Group>);
  return { ...config, credentials: Object.fromEntries(credentials.map(([name, parts]) => [name, wrong(parts)])) };
}
