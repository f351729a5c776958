import { DEFAULT_RIGHT, RIGHT, TYP, type Member } from '../../../generated/platform.ts';
import { isObject } from '../../json.ts';
import { isDate } from '../is-date.ts';

export type Typ = Member<'typ'>;

/** The value of an attribute; an object has the set members of `anschrift` or `bankverbindung`. */
export type Value = string | boolean | Readonly<Record<string, string>>;

/** The attributes of a partner that are set. A map, so that a name such as `__proto__` is harmless. */
export type Attributes = Map<string, Value>;

/** The names of the twelve rights of a person. */
export const RIGHT_NAMES: readonly string[] = RIGHT;

/** An attribute: its default, the types of partners that have it, and how a sent value changes the stored one. */
interface Attribute {
  initial?: boolean;
  typen: readonly Typ[];
  /** Merges a sent value into the stored one; undefined unsets the attribute. Throws {@link Invalid}. */
  merge(sent: unknown, stored: Value | undefined): Value | undefined;
}

/** The error for an invalid value. */
class Invalid extends Error {}

const BOTH = TYP;
const INITIALLY_GRANTED: readonly string[] = DEFAULT_RIGHT;
const PERSON: readonly Typ[] = ['PERSON'];

function text(typen: readonly Typ[], accepts: (value: string) => boolean = () => true, what = 'a string'): Attribute {
  return {
    typen,
    merge: (sent) => {
      if (sent === '') return undefined;
      if (typeof sent !== 'string' || !accepts(sent)) throw new Invalid(`must be ${what}`);
      return sent;
    },
  };
}

function flag(typen: readonly Typ[], initial: boolean): Attribute {
  return {
    typen,
    initial,
    merge: (sent) => {
      if (sent === '') return initial;
      if (typeof sent !== 'boolean') throw new Invalid('must be true or false');
      return sent;
    },
  };
}

/** The attributes that are objects, and their members. */
export const GROUPS = {
  anschrift: ['strasse', 'hausnummer', 'plz', 'ort'],
  bankverbindung: ['iban', 'bic', 'kontoinhaber', 'referenzFeld'],
} as const;

function group(members: readonly string[]): Attribute {
  return {
    typen: BOTH,
    merge: (sent, stored) => {
      if (sent === '') return undefined;
      if (!isObject(sent)) throw new Invalid('must be an object');
      const merged = new Map(Object.entries(isObject(stored) ? (stored as Record<string, string>) : {}));
      for (const member of members.filter((name) => Object.hasOwn(sent, name))) {
        const value = sent[member];
        if (typeof value !== 'string') throw new Invalid(`must have a string as ${member}`);
        if (value === '') merged.delete(member);
        else merged.set(member, value);
      }
      return merged.size === 0 ? undefined : Object.fromEntries(merged);
    },
  };
}

/** The writable attributes. All others are ignored: unknown names, id, typ, gesperrtTransitiv. */
const ATTRIBUTES = new Map<string, Attribute>([
  ['anrede', text(PERSON, (value) => value === 'HERR' || value === 'FRAU', 'HERR or FRAU')],
  ['vorname', text(PERSON)],
  ['nachname', text(PERSON)],
  ['titelFunktion', text(PERSON)],
  ['geburtsdatum', text(PERSON, isDate, 'a date YYYY-MM-DD')],
  ['anschrift', group(GROUPS.anschrift)],
  ['bankverbindung', group(GROUPS.bankverbindung)],
  ['email', text(BOTH)],
  ['telefonnummer', text(BOTH)],
  ['mobilnummer', text(PERSON)],
  ['faxnummer', text(BOTH)],
  ['webseiteUrl', text(BOTH)],
  ['avatarUrl', text(PERSON)],
  ['externePartnerId', text(BOTH)],
  ['firmenname', text(BOTH)],
  ['firmennameZusatz', text(BOTH)],
  ['fusszeileFuerAussenauftritt', text(BOTH)],
  ['aufsichtsBehoerde', text(PERSON)],
  ['registrierungsNummer', text(PERSON)],
  ['gesperrt', flag(BOTH, false)],
  ['gehoertZuKreditinstitut', flag(BOTH, false)],
  ...RIGHT.map((name): [string, Attribute] => [name, flag(PERSON, INITIALLY_GRANTED.includes(name))]),
]);

export const ATTRIBUTE_NAMES: readonly string[] = [...ATTRIBUTES.keys()];

/** The attributes of a new partner: the defaults of its typ. */
export function initialAttributes(typ: Typ): Attributes {
  const attributes: Attributes = new Map();
  for (const [name, { initial, typen }] of ATTRIBUTES) {
    if (initial !== undefined && typen.includes(typ)) attributes.set(name, initial);
  }
  return attributes;
}

/**
 * Writes the attributes in `sent` to a copy of `stored`; the others stay unchanged.
 *
 * An empty string removes a value (a boolean gets its default), also in `anschrift` and `bankverbindung`, whose members are
 * merged one by one. Unknown and read-only attributes and those of the other typ are ignored, whatever their value. Returns a
 * message if a value is not valid. Source: P26 to P35.
 */
export function write(typ: Typ, stored: Attributes, sent: Record<string, unknown>): Attributes | string {
  const written = new Map(stored);
  for (const [name, { typen, merge }] of ATTRIBUTES) {
    if (!typen.includes(typ) || !Object.hasOwn(sent, name)) continue;
    try {
      const value = merge(sent[name], stored.get(name));
      if (value === undefined) written.delete(name);
      else written.set(name, value);
    } catch (error) {
      if (error instanceof Invalid) return `${name} ${error.message}`;
      throw error;
    }
  }
  return written;
}
