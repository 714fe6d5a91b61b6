import type { TaskEither } from 'fp-ts/TaskEither';

/** Why a text was not copied: the platform has no clipboard, or it did not let us write to it. */
export type ClipboardFailure = 'unsupported' | 'denied';

/** Where a person takes texts from to elsewhere. It is only written to, and only when the person asks for it. */
export interface Clipboard {
  readonly write: (text: string) => TaskEither<ClipboardFailure, void>;
}
