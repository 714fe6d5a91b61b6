import { isLeft, isRight } from 'fp-ts/Either';
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { writeBody, type BodyOf, type Quote } from '../../../contract/chat/chat-body';
import { chatLimits } from '../../../contract/rules/chat-rule';
import { typedText } from '../../domain/chat/typed-text';
import type { FileFault } from '../../domain/upload/file-fault';
import type { ChosenFile } from '../../ports/chosen-file';
import { notWired } from '../not-wired';
import type { ComposerEvent, ComposerInput, DeskCommand, DraftCommand, FileVerdict } from './events';

export interface ComposerContext extends ComposerInput {
  readonly text: string;
  readonly quote: Quote | null;
  readonly file: ChosenFile | null;
  /** Why the file does not go. */
  readonly problem: FileFault | null;
  /** Changes its identity each time one is to write on; null until then. */
  readonly focusSign: object | null;
}

interface ComposerTypes {
  readonly context?: ComposerContext;
  readonly events?: ComposerEvent;
  readonly input?: ComposerInput;
}

const types: ComposerTypes = {};

/** How long a text is, in characters as people count them, without what surrounds it. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

const write = (quote: Quote | null, of: BodyOf): DeskCommand => ({
  type: 'desk.write',
  content: writeBody({ quote, of }),
});

/** The words that the composer's chart is written in. */
export const composerSetup = setup({
  types,
  actors: {
    draft: fromCallback<DraftCommand, ComposerInput>(notWired('composer', 'draft')),
    desk: fromCallback<DeskCommand, ComposerInput>(notWired('composer', 'desk')),
    check: fromPromise<FileVerdict, { readonly file: ChosenFile | null }>(notWired('composer', 'check')),
  },
  delays: {
    /** Reading the beginning of a file. */
    checkLimit: 10_000,
  },
  guards: {
    saysSomething: ({ context: { text } }) => lengthOf(text) > 0 && lengthOf(text) <= chatLimits.text,
    nothingIsTyped: ({ context: { text } }) => text === '',
    mayGo: (_, verdict: FileVerdict) => isRight(verdict),
  },
  actions: {
    keepText: assign((_, typed: { readonly text: string }) => ({ text: typedText(typed.text) })),
    leadToField: assign(() => ({ focusSign: {} })),
    keepQuote: assign((_, quoted: { readonly quote: Quote }) => ({ quote: quoted.quote })),
    forgetQuote: assign({ quote: null }),
    forgetText: assign({ text: '', quote: null }),
    keepFile: assign((_, chosen: { readonly file: ChosenFile }) => ({ file: chosen.file, problem: null })),
    forgetFile: assign({ file: null, problem: null }),
    noteProblem: assign((_, verdict: FileVerdict) => ({ problem: isLeft(verdict) ? verdict.left : null })),
    noteUnreadable: assign({ problem: { kind: 'unreadable' as const } }),
    keepDraft: sendTo('draft', ({ context }) => ({ type: 'draft.keep' as const, text: context.text })),
    writeText: sendTo('desk', ({ context: { quote, text } }) =>
      write(quote, { kind: 'text', text: text.trim() }),
    ),
    writeCard: sendTo('desk', (_, { card }: { readonly card: Extract<BodyOf, { kind: 'card' }> }) =>
      write(null, card),
    ),
    writeFile: enqueueActions(({ context: { file }, enqueue }, verdict: FileVerdict) => {
      if (file === null || isLeft(verdict)) return;
      enqueue.sendTo('desk', { type: 'desk.writeFile', file, kind: verdict.right });
    }),
    goOn: assign({}),
  },
});
