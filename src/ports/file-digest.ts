import type { TaskEither } from 'fp-ts/TaskEither';

/** Why a file has no digest: too large to be looked at, or it cannot be read here. */
export type DigestFault = 'tooLarge' | 'unreadable';

/** Looks at files that the person chooses; they do not leave the device. */
export interface FileDigest {
  /** The SHA-256 of the file's bytes, 64 hexadecimal digits in lower case. */
  readonly sha256: (file: Blob) => TaskEither<DigestFault, string>;
}
