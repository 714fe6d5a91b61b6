import type { SnapshotFrom } from 'xstate';
import { nextToUpload, type FileQueue, type UploadProgress } from '../../../domain/chat/waiting-file';
import type { FileOutboxMachine } from './machine';

export interface FileOutboxStatus {
  readonly files: FileQueue;
  readonly progress: UploadProgress | null;
}

export const selectFileOutboxStatus = (snapshot: SnapshotFrom<FileOutboxMachine>): FileOutboxStatus => {
  const { files, sent } = snapshot.context;
  const isUp = snapshot.matches({ here: 'uploading' });
  const next =
    isUp || snapshot.matches({ here: 'waiting' }) || snapshot.matches({ here: 'stalled' })
      ? nextToUpload(files)
      : null;
  return { files, progress: next === null ? null : { clientId: next.clientId, sent: isUp ? sent : null } };
};
