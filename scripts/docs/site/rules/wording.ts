import type { Row } from '../../../../conformance/catalogue/rows.ts';
import { publishedSchema } from '../../../../conformance/kit/config/published-schema.ts';
import type { SchemaNode } from '../../../../conformance/kit/config/published-schema.ts';
import type { Effect, Need, Rule } from '../../../../conformance/kit/rule.ts';

/** What each document of the sources is about. */
export const DOCUMENTS: Readonly<Record<Row['document'], string>> = {
  D1: 'the report service',
  D2: 'offers, applications and process cases',
  D3: 'partner management and login',
  suite: 'what the suite demands of itself',
};

/** What a rule does to its target, and what that takes. */
export const EFFECTS: Readonly<Record<Effect, string>> = {
  reads: 'Reads: it runs without `--allow-writes`. Cases that write are left out then.',
  creates: 'Creates something on the target: it runs only with `--allow-writes`.',
  changes: 'Changes something on the target, and puts it back: it runs only with `--allow-writes`.',
  observes: 'Sends nothing: it judges what the other rules of the same run got.',
};

/** The place of a row in the sources. */
export function placeOf({ document, section }: Row): string {
  return document === 'suite' ? DOCUMENTS.suite : `${document} (${DOCUMENTS[document]}), ${section}`;
}

/** The setting of the configuration that a need stands for. */
export function settingOf(need: Need): string {
  return need === 'state' ? 'capabilities.state' : need;
}

let schema: SchemaNode | undefined;

/** What the schema of the configuration says about a setting; of a group, what it says about its members. */
export function meaningOf(setting: string): string {
  let node: SchemaNode | undefined = (schema ??= publishedSchema());
  for (const key of setting.split('.')) node = node?.properties?.[key];
  return node?.description ?? '';
}

/** The cases that a rule judges one by one, with the default configuration. */
export function casesOf({ cases = [] }: Rule): readonly string[] {
  return typeof cases === 'function' ? cases({ targets: {} }) : cases;
}
