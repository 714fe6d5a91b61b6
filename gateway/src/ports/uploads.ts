import type { DealPicture } from '../../../contract/publication/publication';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';
import type { PictureMark } from '../../../contract/upload/picture-mark';
import type { TakenFile } from '../domain/upload/upload';
import type { OpenedFile } from './file-store';

/** The facts of a stored file. */
interface KeptFile extends TakenFile {
  /** Whether it is a picture for chat that holds a QR code (MKT-16). */
  readonly coded: boolean;
}

interface FileToKeep extends Omit<TakenFile, 'id' | 'size'> {
  readonly accountId: string;
  readonly purpose: UploadPurpose;
  readonly content: Uint8Array;
  /** The metadata that was removed from a picture. */
  readonly marks: readonly PictureMark[];
  readonly coded: KeptFile['coded'];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many bytes all files of the account may have together, this one too: those for chat, or all others. */
  readonly quota: number;
}

/** Files of members; each is its owner's alone. */
export interface Uploads {
  /** Keeps a file under a new unguessable id; null when the account has no room for it. */
  readonly add: (file: FileToKeep) => Promise<TakenFile | null>;
  /** How many bytes the files of an account have together that are counted with those of a purpose. */
  readonly used: (accountId: string, purpose: UploadPurpose) => Promise<number>;
  /** A file that this account has handed in for this purpose; null for any other. */
  readonly own: (accountId: string, id: string, purpose: UploadPurpose) => Promise<KeptFile | null>;
  /** A file by its id, with its content; null when there is none for this purpose. */
  readonly content: (
    id: string,
    purpose: UploadPurpose,
  ) => Promise<{ readonly file: KeptFile; readonly content: OpenedFile } | null>;
  /** Of these pictures of deals those that the account has handed in, in the order of the ids. */
  readonly dealPictures: (accountId: string, ids: readonly string[]) => Promise<readonly DealPicture[]>;
  /** How many pictures of deals of an account are in none of its publications. */
  readonly loose: (accountId: string) => Promise<number>;
  /** A picture of a member or of a deal by its id, which the database is not asked for; null when there is none. */
  readonly picture: (id: string, purpose: 'avatar' | 'deal') => Promise<OpenedFile | null>;
  /** Takes out what nothing has referred to for a day, and content that belongs to no file any more. */
  readonly sweep: (moment: number) => Promise<void>;
}
