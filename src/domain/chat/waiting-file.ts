import * as t from 'io-ts';
import { writeBody, type BodyOf } from '../../../contract/chat/chat-body';
import { oneLine } from '../../../contract/chat/excerpt';
import { WireCount } from '../../../contract/codec/count';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { WireTime } from '../../../contract/codec/time';
import { UploadType } from '../../../contract/upload/upload-type';
import type { UploadedFile } from '../../../contract/upload/uploaded-file';
import type { Written } from './outbox-entry';

/**
 * How far a file has come: it waits for its turn, or goes up; it did not go, and may when it is sent once more; it was
 * refused for what it is.
 */
const FileState = t.keyof({ waiting: null, failed: null, refused: null }, 'FileState');

/** The facts of a chosen file that the gateway has not taken, without its bytes (SOC-06). */
export const waitingFileParts = {
  /** The exactly-once key of its message. */
  clientId: WireId,
  /** Whose it is. */
  userId: WireId,
  /** The other's account. */
  to: WireId,
  /** As it is called on the device. */
  name: t.string,
  type: UploadType,
  /** In bytes. */
  size: WireCount,
  /** Milliseconds since 1970, by this device's clock. */
  writtenAt: WireTime,
  state: FileState,
  /** Why it did not go, as a person reads it. */
  why: orNull(t.string),
};
export type WaitingFile = Readonly<t.TypeOfProps<typeof waitingFileParts>>;

/** The files of one user that wait, in the order in which they were chosen. */
export type FileQueue = readonly WaitingFile[];

/** A file as it is chosen: the queue adds the key and the time. */
export type ChosenForChat = Pick<WaitingFile, 'clientId' | 'to' | 'name' | 'type' | 'size' | 'writtenAt'>;

/** How much of a file has gone up. */
export interface UploadProgress {
  readonly clientId: string;
  /** In bytes; null while no answer came and it waits to go up again. */
  readonly sent: number | null;
}

/** The file whose turn it is; null where none waits. */
export const nextToUpload = <A extends WaitingFile>(files: readonly A[]): A | null =>
  files.find(({ state }) => state === 'waiting') ?? null;

/** The file did not go: for what it is, or because no good answer came. */
export const withFileFailed = <A extends WaitingFile>(
  files: readonly A[],
  id: string,
  { state, why }: Pick<WaitingFile, 'state' | 'why'>,
): readonly A[] => files.map((file) => (file.clientId === id ? { ...file, state, why } : file));

/** The file waits again, after all others; a file that was refused for its content does not. */
export const withFileRetried = <A extends WaitingFile>(files: readonly A[], id: string): readonly A[] => {
  const file = files.find(({ clientId, state }) => clientId === id && state === 'failed');
  return file === undefined
    ? files
    : [...files.filter(({ clientId }) => clientId !== id), { ...file, state: 'waiting', why: null }];
};

/** What the device kept, before what was chosen since. */
export const withFilesKept = <A extends WaitingFile>(
  files: readonly A[],
  kept: readonly A[],
): readonly A[] => {
  const here = new Set(files.map(({ clientId }) => clientId));
  const before = kept
    .filter(({ clientId }) => !here.has(clientId))
    .sort((one, other) => one.writtenAt - other.writtenAt || (one.clientId < other.clientId ? -1 : 1));
  return [...before, ...files];
};

const fileBody = (id: string, { name, type, size }: Pick<WaitingFile, 'name' | 'type' | 'size'>): BodyOf => ({
  kind: 'file',
  id,
  name: oneLine(name),
  type,
  bytes: size,
  coded: false,
});

/** The text of a file's future message, with its key in place of its id. */
export const contentOfWaiting = (file: WaitingFile): string =>
  writeBody({ quote: null, of: fileBody(file.clientId, file) });

/** The message of a file that was taken, under the key that the file had. */
export const messageOf = ({ clientId, to, writtenAt }: WaitingFile, taken: UploadedFile): Written => ({
  clientId,
  to,
  writtenAt,
  content: writeBody({ quote: null, of: fileBody(taken.id, taken) }),
});
