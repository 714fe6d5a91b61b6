import { readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Who holds a folder, as it is noted there. */
export interface Holder {
  readonly pid: number;
  readonly since: string;
  /** The kernel that serves its socket; empty where that is unknown. */
  readonly kernel: string;
}

/** Unix sockets have short names; in a deeper folder a dead holder is known by its silence alone. */
const longestPath = 100;

/** This start of this machine; containers on it have the same. */
const ownKernel = (): Promise<string> =>
  readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
    (text) => text.trim(),
    () => '',
  );

/** Connects to the other end; a socket whose process has ended refuses at once. */
const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(path);
    const settle = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });

const serve = (path: string): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen(path, () => resolve(server));
    server.unref();
  });

export interface HolderNote {
  readonly read: () => Promise<Holder | null>;
  /**
   * Whether the holder is still there. The number of its process says nothing (containers give the same one again),
   * its socket does: the kernel closes it with the process. What another kernel serves cannot be asked ('elsewhere',
   * which a start of the machine is too), nor one that has no socket ('untold').
   */
  readonly standing: (holder: Holder) => Promise<'holds' | 'gone' | 'elsewhere' | 'untold'>;
  /** Notes this process as the holder; the answer takes the note away. */
  readonly write: () => Promise<() => Promise<void>>;
}

/** The note in a folder that says who holds it, with the socket by which that is proved. */
export const holderNote = (folder: string): HolderNote => {
  const [note, path] = [join(folder, 'holder.txt'), join(folder, 'holder.sock')];
  return {
    read: async () => {
      const text = await readFile(note, 'utf8').catch(() => '');
      const [pid, since, kernel = ''] = text.split('\n');
      return since === undefined ? null : { pid: Number(pid), since, kernel };
    },
    standing: async ({ kernel }) => {
      if (kernel === '') return 'untold';
      if (kernel !== (await ownKernel())) return 'elsewhere';
      return (await isAnswered(path)) ? 'holds' : 'gone';
    },
    write: async () => {
      await rm(path, { force: true });
      const server = Buffer.byteLength(path) > longestPath ? null : await serve(path);
      const kernel = server === null ? '' : await ownKernel();
      const lines = [process.pid, new Date().toISOString(), kernel, ''];
      await writeFile(note, lines.join('\n'), { mode: 0o600 });
      return async () => {
        await rm(note, { force: true });
        await new Promise<void>((resolve) => {
          if (server === null) resolve();
          else server.close(() => resolve());
        });
        await rm(path, { force: true });
      };
    },
  };
};
