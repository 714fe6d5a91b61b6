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
    get: (name) => Promise.resolve(files.get(name)?.content ?? null),
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
    olderThan: (moment) =>
      Promise.resolve([...files].filter(([, { at }]) => at < moment).map(([name]) => name)),
  };
};
