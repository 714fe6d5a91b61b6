import type { SnapshotFrom } from 'xstate';
import { nextToUpload } from '../../../domain/chat/waiting-file';
import { mostWaiting, waitingOf } from '../../../domain/chat/waiting-limit';
import { mostUploads } from './delays';
import type { FileOutboxMachine } from './machine';

type FileOutbox = SnapshotFrom<FileOutboxMachine>;

/** What holds in every reachable state of waiting files. */
export const fileOutboxInvariants: Readonly<Record<string, (now: FileOutbox) => boolean>> = {
  '[SOC-06] a file belongs to the logged-in user, and no other user sees it': (now) =>
    now.context.files.every(({ userId }) => userId === now.context.userId),
  '[SEC-04] without a logged-in user no file is remembered': (now) =>
    !now.matches('away') || (now.context.files.length === 0 && now.context.userId === null),
  '[SOC-06] no file is there twice': (now) =>
    new Set(now.context.files.map(({ clientId }) => clientId)).size === now.context.files.length,
  '[SOC-06] one file goes up at a time, and only in its state': (now) =>
    now.matches({ here: 'uploading' }) === (now.children.upload !== undefined),
  '[SOC-06] a file waits exactly while it goes up or the connection is awaited': (now) =>
    now.matches('away') ||
    now.matches({ here: 'reading' }) ||
    (nextToUpload(now.context.files) !== null) ===
      (['uploading', 'waiting', 'stalled'] as const).some((at) => now.matches({ here: at })),
  '[SOC-06] no more files were chosen here than may wait': ({ context: { files } }) => {
    const chosen = waitingOf(files.filter(({ file }) => file !== null));
    return chosen.files <= mostWaiting.files && chosen.bytes <= mostWaiting.bytes;
  },
  '[SOC-06] a file goes up at most three times without an answer while the line stays': (now) =>
    now.context.tries <= mostUploads,
};
