/** The end of an interface. */
export interface Ending {
  readonly interface: string;
  /** Last day according to the contract. */
  readonly sunset: string;
  /** Interfaces that replace it. */
  readonly successors: readonly string[];
}

/** Notice to a caller that an interface ends. */
export interface Deprecation extends Ending {
  /** Code for `node --disable-warning=…`. */
  readonly code: 'PLATFORM_SUNSET';
  readonly message: string;
  /** Date from the header `Deprecation` (RFC 9745). */
  readonly deprecatedSince?: Date;
  /** Date from the header `Sunset` (RFC 8594). */
  readonly endsAt?: Date;
}

/** Called once if an interface ends. An error that it throws is uncaught, and fails no call. */
export type OnDeprecation = (deprecation: Deprecation) => void;

interface MayWarn {
  process?: { emitWarning?: (message: string, options: { type: string; code: string }) => void };
}

/** Emits a warning in Node; does nothing in a browser. */
const warn: OnDeprecation = ({ message, code }) =>
  (globalThis as MayWarn).process?.emitWarning?.(message, { type: 'DeprecationWarning', code });

/** Interfaces that each listener was already told about. */
const notified = new WeakMap<OnDeprecation, Set<string>>();

/**
 * Tells a listener that an interface ends, once per process.
 *
 * @param headers - of a response of the interface
 */
export function tellOnce(ending: Ending, headers: Headers, onDeprecation: OnDeprecation = warn): void {
  const interfaces = notified.get(onDeprecation) ?? new Set();
  if (interfaces.has(ending.interface)) return;
  notified.set(onDeprecation, interfaces.add(ending.interface));
  try {
    onDeprecation(deprecationOf(ending, headers));
  } catch (error) {
    // The call continues; the error becomes uncaught, as with an event listener.
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** The notice, from the contract and the headers of a response. */
export function deprecationOf(ending: Ending, headers: Headers): Deprecation {
  const endsAt = announcedEnd(headers);
  const since = /^@(\d{1,12})$/.exec(headers.get('Deprecation')?.trim() ?? '')?.[1];
  const serverEnd = endsAt === undefined ? '' : `, and the server says that it ends on ${endsAt.toUTCString()}`;
  return {
    ...ending,
    code: 'PLATFORM_SUNSET',
    message:
      `The last day of ${ending.interface} is ${ending.sunset}${serverEnd}: use ${ending.successors.join(' and ')}. ` +
      'platform-contracts/migration says what takes the place of each call.',
    ...(since !== undefined && { deprecatedSince: new Date(Number(since) * 1000) }),
    ...(endsAt !== undefined && { endsAt }),
  };
}

/** The date in the header `Sunset` of a response. */
export function announcedEnd(headers: Headers): Date | undefined {
  const ms = httpDate(headers.get('Sunset'));
  return Number.isNaN(ms) ? undefined : new Date(ms);
}

/** An HTTP date in milliseconds since 1970, or NaN. `Date.parse` alone finds a date in almost any text. */
export function httpDate(text: string | null): number {
  return text !== null && /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(text.trim()) ? Date.parse(text) : NaN;
}
