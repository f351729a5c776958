import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { compactVerify, CompactSign, errors } from 'jose';
import { isObject, parseJson } from '../json.ts';
import { messageOf } from '../message-of.ts';
import { readPem, readText, UsageError } from './usage-error.ts';

/** Signs a text with the key of the operator: a detached JWS in one line, without its payload (RFC 7515, appendix F). */
export type Sign = (text: string) => Promise<string>;

const KEYS = 'a key for Ed25519, for ECDSA with P-256, P-384 or P-521, or for RSA, as JWK or PEM';
/** JWS algorithms by the curve of the key, or by its type if the type has no choice of curves. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  ed25519: 'EdDSA',
  rsa: 'PS256',
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
};

/** The file of a report's signature. */
export function signatureFile(report: string): string {
  return `${report}.jws`;
}

/**
 * Reads the private key that signs reports.
 *
 * @throws UsageError when the file cannot be read or holds no such key
 */
export async function createSigner(file: string): Promise<Sign> {
  const { key, algorithm: alg } = keyOf('--sign', file);
  const sign: Sign = async (signed) => {
    const jws = await new CompactSign(Buffer.from(signed)).setProtectedHeader({ alg }).sign(key);
    const [header = '', , signature = ''] = jws.split('.');
    return `${header}..${signature}\n`;
  };
  // Some keys fail only when signing, such as an RSA key that is too short.
  await sign('').catch((error: unknown) => {
    throw new UsageError(`--sign ${file}: cannot sign: ${messageOf(error)}. Name ${KEYS}.`);
  });
  return sign;
}

/**
 * Verifies the signature of a report.
 *
 * @param report - file of the report; `signatureFile` names that of its signature
 * @param bytes - content of the report
 * @param keyFile - file of the public key
 * @throws UsageError when the signature is missing or does not verify
 */
export async function verifySignature(report: string, bytes: Buffer, keyFile: string): Promise<void> {
  const { key, algorithm } = keyOf('--verify', keyFile);
  const file = signatureFile(report);
  const notSigned = `${report} is not signed: sign it where it is made with run --sign KEYFILE.`;
  const [header, payload, signature, ...more] = readText(file, notSigned).trim().split('.');
  if (header === undefined || payload !== '' || signature === undefined || more.length > 0) {
    throw new UsageError(`${file}: is not a detached JWS, as run --sign KEYFILE writes it.`);
  }
  try {
    await compactVerify([header, bytes.toString('base64url'), signature].join('.'), key, { algorithms: [algorithm] });
  } catch (error) {
    const why =
      error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed
        ? `the report was changed after it was signed, or another key than that of ${keyFile} signed it`
        : messageOf(error);
    throw new UsageError(
      `${report}: its signature in ${file} does not verify: ${why}. Get both files again from whoever made them.`,
    );
  }
}

/**
 * Reads the private key that signs reports, or the public key that they must be signed with.
 *
 * @returns the key with its JWS algorithm
 * @throws UsageError when the file cannot be read or holds no such key
 */
export function keyOf(option: '--sign' | '--verify', file: string): { key: KeyObject; algorithm: string } {
  const text = readPem(file, `Name ${KEYS}.`, `${option} ${file}`);
  const value = parseJson(text);
  const jwk = isObject(value) ? value : undefined;
  const isPrivate = text.includes('PRIVATE KEY') || jwk?.['d'] !== undefined;
  if (option === '--sign' && !isPrivate) {
    throw new UsageError(`--sign ${file}: holds no private key. Name ${KEYS}.`);
  }
  if (option === '--verify' && isPrivate) {
    throw new UsageError(`--verify ${file}: holds a private key. Name the public key, and keep this one secret.`);
  }
  const create = option === '--sign' ? createPrivateKey : createPublicKey;
  let key: KeyObject;
  try {
    key = create(jwk === undefined ? text : { key: jwk, format: 'jwk' });
  } catch (error) {
    throw new UsageError(`${option} ${file}: holds no key that can be read: ${messageOf(error)}. Name ${KEYS}.`);
  }
  const type = String(key.asymmetricKeyType);
  const algorithm = ALGORITHMS[key.asymmetricKeyDetails?.namedCurve ?? type];
  if (algorithm === undefined) {
    throw new UsageError(`${option} ${file}: holds a key of the type ${type}. Name ${KEYS}.`);
  }
  return { key, algorithm };
}
