import { gzipSync } from 'node:zlib';
import { decompress } from '../../conformance/engine/decompress.ts';
import { textOf } from '../../conformance/engine/charset.ts';
import { fitOf, responseContract } from '../../conformance/engine/contract/fit.ts';
import { answerOf } from '../../conformance/engine/answer.ts';
import { createRedactor } from '../../conformance/engine/redact.ts';
import { controlsIn } from '../../conformance/rules/session/steps/login-box.ts';
import { REPORT_FORMATS } from '../../conformance/cli/report-formats.ts';
import { WRITERS } from '../../conformance/cli/reports.ts';
import { exchangeOf, reportOf, resultOf } from '../../conformance/reporters/report.fixture.ts';
import { timed } from '../rounds.ts';

const KIBIBYTE = 1024;
const SECRETS = Array.from({ length: 14 }, (_, index) => `credential-${index}/+=&ü-${'x'.repeat(index)}`);

const repeated = (piece: string, kibibytes: number) => piece.repeat((kibibytes * KIBIBYTE) / piece.length);

/** Redacts a body of escaped JSON. Returns milliseconds. */
export function redacting(kibibytes: number): Promise<number> {
  const { text } = createRedactor(SECRETS);
  const body = repeated('{"name":"M\\u00fcller \\u0026 S\\u00f6hne","url":"http:\\/\\/h.example\\/a?b=c"},', kibibytes);
  return timed(async () => void text(body));
}

/** Learns the tokens of a body. Returns milliseconds. */
export function learning(kibibytes: number): Promise<number> {
  const redactor = createRedactor(SECRETS);
  const piece = '{"access_token":"opaque-token-number-';
  const body = Array.from(
    { length: (kibibytes * KIBIBYTE) / (piece.length + 10) },
    (_, index) => `${piece}${String(index).padStart(7, '0')}"},`,
  ).join('');
  return timed(async () => redactor.learnFrom({ headers: [], body }));
}

/** Counts the controls of a page whose tags, comments and attributes are never closed. Returns milliseconds. */
export function readingPages(kibibytes: number): Promise<number> {
  const page = repeated('<div><input <a b="c', kibibytes);
  return timed(async () => void controlsIn(page));
}

/** Decompresses and decodes a body. Returns milliseconds. */
export async function decoding(kibibytes: number): Promise<number> {
  const body = gzipSync(Buffer.from(repeated('Grüße an alle. ', kibibytes), 'latin1'));
  return timed(async () => {
    const bytes = await decompress(body, 'gzip', 64 * KIBIBYTE * KIBIBYTE);
    textOf(bytes, 'text/plain; charset=iso-8859-1');
  });
}

/** Validates a list in which no entry fits the schema. Returns milliseconds. */
export async function checkingSchemas(kibibytes: number): Promise<number> {
  const contract = await responseContract('partner');
  const body = `[${repeated('{"id":4711},', kibibytes)}{}]`;
  const answer = answerOf(
    'http://h.example',
    { status: 200, headers: [['Content-Type', 'application/json']], body },
    0,
  );
  return timed(async () => {
    if (fitOf(contract, 'GET /partner/{PartnerId}/administrierbare', answer) === undefined)
      throw new Error('The contract says nothing of the list.');
  });
}

/** Writes a report of an exchange with a long body in every format. Returns milliseconds. */
export function writingBodies(kibibytes: number): Promise<number> {
  const { response, ...exchange } = exchangeOf();
  const body = repeated('<p>ä\u0001\\"', kibibytes);
  const report = reportOf([resultOf({ status: 'failed', shownBy: 0, exchanges: [0] })], {
    exchanges: response === undefined ? [] : [{ ...exchange, response: { ...response, body } }],
  });
  return timed(async () => {
    for (const format of REPORT_FORMATS) WRITERS[format](report);
  });
}
