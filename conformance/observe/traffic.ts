import type { Host } from '../../generated/platform.ts';
import { decode } from '../engine/decode.ts';
import { SHORTEST_PART } from '../engine/encodings.ts';
import { createRedactor, secretsIn } from '../engine/redact.ts';
import type { WireResponse } from '../engine/transport.ts';
import { isObject, type JsonObject } from '../json.ts';

/** Headers in the order in which they came. */
export type Headers = readonly (readonly [name: string, value: string])[];

/** A call as somebody recorded it. */
export interface RecordedCall {
  /** Its place in the file, from 1. */
  number: number;
  method: string;
  /** Host and port; absent where the record does not say. */
  authority?: string;
  /** Without the query. */
  path: string;
  /** 0 where there was no answer. */
  status: number;
  /** Those of the request. */
  headers: Headers;
  /** Who called, as far as the record tells: a consumer of the gateway, a user agent. */
  caller?: string;
  /** The answer as it was sent; absent where the record does not hold it, or not in a readable form. */
  answer?: () => Promise<WireResponse | undefined>;
  /** Whether the record holds only the beginning of the body. */
  isCut?: boolean;
}

/** A record that names no call, and why not. */
export interface Unread {
  number: number;
  why: string;
}

/** Where hosts are; one may be at several addresses. */
export type Targets = readonly (readonly [host: Host, url: string])[];

/** What a file holds. */
export interface Traffic {
  /** Where the hosts are, if the file itself says so. */
  targets?: Targets;
  /** Whether it keeps what was answered. */
  hasBodies: boolean;
  /** Reads it from its beginning. */
  records(): AsyncIterable<RecordedCall | Unread> | Iterable<RecordedCall | Unread>;
}

/** A file that holds no traffic; the message says why, and what to do. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}

/** What a record says of the address that was asked: absolute, or a path. */
export function addressOf(url: string): Pick<RecordedCall, 'authority' | 'path'> | undefined {
  if (URL.canParse(url)) {
    const { protocol, host, pathname } = new URL(url);
    return /^https?:$/.test(protocol) ? { authority: host, path: pathname } : undefined;
  }
  return url.startsWith('/') ? { path: url.split(/[?#]/, 1)[0] ?? '' } : undefined;
}

/** A status, 0 where none is told. */
export function statusIn(value: unknown): number {
  const status = Number(value);
  return Number.isInteger(status) && status >= 100 && status <= 599 ? status : 0;
}

/** An object that stands in another one; empty where it does not. */
export function memberOf(value: unknown, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

/** What may be shown of texts that calls bring. */
export interface Shown {
  /** Keeps a text that a call brought. */
  note(text: string, call: RecordedCall, answer?: WireResponse): void;
  /**
   * A text that was noted, without the credentials of every call that brought it, the tokens of their answers, and all that looks like a
   * secret.
   */
  of(text: string): string;
}

/** Starts keeping texts that are to be shown. */
export function createShown(): Shown {
  const kept = new Map<string, { shown: string; without: Set<string> }>();
  return {
    note: (text, { headers }, answer) => {
      const before = kept.get(text);
      const { shown, without } = before ?? { shown: text, without: new Set() };
      const secrets = secretsIn(headers).filter((secret) => !without.has(secret) && mayHold(text, secret));
      if (before !== undefined && secrets.length === 0 && answer === undefined) return;
      const redactor = createRedactor(secrets);
      if (answer !== undefined) redactor.learnFrom(answer);
      for (const secret of secrets) without.add(secret);
      kept.set(text, { shown: redactor.text(shown), without });
    },
    of: (text) => kept.get(text)?.shown ?? '',
  };
}

/** Whether there is room for a secret, however it is written, or a part of a token is there. A log has many, and each takes time. */
const mayHold = (text: string, secret: string): boolean =>
  decode(secret).length <= 2 * text.length ||
  secret.split('.').some((part) => part.length >= SHORTEST_PART && text.includes(part));
