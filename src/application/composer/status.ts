import type { SnapshotFrom } from 'xstate';
import type { Quote } from '../../../contract/chat/chat-body';
import { chatLimits } from '../../../contract/rules/chat-rule';
import type { FileProblem } from './events';
import type { ComposerMachine } from './machine';
import { lengthOf } from './setup';

/** What a view sees of what is being written. */
export interface ComposerStatus {
  readonly text: string;
  readonly quote: Quote | null;
  readonly canSend: boolean;
  /** By how many characters the text is too long; 0 while it is not. */
  readonly tooLongBy: number;
  /** What a file is called that may not go, and why; null where none was refused. */
  readonly refused: { readonly name: string; readonly problem: FileProblem } | null;
  /** Whether the same file may go a little later. */
  readonly canRetryFile: boolean;
  /** Changes its identity each time the field is to take the focus; null leaves the focus alone. */
  readonly focusSign: object | null;
}

export const selectComposerStatus = (snapshot: SnapshotFrom<ComposerMachine>): ComposerStatus => {
  const { text, quote, file, problem, focusSign } = snapshot.context;
  return {
    text,
    quote,
    canSend: snapshot.can({ type: 'composer.sent' }),
    tooLongBy: Math.max(0, lengthOf(text) - chatLimits.text),
    refused: file === null || problem === null ? null : { name: file.name, problem },
    canRetryFile: snapshot.can({ type: 'composer.fileRetried' }),
    focusSign,
  };
};
