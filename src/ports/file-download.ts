import type { TaskEither } from 'fp-ts/TaskEither';

/** A text file to be handed to the person. */
export interface TextFile {
  /** With its ending, without a path. */
  readonly name: string;
  /** 'application/json' and the like. */
  readonly mediaType: string;
  readonly text: string;
}

/** Any other file, its bytes in base64 (RFC 4648, padded). */
export interface BinaryFile {
  readonly name: string;
  readonly mediaType: string;
  readonly base64: string;
}

/** A file that was made on this device, such as a picture; its type is the content's. */
export interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

/** Hands files to the person, to keep where they like. */
export interface FileDownload {
  /** Left where the platform cannot hand over a file. */
  readonly save: (file: TextFile | BinaryFile | MadeFile) => TaskEither<'downloadFailed', void>;
}
