import { onResponse, withProperties } from '../faulty.ts';
import type { Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { ATTRIBUTE_NAMES } from './attributes.ts';
import { CREATE, onDocument, PATCH } from './faulty-documents.ts';
import { found, ONE } from './faulty-reads.ts';

const NAMES = new Map(ATTRIBUTE_NAMES.map((name) => [name.toLowerCase(), name]));

/** Keeps gesperrtTransitiv true in every record that has shown it so. */
const neverLifting: Wrap = (next) => {
  const blocked = new Set<unknown>();
  return onResponse(found(ONE), async (response, request) => {
    const record: unknown = await response.clone().json();
    if (!isObject(record)) return response;
    if (record['gesperrtTransitiv'] === true) blocked.add(record['id']);
    return blocked.has(record['id']) ? withProperties({ gesperrtTransitiv: true })(response, request) : response;
  })(next);
};

/** Rewrites the footer of a creation. */
const withFooter = (rewrite: (footer: string) => string): Wrap =>
  onDocument(CREATE, (sent) => {
    const footer = sent['fusszeileFuerAussenauftritt'];
    return typeof footer === 'string' ? { ...sent, fusszeileFuerAussenauftritt: rewrite(footer) } : sent;
  });

/** Faults of what attributes mean (P42, P44, P45). */
export const meanings: readonly Fault[] = [
  {
    name: 'names-in-any-case',
    kind: 'wrong-meaning',
    says: 'PATCH takes the names of attributes in any case.',
    wrap: onDocument(PATCH, (sent) =>
      Object.fromEntries(Object.entries(sent).map(([name, value]) => [NAMES.get(name.toLowerCase()) ?? name, value])),
    ),
  },
  {
    name: 'block-stays-with-superior',
    kind: 'wrong-meaning',
    says: 'The mark gesperrtTransitiv is always false.',
    wrap: onResponse(found(ONE), withProperties({ gesperrtTransitiv: false })),
  },
  {
    name: 'block-is-never-lifted',
    kind: 'wrong-meaning',
    says: 'The mark gesperrtTransitiv stays true when the superior is no longer blocked.',
    wrap: neverLifting,
  },
  {
    name: 'newlines-become-spaces',
    kind: 'wrong-meaning',
    says: 'A creation makes spaces of the newlines in a footer.',
    wrap: withFooter((footer) => footer.replaceAll('\n', ' ')),
  },
  {
    name: 'newlines-cut-the-footer',
    kind: 'wrong-meaning',
    says: 'A creation stores the first line of a footer alone.',
    wrap: withFooter((footer) => footer.split('\n', 1)[0] ?? ''),
  },
];
