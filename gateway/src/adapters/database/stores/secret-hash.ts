import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, for secrets that are random themselves (tokens, tickets): no salt is needed. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
