import { createHash } from 'node:crypto';
import type { Clock } from '../../ports/clock';
import type { FileStream } from '../../ports/file-store';
import { StorageUnavailable } from '../../ports/storage-fault';

/** Where the bytes come from. */
export interface ByteSource {
  /** The next bytes; null when there are no more. */
  readonly next: () => Promise<Uint8Array | null>;
  /** Gives up what the source holds: a file, a connection. Called once, also after the last bytes. */
  readonly end: () => void;
}

/** How long a read may wait, in milliseconds. */
export interface ReadDeadlines {
  /** For the next bytes of the source. */
  readonly sourceMs: number;
  /** For the reader to take the next bytes. */
  readonly readerMs: number;
}

/** The slowest client that a port keeps takes a piece of 64 KiB in 64 s, and may rest for 30 s before it (unsent.ts). */
export const usualReadDeadlines: ReadDeadlines = { sourceMs: 10_000, readerMs: 120_000 };

export interface ReadNeeds {
  readonly clock: Clock;
  readonly deadlines: ReadDeadlines;
  /** Called when a read ends because the store failed; a reader that goes away is no failure. */
  readonly broken: (error: unknown) => void;
}

interface Expected {
  /** In bytes. */
  readonly length: number;
  /** SHA-256 in hex; null where none is known, or where only a part is read. */
  readonly digest: string | null;
  /** Called when the digest was found right. */
  readonly proved?: () => void;
}

/**
 * The bytes of a source as they are taken, one piece at a time. The piece that completes the length waits until the
 * source has ended and the digest is right: a file that is not whole fails before its last bytes.
 */
export const checkedBody = (
  { next, end }: ByteSource,
  { length, digest, proved = () => undefined }: Expected,
  { clock, deadlines, broken }: ReadNeeds,
): FileStream => {
  const hash = digest === null ? null : createHash('sha256');
  let read = 0;
  let isOver = false;
  let stopWaiting = (): void => undefined;

  const over = (): void => {
    stopWaiting();
    if (!isOver) end();
    isOver = true;
  };

  const inTime = (): Promise<Uint8Array | null> =>
    new Promise<Uint8Array | null>((resolve, reject) => {
      stopWaiting = clock.after(deadlines.sourceMs, () =>
        reject(new StorageUnavailable('The store stopped in the middle of a file.')),
      );
      next().then(resolve, reject);
    }).finally(() => stopWaiting());

  const take = async (): Promise<Uint8Array | null> => {
    const piece = await inTime();
    read += piece?.byteLength ?? 0;
    if (read > length || (piece === null && read < length))
      throw new StorageUnavailable(`The store sent ${read} bytes of a file of ${length}.`);
    if (piece !== null) hash?.update(piece);
    return piece;
  };

  /** The last piece, once nothing comes behind it and the whole is right. */
  const proveWhole = async (): Promise<void> => {
    while ((await take()) !== null);
    if (hash === null) return;
    if (hash.digest('hex') !== digest)
      throw new StorageUnavailable('The object store sent other content than was put.');
    proved();
  };

  const awaitReader = (to: ReadableStreamDefaultController<Uint8Array>): void => {
    stopWaiting = clock.after(deadlines.readerMs, () => {
      over();
      to.error(new StorageUnavailable('The reader of a file took nothing for too long.'));
    });
  };

  return new ReadableStream<Uint8Array>(
    {
      start: awaitReader,
      pull: async (to) => {
        stopWaiting();
        try {
          const piece = length === 0 ? null : await take();
          const isLast = read === length;
          if (isLast) await proveWhole();
          if (isOver) return;
          if (piece !== null && piece.byteLength > 0) to.enqueue(piece);
          if (isLast) {
            over();
            to.close();
          } else awaitReader(to);
        } catch (error) {
          if (isOver) return;
          over();
          const fault =
            error instanceof StorageUnavailable
              ? error
              : new StorageUnavailable('The store broke off in the middle of a file.', { cause: error });
          broken(fault);
          to.error(fault);
        }
      },
      cancel: over,
    },
    { highWaterMark: 0 },
  );
};
