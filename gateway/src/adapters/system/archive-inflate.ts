import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';
import type { ArchiveInflate } from '../../ports/archive-inflate';

const inflated = promisify(inflateRaw);

/** Unpacks on the thread pool of Node.js; a measured file is never held as a whole. */
export const archiveInflate: ArchiveInflate = {
  measure: (packed, most) =>
    new Promise((resolve) => {
      const stream = createInflateRaw();
      let size = 0;
      const end = (answer: number | null): void => {
        stream.destroy();
        resolve(answer);
      };
      stream.on('data', (part: Uint8Array) => {
        size += part.byteLength;
        if (size > most) end(null);
      });
      stream.on('end', () => end(size));
      stream.on('error', () => end(null));
      stream.end(packed);
    }),
  unpack: async (packed, most) => {
    try {
      return await inflated(packed, { maxOutputLength: Math.max(1, most) });
    } catch {
      return null;
    }
  },
};
