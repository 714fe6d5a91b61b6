import { isLeft, isRight } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, sendTo, setup, type EventObject } from 'xstate';
import { writeBody, type BodyOf, type Quote } from '../../../../contract/chat/chat-body';
import { chatLimits, isBlank } from '../../../../contract/rules/chat-rule';
import { withoutWords } from '../../../../contract/chat/recalled-quote';
import type { ChatDraft } from '../../../domain/chat/chat-draft';
import { rewritten } from '../../../domain/chat/rewritten';
import { typedText } from '../../../domain/text/typed-text';
import type { QueueFull } from '../../../domain/chat/waiting-limit';
import type { UploadType } from '../../../../contract/upload/upload-type';
import type { ChosenFile } from '../../../ports/chosen-file';
import { notWired } from '../../kit/not-wired';
import { uploadText } from '../../kit/upload/text';
import type {
  Card,
  ComposerEvent,
  ComposerInput,
  OutboxCommand,
  DraftCommand,
  FileProblem,
  FileVerdict,
  GivenFile,
  PreviewOf,
} from './events';

export interface ComposerContext extends ComposerInput {
  readonly text: string;
  readonly quote: Quote | null;
  readonly file: ChosenFile | null;
  /** What kind of file it is, once it was looked at and may go. */
  readonly kind: UploadType | null;
  /** Files that were chosen after it, each shown in its turn. */
  readonly further: readonly ChosenFile[];
  /** The change of a picture on the device, in Chinese; null for an unchanged file. */
  readonly note: string | null;
  /** For the `src` of the picture that is shown; null while there is none. */
  readonly preview: string | null;
  /** The deal that the user is asked about; null while there is none. */
  readonly card: Card | null;
  /** Why the file does not go. */
  readonly problem: FileProblem | null;
  /** Changes its identity each time one is to write on; null until then. */
  readonly focusRequest: object | null;
}

interface ComposerTypes {
  readonly context?: ComposerContext;
  readonly events?: ComposerEvent;
  readonly input?: ComposerInput;
}

const types: ComposerTypes = {};

type ChosenFiles = Pick<Extract<ComposerEvent, { type: 'composer.fileChosen' }>, 'file' | 'further'>;

const noFile = { file: null, kind: null, note: null, preview: null, problem: null };

/** How long a text is, in characters as people count them, without what surrounds it. */
export const lengthOf = (text: string): number => Array.from(text.trim()).length;

const write = (quote: Quote | null, of: BodyOf): OutboxCommand => ({
  type: 'outbox.write',
  content: writeBody({ quote, of }),
});

/** The words that the composer's chart is written in. */
export const composerSetup = setup({
  types,
  actors: {
    draft: fromCallback<DraftCommand, ComposerInput>(notWired('composer', 'draft')),
    outbox: fromCallback<OutboxCommand, ComposerInput>(notWired('composer', 'outbox')),
    recalls: fromCallback(notWired('composer', 'recalls')),
    check: fromPromise<FileVerdict, { readonly file: ChosenFile | null }>(notWired('composer', 'check')),
    preview: fromCallback<EventObject, PreviewOf>(notWired('composer', 'preview')),
    give: fromPromise<QueueFull | null, GivenFile>(notWired('composer', 'give')),
  },
  delays: {
    /** Reading a file, and reducing a large picture on a slow phone. */
    checkLimit: 20_000,
    /** The outbox takes it or says that there is no room; it is loaded by then. */
    giveLimit: 10_000,
  },
  guards: {
    saysSomething: ({ context: { text } }) => !isBlank(text) && lengthOf(text) <= chatLimits.text,
    isQuoted: ({ context: { quote } }, { id }: { readonly id: string | null }) =>
      quote !== null && quote.id === id,
    nothingIsWritten: ({ context: { text, quote } }) => text === '' && quote === null,
    mayGo: (_, verdict: FileVerdict) => isRight(verdict),
    waits: (_, queueFull: QueueFull | null) => queueFull === null,
    lacksSpace: ({ context: { kind } }) => kind !== null,
    furtherWait: ({ context: { further } }) => further.length > 0,
  },
  actions: {
    keepText: assign((_, typed: { readonly text: string }) => ({ text: typedText(typed.text) })),
    recallDraft: assign((_, { draft }: { readonly draft: ChatDraft }) => ({ ...draft })),
    joinText: assign(({ context }, { text }: { readonly text: string }) => ({
      text: rewritten(context.text, typedText(text)),
    })),
    leadToField: assign(() => ({ focusRequest: {} })),
    keepQuote: assign((_, quoted: { readonly quote: Quote }) => ({ quote: quoted.quote })),
    forgetQuoted: assign(({ context: { quote } }) => ({
      quote: quote === null ? null : withoutWords(quote),
    })),
    forgetQuote: assign({ quote: null }),
    forgetText: assign({ text: '', quote: null }),
    keepFile: assign(({ context }, { file, further }: ChosenFiles) => ({
      ...noFile,
      card: null,
      file,
      further: [...further, ...context.further],
    })),
    addFiles: assign(({ context }, { file, further }: ChosenFiles) => ({
      further: [...context.further, file, ...further],
    })),
    takeFurther: assign(({ context: { further } }) => ({
      ...noFile,
      file: further[0] ?? null,
      further: further.slice(1),
    })),
    forgetFile: assign(noFile),
    keepPrepared: assign((_, verdict: FileVerdict) =>
      isRight(verdict)
        ? { file: verdict.right.file, kind: verdict.right.type, note: uploadText.reduced(verdict.right) }
        : {},
    ),
    keepPreview: assign((_, opened: { readonly address: string | null }) => ({ preview: opened.address })),
    forgetPreview: assign({ preview: null }),
    keepCard: assign((_, { card }: { readonly card: Card }) => ({ card })),
    forgetCard: assign({ card: null }),
    noteQueueFull: assign((_, queueFull: QueueFull | null) => ({ problem: queueFull })),
    forgetProblem: assign({ problem: null }),
    noteProblem: assign((_, verdict: FileVerdict) => ({ problem: isLeft(verdict) ? verdict.left : null })),
    noteUnreadable: assign({ kind: null, note: null, problem: { kind: 'unreadable' as const } }),
    keepDraft: sendTo('draft', ({ context: { text, quote } }) => ({
      type: 'draft.keep' as const,
      draft: { text, quote },
    })),
    writeText: sendTo('outbox', ({ context: { quote, text } }) =>
      write(quote, { kind: 'text', text: text.trim() }),
    ),
    writeCard: sendTo('outbox', ({ context: { card } }) => {
      if (card === null) throw new Error('composer: no deal is asked about');
      return write(null, card);
    }),
    goOn: assign({}),
  },
});
