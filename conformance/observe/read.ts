import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { isObject, parseJson } from '../json.ts';
import { callInLine } from './access-log.ts';
import { harTraffic } from './har.ts';
import { memberOf, TrafficError, type Traffic } from './traffic.ts';

/** Size of the beginning of a file for detecting its format, in bytes: lines of a log may be long. */
const BEGINNING = 1024 * 1024;
const IS_HAR = /^\s*\{\s*"log"\s*:\s*\{/;
const WANTED =
  'Name a HAR, as browsers, proxies and run --report har=FILE write it, or an access log with one JSON object a line.';

/**
 * Opens a file of recorded traffic. A HAR is kept in memory; an access log is read line by line, each time from the beginning.
 *
 * @throws TrafficError when it is neither, or the error of reading it
 */
export async function readTraffic(file: string): Promise<Traffic> {
  const start = await beginningOf(file);
  const isAt = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte);
  if (isAt(0x1f, 0x8b)) throw new TrafficError('is compressed: unpack it first (gunzip).');
  if (isAt(0xff, 0xfe) || isAt(0xfe, 0xff)) throw new TrafficError('is UTF-16: save it as UTF-8 first.');
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new TrafficError(`is empty. ${WANTED}`);
  if (!IS_HAR.test(text) && isLog(text)) {
    return {
      hasBodies: false,
      async *records() {
        let number = 0;
        for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
          number += 1;
          if (line.trim() !== '') yield callInLine(line.replace(/^\uFEFF/, ''), number);
        }
      },
    };
  }
  return harIn(await wholeText(file));
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const stat = await handle.stat();
    if (!stat.isFile() && !stat.isDirectory()) {
      throw new TrafficError('is not a regular file, and is read twice: save the traffic to a file first.');
    }
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Whether some line is a complete JSON object, and not a HAR. It need not be the first line: rotated logs may begin within a line, and
 * logs of containers with messages of the server.
 */
function isLog(text: string): boolean {
  const lines = text.trimStart().split('\n');
  if (/^[[{]\s*$/.test(lines[0] ?? '')) return false;
  const record = lines.map(parseJson).find(isObject);
  // Shippers of logs add a member `log`, too.
  return record !== undefined && !('entries' in memberOf(record, 'log'));
}

async function wholeText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return bytes.toString('utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new TrafficError('is too large to be read at once: record or export it in parts.');
  }
}

/** The traffic of a HAR; of a truncated one, that of its complete entries. */
function harIn(text: string): Traffic {
  const whole = parseJson(text);
  if (whole !== undefined) return harTraffic(whole);
  const kept = parseJson(`${text.slice(0, endOfEntries(text))}]}}`);
  if (kept === undefined) throw new TrafficError(`is not JSON, or breaks off. ${WANTED}`);
  const traffic = harTraffic(kept);
  return {
    ...traffic,
    async *records() {
      let number = 1;
      for await (const record of traffic.records()) {
        number = record.number + 1;
        yield record;
      }
      yield { number, why: 'no end: the file breaks off, or is no JSON from there on' };
    },
  };
}

/** The end of the last complete entry of a truncated HAR: `{"log":{"entries":[{…},{…}`. */
function endOfEntries(text: string): number {
  const entries = text.indexOf('"entries"');
  let end = 0;
  let depth = 0;
  let isText = false;
  // No regular expression: it would fail on strings of many megabytes.
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isText = !isText;
    else if (character === '\\') at += 1;
    else if (isText) continue;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (character === '}' && depth === 3 && at > entries) end = at + 1;
    }
  }
  return end;
}
