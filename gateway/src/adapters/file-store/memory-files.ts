import { fileOf, partWithin } from '../../ports/file-reading';
import type { FileStore } from '../../ports/file-store';
import { NoRoom } from '../../ports/storage-fault';

/** Files of a gateway that keeps nothing. */
export const memoryFiles = (allows: () => boolean): FileStore => {
  const files = new Map<string, { readonly content: Uint8Array; readonly at: number }>();
  return {
    put: (name, content, at) => {
      if (!allows()) return Promise.reject(new NoRoom());
      files.set(name, { content, at });
      return Promise.resolve();
    },
    open: (name) => {
      const content = files.get(name)?.content;
      return Promise.resolve(content === undefined ? null : fileOf(content));
    },
    openPart: (name, wanted) => {
      const content = files.get(name)?.content;
      if (content === undefined) return Promise.resolve(null);
      const size = content.byteLength;
      const part = partWithin(wanted, size);
      if (part === null) return Promise.resolve({ size, part });
      const { body } = fileOf(content.subarray(part.from, part.to + 1));
      return Promise.resolve({ size, part: { ...part, body } });
    },
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
    olderThan: (moment) =>
      Promise.resolve([...files].filter(([, { at }]) => at < moment).map(([name]) => name)),
  };
};
