import { isLeft, isRight } from 'fp-ts/Either';
import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import { writeBody, type BodyOf, type Quote } from '../../../contract/chat/chat-body';
import { oneLine } from '../../../contract/chat/excerpt';
import { chatLimits } from '../../../contract/rules/chat-rule';
import { typedText } from '../../domain/chat/typed-text';
import { mayBeTakenLater } from '../../domain/upload/file-fault';
import type { ChosenFile } from '../../ports/chosen-file';
import { notWired } from '../not-wired';
import type {
  ComposerEvent,
  ComposerInput,
  DeskCommand,
  DraftCommand,
  FileAnswer,
  FileProblem,
} from './events';

export interface ComposerContext extends ComposerInput {
  readonly text: string;
  readonly quote: Quote | null;
  readonly file: ChosenFile | null;
  /** Bytes of the file sent so far. */
  readonly sent: number;
  readonly problem: FileProblem | null;
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
    transfer: fromCallback<ComposerEvent, { readonly file: ChosenFile | null }>(
      notWired('composer', 'transfer'),
    ),
  },
  delays: {
    /** Longer than an upload may take (timeouts.uploadMs of the configuration, 60 s), so that the call ends first. */
    sendingLimit: 90_000,
  },
  guards: {
    saysSomething: ({ context: { text } }) => lengthOf(text) > 0 && lengthOf(text) <= chatLimits.text,
    nothingIsTyped: ({ context: { text } }) => text === '',
    mayGoAgain: ({ context: { problem } }) => problem?.kind === 'failure' && mayBeTakenLater(problem.failure),
    wasTaken: (_, answer: FileAnswer) => isRight(answer),
  },
  actions: {
    keepText: assign((_, typed: { readonly text: string }) => ({ text: typedText(typed.text) })),
    leadToField: assign(() => ({ focusSign: {} })),
    keepQuote: assign((_, quoted: { readonly quote: Quote }) => ({ quote: quoted.quote })),
    forgetQuote: assign({ quote: null }),
    forgetText: assign({ text: '', quote: null }),
    keepFile: assign((_, chosen: { readonly file: ChosenFile }) => ({
      file: chosen.file,
      sent: 0,
      problem: null,
    })),
    beginAnew: assign({ sent: 0, problem: null }),
    forgetFile: assign({ file: null, sent: 0, problem: null }),
    keepProgress: assign((_, progress: { readonly sent: number }) => ({ sent: progress.sent })),
    noteProblem: assign((_, answer: FileAnswer) => ({ problem: isLeft(answer) ? answer.left : null })),
    noteTimeout: assign({ problem: { kind: 'failure' as const, failure: { kind: 'timeout' as const } } }),
    noteDefect: assign({ problem: { kind: 'fault' as const, fault: { kind: 'unreadable' as const } } }),
    keepDraft: sendTo('draft', ({ context }) => ({ type: 'draft.keep' as const, text: context.text })),
    writeText: sendTo('desk', ({ context: { quote, text } }) =>
      write(quote, { kind: 'text', text: text.trim() }),
    ),
    writeCard: sendTo('desk', (_, { card }: { readonly card: Extract<BodyOf, { kind: 'card' }> }) =>
      write(null, card),
    ),
    writeFile: enqueueActions(({ enqueue }, answer: FileAnswer) => {
      if (!isRight(answer)) return;
      const { id, name, type, size } = answer.right;
      enqueue.sendTo(
        'desk',
        write(null, { kind: 'file', id, name: oneLine(name), type, bytes: size, coded: false }),
      );
    }),
    goOn: assign({}),
  },
});
