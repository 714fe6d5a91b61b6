import type { SnapshotFrom } from 'xstate';
import { sizeText } from '../../../../contract/values/size-text';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { UploadMachine } from './machine';

type Upload = SnapshotFrom<UploadMachine>;

/** What a view sees of the place of an upload. */
export interface UploadStatus {
  readonly phase: 'empty' | 'checking' | 'refused' | 'sending' | 'cancelled' | 'failed' | 'done';
  /** The file's name; null when there is none. */
  readonly name: string | null;
  /** Its size in words, such as '2.4 MB'. */
  readonly size: string | null;
  /** How much has gone out, 0 to 100. */
  readonly percent: number;
  /** For the `src` of a picture; null when there is none to show. */
  readonly preview: string | null;
  /** The change of the picture on the device before it is sent, in Chinese; null for an unchanged file. */
  readonly note: string | null;
  /** What the gateway has taken; null until it has. */
  readonly uploaded: UploadedFile | null;
  /** Why the file that was chosen last failed, also when an earlier one was accepted; null without an error. */
  readonly error: string | null;
}

const phaseOf = (upload: Upload): UploadStatus['phase'] => {
  if (upload.matches('checking')) return 'checking';
  if (upload.matches('refused')) return 'refused';
  if (upload.matches({ held: 'sending' })) return 'sending';
  if (upload.matches({ held: 'cancelled' })) return 'cancelled';
  if (upload.matches({ held: 'failed' })) return 'failed';
  return upload.matches({ held: 'done' }) ? 'done' : 'empty';
};

const percentOf = (upload: Upload): number => {
  const { file, sent } = upload.context;
  if (upload.matches({ held: 'done' })) return 100;
  return file === null || file.size === 0 ? 0 : Math.min(100, Math.floor((sent / file.size) * 100));
};

export const selectUploadStatus = (upload: Upload): UploadStatus => {
  const { file, note, preview, uploaded, error } = upload.context;
  const shown = file ?? uploaded;
  return {
    phase: phaseOf(upload),
    name: shown?.name ?? null,
    size: shown === null ? null : sizeText(shown.size),
    percent: percentOf(upload),
    preview,
    note,
    uploaded,
    error,
  };
};
