import { constants, inflateSync } from 'node:zlib';
import type { Inflate } from '../../domain/upload/pdf-active';

/** Of one stream, unpacked; bytes. */
const mostUnpacked = 8 * 1024 * 1024;

/** Unpacks deflated bytes at once; a truncated input gives the bytes that there are, as readers do. */
export const boundedInflate: Inflate = (packed) => {
  try {
    return inflateSync(packed, { maxOutputLength: mostUnpacked, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
};
