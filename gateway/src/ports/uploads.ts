import type { TakenFile, UploadPurpose } from '../domain/upload/upload';

interface FileToKeep extends Omit<TakenFile, 'id' | 'size'> {
  readonly accountId: string;
  readonly purpose: UploadPurpose;
  readonly content: Uint8Array;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Files of members; each is its owner's alone. */
export interface Uploads {
  /** Keeps a file under a new unguessable id. */
  readonly add: (file: FileToKeep) => Promise<TakenFile>;
  /** A file that this account has handed in for this purpose; null for any other. */
  readonly own: (accountId: string, id: string, purpose: UploadPurpose) => Promise<TakenFile | null>;
  /** The content of a file by its id; null when there is none for this purpose. */
  readonly content: (
    id: string,
    purpose: UploadPurpose,
  ) => Promise<{ readonly file: TakenFile; readonly bytes: Uint8Array } | null>;
}
