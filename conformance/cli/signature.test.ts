import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compactVerify } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../engine/report.ts';
import { newFolder, run } from './cli.fixture.ts';
import { createSigner, signatureFile, verifySignature } from './signature.ts';

const folder = newFolder();
const path = (name: string) => join(folder, name);
const saved = (name: string, text: string | Buffer) => {
  writeFileSync(path(name), text);
  return path(name);
};

const pem = (key: KeyObject) => String(key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }));
const jwk = (key: KeyObject) => JSON.stringify(key.export({ format: 'jwk' }));

/** The files of a key pair. */
function pair(
  name: string,
  { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject },
  write: (key: KeyObject) => string | Buffer = pem,
) {
  return { own: saved(`${name}.key`, write(privateKey)), known: saved(`${name}.pub`, write(publicKey)) };
}
const ed25519 = pair('ed25519', generateKeyPairSync('ed25519'));
const other = pair('other', generateKeyPairSync('ed25519'));
const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve });

describe('a signature', () => {
  it.each([
    ['Ed25519 as PEM', ed25519],
    ['Ed25519 as JWK', pair('ed25519-jwk', generateKeyPairSync('ed25519'), jwk)],
    ['a JWK with a byte order mark', pair('bom', generateKeyPairSync('ed25519'), (key) => `\uFEFF${jwk(key)}`)],
    [
      'PEM with a comment in Latin-1',
      pair('latin1', generateKeyPairSync('ed25519'), (key) => Buffer.from(`Schlüssel\n${pem(key)}`, 'latin1')),
    ],
    ['P-256 as JWK', pair('p256', ec('P-256'), jwk)],
    ['P-384 as PEM', pair('p384', ec('P-384'))],
    ['P-521 as PEM', pair('p521', ec('P-521'))],
    ['RSA as PEM', pair('rsa', generateKeyPairSync('rsa', { modulusLength: 2048 }))],
  ])('verifies, but not after changing the report: %s', async (_, { own, known }) => {
    const report = path('text.json');
    writeFileSync(signatureFile(report), await (await createSigner(own))('ä text'));
    await verifySignature(report, Buffer.from('ä text'), known);
    await expect(verifySignature(report, Buffer.from('a text'), known)).rejects.toThrow(
      `${report}: its signature in ${report}.jws does not verify: the report was changed`,
    );
  });

  it('is a detached JWS that any library verifies', async () => {
    const [header, payload, signature] = (await (await createSigner(ed25519.own))('text')).trim().split('.');
    expect(payload).toBe('');
    const whole = [header, Buffer.from('text').toString('base64url'), signature].join('.');
    const key = await crypto.subtle.importKey(
      'spki',
      Buffer.from(readFileSync(ed25519.known, 'utf8').split('\n').slice(1, -2).join(''), 'base64'),
      'Ed25519',
      false,
      ['verify'],
    );
    expect((await compactVerify(whole, key)).protectedHeader).toEqual({ alg: 'EdDSA' });
  });
});

describe('reports from elsewhere', () => {
  const shards = ['1.json', '2.json'].map(path);
  const report = path('signed.json');

  beforeAll(async () => {
    const signed = ['--sign', ed25519.own, '--report'];
    await run(['run', '--interface', 'login', ...signed, `json=${report}`]);
    for (const [index, file] of shards.entries()) {
      const shard = ['--shard', `${index + 1}/2`, '--evidence', 'failures'];
      await run(['run', '--interface', 'login,session', ...shard, ...signed, `json=${file}`]);
    }
  });

  it('are accepted if the owner of the key signed them', async () => {
    expect((await run(['replay', report, '--verify', ed25519.known])).code).toBe(0);
    const merged = path('merged.json');
    const { code } = await run(['merge', ...shards, '--verify', ed25519.known, '--report', `json=${merged}`]);
    expect(code).toBe(0);
    expect(existsSync(signatureFile(merged))).toBe(false);
    expect((JSON.parse(readFileSync(merged, 'utf8')) as Report).evidence).toBe('failures');
  });

  it('are trusted less without a signature and with the evidence of failures only', async () => {
    const merged = await run(['merge', ...shards]);
    expect(merged.stderr).toContain('1.json: holds the evidence of failures only');
    const replayed = await run(['replay', shards[0] ?? '', '--verify', ed25519.known]);
    expect(replayed.stderr).toContain('holds the evidence of failures only');
    expect([merged.code, replayed.code]).toEqual([2, 2]);
  });

  it.each<[string, () => string[], string]>([
    ['another key', () => ['replay', report, '--verify', other.known], 'or another key than that of'],
    ['a key of another kind', () => ['replay', report, '--verify', path('p256.pub')], 'or another key than that of'],
    ['a private key', () => ['replay', report, '--verify', ed25519.own], 'holds a private key. Name the public key'],
    [
      'a shared secret',
      () => ['replay', report, '--verify', saved('oct', '{"kty":"oct","k":"AAAA"}')],
      'holds no key that can be read',
    ],
    ['what is no key', () => ['replay', report, '--verify', report], 'holds no key that can be read'],
    [
      'a key in UTF-16',
      () => [
        'replay',
        report,
        '--verify',
        saved('utf16.pub', Buffer.from('\uFEFF-----BEGIN PUBLIC KEY-----', 'utf16le')),
      ],
      'it is not in UTF-8, so save it in this encoding',
    ],
    ['a missing key', () => ['replay', report, '--verify', path('none')], 'cannot be read: there is no such file'],
    [
      'no signature',
      () => ['replay', saved('unsigned.json', readFileSync(report, 'utf8')), '--verify', ed25519.known],
      'unsigned.json is not signed: sign it where it is made with run --sign KEYFILE.',
    ],
    [
      'a file that is not a signature',
      () => {
        const file = saved('odd.json', readFileSync(report, 'utf8'));
        writeFileSync(signatureFile(file), 'a.b.c');
        return ['replay', file, '--verify', ed25519.known];
      },
      'is not a detached JWS',
    ],
    [
      'one changed byte',
      () => {
        const file = saved('changed.json', `${readFileSync(report, 'utf8')} `);
        writeFileSync(signatureFile(file), readFileSync(signatureFile(report)));
        return ['replay', file, '--verify', ed25519.known];
      },
      'does not verify',
    ],
    [
      'a shard that is not signed',
      () => ['merge', shards[0] ?? '', path('unsigned.json'), '--verify', ed25519.known],
      'is not signed',
    ],
    [
      'to sign with a public key',
      () => ['run', '--report', `json=${path('x.json')}`, '--sign', ed25519.known],
      'holds no private key',
    ],
    [
      'to sign with a key for something else',
      () => [
        'run',
        '--report',
        `json=${path('x.json')}`,
        '--sign',
        saved('x25519', pem(generateKeyPairSync('x25519').privateKey)),
      ],
      'holds a key of the type x25519',
    ],
    [
      'to sign with a key that is too short',
      () => [
        'run',
        '--report',
        `json=${path('x.json')}`,
        '--sign',
        saved('short', pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)),
      ],
      'cannot sign',
    ],
    [
      'to sign nothing',
      () => ['run', '--report', `html=${path('x.html')}`, '--sign', ed25519.own],
      'Name its file with --report json=FILE',
    ],
  ])('are refused with exit code 2: %s', async (_, args, message) => {
    const { code, stdout, stderr } = await run(args());
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
    expect([code, stdout]).toEqual([2, '']);
  });
});
