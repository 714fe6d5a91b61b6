import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeSignatures, SignedParts } from '../../ports/notice-signatures';

/** HMAC-SHA256 over the three lines time, nonce and body, in base64. */
export const hmacSignatures = (key: Uint8Array): NoticeSignatures => {
  const digest = ({ timestamp, nonce, body }: SignedParts): Buffer =>
    createHmac('sha256', key).update(`${timestamp}\n${nonce}\n${body}\n`).digest();
  return {
    sign: (parts) => digest(parts).toString('base64'),
    matches: (parts, signature) => {
      const [own, given] = [digest(parts), Buffer.from(signature, 'base64')];
      return own.length === given.length && timingSafeEqual(own, given);
    },
  };
};
