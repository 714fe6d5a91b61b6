import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { partWithin } from '../../ports/file-reading';
import type { ByteRange, FileStore, FileStream } from '../../ports/file-store';
import { NoRoom } from '../../ports/storage-fault';
import { codeOf } from '../system/code-of';
import { checkedBody, type ReadNeeds } from './checked-body';

/** How much of a file is read at once, in bytes. */
const pieceBytes = 64 * 1024;

const noRoomCodes = ['ENOSPC', 'EDQUOT'];

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
};

/** The bytes of an open file from `from` to `to`; the file is closed when they are taken, or cancelled. */
const bodyOf = (file: FileHandle, { from, to }: ByteRange, needs: ReadNeeds): FileStream => {
  let at = from;
  const next = async (): Promise<Uint8Array | null> => {
    const piece = new Uint8Array(Math.min(pieceBytes, to + 1 - at));
    const { bytesRead } = await file.read(piece, 0, piece.byteLength, at);
    at += bytesRead;
    return bytesRead === 0 ? null : piece.subarray(0, bytesRead);
  };
  const source = { next, end: () => void file.close().catch(needs.broken) };
  return checkedBody(source, { length: to + 1 - from, digest: null }, needs);
};

/** What `read` makes of a file and its size; the file stays open for the body that it answers. */
const withOpen = async <A>(path: string, read: (file: FileHandle, size: number) => A): Promise<A | null> => {
  const file = await open(path).catch(unlessMissing);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    return read(file, size);
  } catch (error) {
    await file.close();
    throw error;
  }
};

/** Files in a folder, which only this user of the machine may read. `allows` says whether there is room to write. */
export const folderFiles = (folder: string, allows: () => boolean, needs: ReadNeeds): FileStore => ({
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
  open: (name) =>
    withOpen(join(folder, name), (file, size) => ({
      size,
      body: bodyOf(file, { from: 0, to: size - 1 }, needs),
    })),
  openPart: (name, wanted) =>
    withOpen(join(folder, name), (file, size) => {
      const part = partWithin(wanted, size);
      if (part === null) void file.close().catch(needs.broken);
      return { size, part: part === null ? null : { ...part, body: bodyOf(file, part, needs) } };
    }),
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
