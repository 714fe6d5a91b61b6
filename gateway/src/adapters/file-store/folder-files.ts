import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports/file-store';
import { NoRoom } from '../../ports/storage-fault';
import { codeOf } from '../system/code-of';

const noRoomCodes = ['ENOSPC', 'EDQUOT'];

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
};

/** Files in a folder, which only this user of the machine may read. `allows` says whether there is room to write. */
export const folderFiles = (folder: string, allows: () => boolean): FileStore => ({
  put: async (name, content, at) => {
    if (!allows()) throw new NoRoom();
    const place = join(folder, name);
    const draft = `${place}.new`;
    try {
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await writeFile(draft, content, { mode: 0o600 });
      await utimes(draft, at / 1_000, at / 1_000);
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      throw noRoomCodes.includes(codeOf(error)) ? new NoRoom({ cause: error }) : error;
    }
  },
  get: async (name) => {
    const content = await readFile(join(folder, name)).catch(unlessMissing);
    return content === null ? null : new Uint8Array(content);
  },
  remove: (name) => rm(join(folder, name), { force: true }),
  olderThan: async (moment) => {
    const kinds = (await readdir(folder).catch(unlessMissing)) ?? [];
    const names = await Promise.all(
      kinds.map(async (kind) => (await readdir(join(folder, kind))).map((id) => `${kind}/${id}`)),
    );
    const old: string[] = [];
    for (const name of names.flat()) {
      const found = await stat(join(folder, name)).catch(unlessMissing);
      if (found !== null && found.mtimeMs < moment) old.push(name);
    }
    return old;
  },
});
