import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { ClipboardFailure } from '../../../ports/clipboard';
import { notWired } from '../not-wired';

/** Delays of copying in milliseconds. */
const copyingDelays = {
  /** How long it is said that the text is copied. */
  copiedShown: 2_000,
  /** How long the platform may take; it may ask the person. */
  copyLimit: 10_000,
} as const;

export interface CopyRequested {
  readonly type: 'copy.requested';
  /** The very text, or the address of a page of this application by its path. */
  readonly of: { readonly text: string } | { readonly path: string };
}

interface CopyingTypes {
  readonly context?: { readonly of: CopyRequested['of'] };
  readonly events?: CopyRequested;
}

const types: CopyingTypes = {};

/** What became of a copy. */
export type Copied = Either<ClipboardFailure, void>;

const copies = {
  target: 'copying',
  actions: { type: 'keep', params: ({ event }: { readonly event: CopyRequested }) => event },
} as const;

/** One thing that can be copied: said when it is, said when it is not. Source: design/look/look.md §7. */
export const copyingMachine = setup({
  types,
  actors: {
    copy: fromPromise<Copied, { readonly of: CopyRequested['of'] }>(notWired('copying', 'copy')),
  },
  delays: copyingDelays,
  guards: { isCopied: (_, copied: Copied) => isRight(copied) },
  actions: {
    keep: assign((_, { of }: CopyRequested) => ({ of })),
  },
}).createMachine({
  id: 'copying',
  description: 'Copying one text, such as an order number, to the clipboard.',
  meta: { requirements: ['SCR-09'] },
  context: { of: { text: '' } },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing was copied lately.',
      meta: { requirements: ['SCR-09'] },
      on: { 'copy.requested': copies },
    },
    copying: {
      description: 'The platform is asked to take the text.',
      meta: { requirements: ['SCR-09'] },
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => ({ of: context.of }),
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { copyLimit: 'failed' },
    },
    copied: {
      description: 'It is said that the text is copied, for a moment.',
      meta: { requirements: ['SCR-09'] },
      after: { copiedShown: 'resting' },
      on: { 'copy.requested': copies },
    },
    failed: {
      description: 'It is said that the text was not copied and how else it is had; it can be tried again.',
      meta: { requirements: ['SCR-09'] },
      on: { 'copy.requested': copies },
    },
  },
});

export type CopyingMachine = typeof copyingMachine;
