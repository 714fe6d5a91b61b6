import { createHash } from 'node:crypto';
import type { Digest } from '../../ports/digest';

export const sha256Digest: Digest = (content) => createHash('sha256').update(content).digest('hex');
