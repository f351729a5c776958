import { membersNamed, textNamed, textsIn } from './members.ts';
import { CLERK_MEMBERS, PROCESSING_DATE, REFERENCE } from './names.ts';
import type { Operation } from './operation.ts';
import { isWhole, statusIn } from './status-members.ts';

/** A part of an application that patches change. */
export interface Part {
  name: string;
  /** Beginnings of the paths of its operations. */
  path: string;
  /** What a record shows of it; undefined when it shows nothing. */
  of(record: unknown): unknown;
  /** Tells whether a record shows all of it that a patch sets. */
  isShown(record: unknown): boolean;
  /** What makes `now` what `original` was; nothing when no operation can. */
  back(original: unknown, now: unknown): Operation[];
}

const LENGTH_OF_DAY = 'YYYY-MM-DD'.length;

const PARTS: readonly Part[] = [
  {
    ...textPart(REFERENCE, (record) => textNamed(record, REFERENCE)),
    back: (original) => {
      const former = textNamed(original, REFERENCE);
      const path = `/${REFERENCE}`;
      return [former === undefined ? { op: 'remove', path } : { op: 'add', path, value: former }];
    },
  },
  {
    ...textPart(PROCESSING_DATE, dayIn),
    back: (original) => {
      const former = dayIn(original);
      return former === undefined ? [] : [{ op: 'add', path: `/${PROCESSING_DATE}`, value: former }];
    },
  },
  {
    name: 'status',
    path: '/status',
    of: statusIn,
    isShown: (record) => isWhole(statusIn(record)),
    back: (original, now) => {
      const former = statusIn(original);
      // Where the provider's part cannot be read at all, a status without it might take away what nobody sees.
      const isKnown = isWhole(former) || (former?.antragsteller !== undefined && isWhole(statusIn(now)));
      return isKnown ? [{ op: 'replace', path: '/status', value: former }] : [];
    },
  },
  {
    ...textPart('credit clerk', clerkIn),
    path: '/ansprechpartner/partnerId',
    back: (original) => {
      const former = clerkIn(original);
      return former === undefined ? [] : [{ op: 'replace', path: '/ansprechpartner/partnerId', value: former }];
    },
  },
];

/** All of them. */
export function everyPart(): readonly Part[] {
  return PARTS;
}

/** The parts that operations may change. */
export function partsAt(operations: readonly Operation[]): Part[] {
  return PARTS.filter((part) => operations.some(({ path }) => path === part.path || path.startsWith(`${part.path}/`)));
}

/** The members of a record that name a credit clerk. */
export function clerksIn(record: unknown): unknown[] {
  return CLERK_MEMBERS.flatMap((name) => membersNamed(record, name));
}

/** Tells whether a record names this credit clerk. */
export function namesClerk(record: unknown, partnerId: string): boolean {
  return clerksIn(record).some((clerk) => textsIn(clerk).includes(partnerId));
}

function textPart(name: string, of: (record: unknown) => string | undefined) {
  return { name, path: `/${name}`, of, isShown: (record: unknown) => of(record) !== undefined };
}

function dayIn(record: unknown): string | undefined {
  return textNamed(record, PROCESSING_DATE)?.slice(0, LENGTH_OF_DAY);
}

function clerkIn(record: unknown): string | undefined {
  for (const clerk of clerksIn(record)) {
    if (typeof clerk === 'string') return clerk;
    const [partnerId] = membersNamed(clerk, 'partnerId');
    if (typeof partnerId === 'string') return partnerId;
  }
  return undefined;
}
