import type { Host } from '../../generated/platform.ts';
import { decode } from '../engine/decode.ts';
import { SHORTEST_PART } from '../engine/encodings.ts';
import { createRedactor, secretsIn } from '../engine/redact.ts';
import type { WireResponse } from '../engine/transport.ts';
import { isObject, type JsonObject } from '../json.ts';

/** Headers in their original order. */
export type Headers = readonly (readonly [name: string, value: string])[];

/** A recorded call. */
export interface RecordedCall {
  /** Its place in the file, from 1. */
  number: number;
  method: string;
  /** Host and port; absent if the record has none. */
  authority?: string;
  /** The path without the query. */
  path: string;
  /** 0 if there was no response. */
  status: number;
  /** The request headers. */
  headers: Headers;
  /** The caller, as far as the record names it: a consumer of the gateway, or a user agent. */
  caller?: string;
  /** The response; absent if the record does not have it. */
  answer?: () => Promise<WireResponse | undefined>;
  /** Whether the record has only the beginning of the body. */
  isCut?: boolean;
}

/** A record without a call, and why it has none. */
export interface Unread {
  number: number;
  why: string;
}

/** URLs of hosts; a host may have several. */
export type Targets = readonly (readonly [host: Host, url: string])[];

/** The content of a file of recorded traffic. */
export interface Traffic {
  /** The URLs of the hosts, if the file has them. */
  targets?: Targets;
  /** Whether it has response bodies. */
  hasBodies: boolean;
  /** Reads it from the beginning. */
  records(): AsyncIterable<RecordedCall | Unread> | Iterable<RecordedCall | Unread>;
}

/** A file without traffic; the message has the reason and the remedy. */
export class TrafficError extends Error {
  override readonly name = 'TrafficError';
}

/** Splits the URL of a record, absolute or only a path; undefined if it is neither. */
export function addressOf(url: string): Pick<RecordedCall, 'authority' | 'path'> | undefined {
  if (URL.canParse(url)) {
    const { protocol, host, pathname } = new URL(url);
    return /^https?:$/.test(protocol) ? { authority: host, path: pathname } : undefined;
  }
  return url.startsWith('/') ? { path: url.split(/[?#]/, 1)[0] ?? '' } : undefined;
}

/** An HTTP status; 0 for any other value. */
export function statusIn(value: unknown): number {
  const status = Number(value);
  return Number.isInteger(status) && status >= 100 && status <= 599 ? status : 0;
}

/** An object that is a member of another one; empty if there is none. */
export function memberOf(value: unknown, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

/** Texts from calls that are shown without secrets. */
export interface Shown {
  /** Adds a text from a call. */
  note(text: string, call: RecordedCall, answer?: WireResponse): void;
  /** An added text, without the credentials of all calls that had it, the tokens in their responses, and all that looks like a secret. */
  of(text: string): string;
}

/** Creates an empty collection of texts. */
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

/** Whether a text is long enough for an encoded secret, or has a part of a token. A quick test, since a log has many secrets. */
const mayHold = (text: string, secret: string): boolean =>
  decode(secret).length <= 2 * text.length ||
  secret.split('.').some((part) => part.length >= SHORTEST_PART && text.includes(part));
