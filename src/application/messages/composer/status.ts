import type { SnapshotFrom } from 'xstate';
import type { Quote } from '../../../../contract/chat/chat-body';
import { chatLimits } from '../../../../contract/rules/chat-rule';
import { typeEndings } from '../../../../contract/upload/upload-type';
import { sizeText } from '../../../../contract/values/size-text';
import type { Card, FileProblem } from './events';
import type { ComposerMachine } from './machine';
import { lengthOf } from './setup';

/** What a view sees of what is being written. */
export interface ComposerStatus {
  readonly text: string;
  readonly quote: Quote | null;
  readonly canSend: boolean;
  /** By how many characters the text is too long; 0 while it is not. */
  readonly tooLongBy: number;
  /** The file that goes out once the user says so; null while there is none. */
  readonly shown: {
    readonly name: string;
    /** In words, such as '2.4 MB'. */
    readonly size: string;
    /** The short name of its kind, such as 'PDF'. */
    readonly kind: string;
    /** For the `src` of a picture; null for another file. */
    readonly preview: string | null;
    readonly note: string | null;
    /** How many files wait for their turn. */
    readonly further: number;
    /** It is on its way to the outbox. */
    readonly isGoing: boolean;
  } | null;
  /** The name of a file that is being checked; null while there is none. */
  readonly checked: string | null;
  /** Whether a deal may be chosen now: no file and no deal is shown. */
  readonly canChooseCard: boolean;
  /** The deal that the user is asked about; null while there is none. */
  readonly card: Card | null;
  /** What a file is called that may not go, and why; null where none was refused. */
  readonly refused: { readonly name: string; readonly problem: FileProblem } | null;
  /** Whether the same file may go a little later. */
  readonly canRetryFile: boolean;
  /** Changes its identity each time the field is to take the focus; null leaves the focus alone. */
  readonly focusRequest: object | null;
}

export const selectComposerStatus = (snapshot: SnapshotFrom<ComposerMachine>): ComposerStatus => {
  const { text, quote, file, kind, card, preview, note, further, problem, focusRequest } = snapshot.context;
  return {
    text,
    quote,
    canSend: snapshot.can({ type: 'composer.sent' }),
    tooLongBy: Math.max(0, lengthOf(text) - chatLimits.text),
    shown:
      file === null || kind === null || !snapshot.matches('held')
        ? null
        : {
            name: file.name,
            size: sizeText(file.size),
            kind: typeEndings[kind].toUpperCase(),
            preview,
            note,
            further: further.length,
            isGoing: snapshot.matches({ held: 'giving' }),
          },
    checked: snapshot.matches('checking') ? (file?.name ?? null) : null,
    canChooseCard: snapshot.matches('ready'),
    card,
    refused: file === null || problem === null ? null : { name: file.name, problem },
    canRetryFile: snapshot.can({ type: 'composer.fileRetried' }),
    focusRequest,
  };
};
