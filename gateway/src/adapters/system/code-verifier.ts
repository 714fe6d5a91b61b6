import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { publicKeyPattern } from '../../../../contract/gate/gate';
import type { CodeVerifier } from '../../ports/gates';

/** The bytes of one coordinate of P-256. */
const coordinate = 32;

/** The key of an uncompressed point; null where it is not on the curve. */
const keyOf = (publicKey: string): KeyObject | null => {
  if (!publicKeyPattern.test(publicKey)) return null;
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number): string => point.subarray(from, from + coordinate).toString('base64url');
  try {
    return createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(1 + coordinate) },
      format: 'jwk',
    });
  } catch {
    return null;
  }
};

/** ECDSA over P-256 with SHA-256, as browsers sign. */
export const codeVerifier: CodeVerifier = {
  isKey: (publicKey) => keyOf(publicKey) !== null,
  verify: (publicKey, text, signature) => {
    const key = keyOf(publicKey);
    return (
      key !== null &&
      verify(
        'sha256',
        Buffer.from(text),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    );
  },
};
