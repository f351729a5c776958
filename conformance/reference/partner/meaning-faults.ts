import { onResponse, withProperties } from '../faulty.ts';
import type { Asked, JsonObject, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { ATTRIBUTE_NAMES } from './attributes.ts';
import { CREATE, onDocument, PATCH } from './faulty-documents.ts';
import { found, ONE } from './faulty-reads.ts';

const NAMES = new Map(ATTRIBUTE_NAMES.map((name) => [name.toLowerCase(), name]));

/** A document with the names of attributes as they are meant. */
const inAnyCase = (sent: JsonObject) =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [NAMES.get(name.toLowerCase()) ?? name, value]));

/** The same with the names of members alone, which are all in lower case but for one. */
const membersInAnyCase = (sent: JsonObject) =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      if (!isObject(value)) return [name, value];
      const members = Object.entries(value).map(([member, own]): [string, unknown] => [
        member.toLowerCase() === 'referenzfeld' ? 'referenzFeld' : member.toLowerCase(),
        own,
      ]);
      // The first one of two counts.
      return [name, Object.fromEntries(members.toReversed())];
    }),
  );

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

/** Rewrites the footer of a document. */
const withFooter = (asked: Asked, rewrite: (footer: string) => string): Wrap =>
  onDocument(asked, (sent) => {
    const footer = sent['fusszeileFuerAussenauftritt'];
    return typeof footer === 'string' ? { ...sent, fusszeileFuerAussenauftritt: rewrite(footer) } : sent;
  });

const cuttingIdentifier = (sent: JsonObject) =>
  typeof sent['externePartnerId'] === 'string'
    ? { ...sent, externePartnerId: sent['externePartnerId'].split(' ', 1)[0] }
    : sent;

/** Faults of what attributes mean (P42, P44, P45). */
export const meanings: readonly Fault[] = [
  {
    name: 'names-in-any-case',
    kind: 'wrong-meaning',
    says: 'PATCH takes the names of attributes in any case.',
    wrap: onDocument(PATCH, inAnyCase),
  },
  {
    name: 'names-of-new-partners-in-any-case',
    kind: 'wrong-meaning',
    says: 'A creation takes the names of attributes in any case.',
    wrap: onDocument(CREATE, inAnyCase),
  },
  {
    name: 'names-of-members-in-any-case',
    kind: 'wrong-meaning',
    says: 'The names of members of an object are taken in any case.',
    wrap: (next) => onDocument(CREATE, membersInAnyCase)(onDocument(PATCH, membersInAnyCase)(next)),
  },
  {
    name: 'external-identifiers-end-at-a-blank',
    kind: 'wrong-meaning',
    says: 'An externePartnerId is stored up to its first blank.',
    wrap: (next) => onDocument(CREATE, cuttingIdentifier)(onDocument(PATCH, cuttingIdentifier)(next)),
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
    wrap: withFooter(CREATE, (footer) => footer.replaceAll('\n', ' ')),
  },
  {
    name: 'newlines-cut-the-footer',
    kind: 'wrong-meaning',
    says: 'A creation stores the first line of a footer alone.',
    wrap: withFooter(CREATE, (footer) => footer.split('\n', 1)[0] ?? ''),
  },
  {
    name: 'newlines-become-carriage-returns',
    kind: 'wrong-meaning',
    says: 'PATCH puts a carriage return before each newline of a footer.',
    wrap: withFooter(PATCH, (footer) => footer.replaceAll('\n', '\r\n')),
  },
];
