/** An interface that ends. */
export interface Ending {
  readonly interface: string;
  /** Its last day, as its contract says. */
  readonly sunset: string;
  /** The interfaces that take its place. */
  readonly successors: readonly string[];
}

/** That an interface ends, as it is told to who calls it. */
export interface Deprecation extends Ending {
  /** By it, `node --disable-warning=…` leaves the warning out. */
  readonly code: 'PLATFORM_SUNSET';
  readonly message: string;
  /** Since when the server calls it deprecated: `Deprecation` (RFC 9745). */
  readonly deprecatedSince?: Date;
  /** When the server says that it ends: `Sunset` (RFC 8594). */
  readonly endsAt?: Date;
}

/** Told once that an interface ends. What it throws is an uncaught error, and fails no call. */
export type OnDeprecation = (deprecation: Deprecation) => void;

interface MayWarn {
  process?: { emitWarning?: (message: string, options: { type: string; code: string }) => void };
}

/** A warning of Node; a browser has no place for it. */
const warn: OnDeprecation = ({ message, code }) =>
  (globalThis as MayWarn).process?.emitWarning?.(message, { type: 'DeprecationWarning', code });

/** What each listener was told in this process. */
const told = new WeakMap<OnDeprecation, Set<string>>();

/**
 * Tells a listener that an interface ends, unless it was told before.
 *
 * @param headers - of an answer of the interface
 */
export function tellOnce(ending: Ending, headers: Headers, onDeprecation: OnDeprecation = warn): void {
  const interfaces = told.get(onDeprecation) ?? new Set();
  if (interfaces.has(ending.interface)) return;
  told.set(onDeprecation, interfaces.add(ending.interface));
  try {
    onDeprecation(deprecationOf(ending, headers));
  } catch (error) {
    // The call goes on: a listener that throws is an uncaught error, as it is of an event.
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** That an interface ends, as its contract says, and the headers of an answer. */
export function deprecationOf(ending: Ending, headers: Headers): Deprecation {
  const endsAt = announcedEnd(headers);
  const since = /^@(\d{1,12})$/.exec(headers.get('Deprecation')?.trim() ?? '')?.[1];
  const says = endsAt === undefined ? '' : `, and the server says that it ends on ${endsAt.toUTCString()}`;
  return {
    ...ending,
    code: 'PLATFORM_SUNSET',
    message:
      `The last day of ${ending.interface} is ${ending.sunset}${says}: use ${ending.successors.join(' and ')}. ` +
      'platform-contracts/migration says what takes the place of each call.',
    ...(since !== undefined && { deprecatedSince: new Date(Number(since) * 1000) }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

/** When an answer says that its interface ends. */
export function announcedEnd(headers: Headers): Date | undefined {
  const ms = httpDate(headers.get('Sunset'));
  return Number.isNaN(ms) ? undefined : new Date(ms);
}

/** The moment that a date of HTTP names, in milliseconds since 1970; `Date.parse` alone finds a date in almost any text. */
export function httpDate(text: string | null): number {
  return text !== null && /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(text.trim()) ? Date.parse(text) : NaN;
}
