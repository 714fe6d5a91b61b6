import { assign, fromCallback, setup } from 'xstate';
import type { FileSize } from '../../../../contract/chat/chat-file';
import { notWired } from '../../kit/not-wired';

/** What starts a file of a conversation. */
export interface ChatFileInput {
  readonly id: string;
  /** A picture is shown, small or whole; null is a document, which is saved when the user requests it. */
  readonly size: FileSize | null;
}

export type ChatFileEvent =
  | { readonly type: 'file.wanted' }
  | { readonly type: 'file.cancelled' }
  /** A picture can be shown; null when the file was handed over. */
  | { readonly type: 'file.came'; readonly address: string | null }
  | { readonly type: 'file.failed' };

interface ChatFileTypes {
  readonly context?: ChatFileInput & { readonly address: string | null };
  readonly events?: ChatFileEvent;
  readonly input?: ChatFileInput;
}

const types: ChatFileTypes = {};

/** A file that one of two sent the other: fetched with the bearer, and shown or handed over. Source: SCR-11, SEC-05. */
export const chatFileMachine = setup({
  types,
  actors: { read: fromCallback<ChatFileEvent, ChatFileInput>(notWired('chat file', 'read')) },
  delays: {
    /** Longer than a safe call with its one repetition may take, also of 20 MB (GAT-08). */
    readLimit: 150_000,
  },
  guards: {
    isPicture: ({ context }) => context.size !== null,
    isShown: (_, came: { readonly address: string | null }) => came.address !== null,
  },
  actions: {
    keepAddress: assign((_, came: { readonly address: string | null }) => ({ address: came.address })),
    forgetAddress: assign({ address: null }),
  },
}).createMachine({
  id: 'chatFile',
  description: 'One picture or document of a conversation.',
  meta: { requirements: ['SCR-11', 'SEC-05'] },
  context: ({ input }) => ({ ...input, address: null }),
  initial: 'starting',
  states: {
    starting: {
      description: "A picture is loaded at once; a document waits for the user's request.",
      meta: { requirements: ['SCR-11'] },
      always: [{ guard: 'isPicture', target: 'held' }, { target: 'resting' }],
    },
    resting: {
      description: 'The file is not here; it can be fetched.',
      meta: { requirements: ['SCR-11'] },
      on: { 'file.wanted': 'held' },
    },
    held: {
      description: 'The file is fetched, and kept as long as it is shown.',
      meta: { requirements: ['SCR-11', 'SEC-05'] },
      exit: 'forgetAddress',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { id, size } }) => ({ id, size }),
        onError: 'failed',
      },
      initial: 'coming',
      states: {
        coming: {
          description: 'It is on its way; it can be cancelled.',
          meta: { requirements: ['SCR-11'] },
          after: { readLimit: '#chatFile.failed' },
          on: {
            'file.came': [
              {
                guard: { type: 'isShown', params: ({ event }) => event },
                target: 'shown',
                actions: { type: 'keepAddress', params: ({ event }) => event },
              },
              { target: '#chatFile.resting' },
            ],
            'file.failed': '#chatFile.failed',
            'file.cancelled': '#chatFile.resting',
          },
        },
        shown: {
          description: 'The picture is shown.',
          meta: { requirements: ['SCR-11'] },
        },
      },
    },
    failed: {
      description: 'It did not come; it can be fetched again.',
      meta: { requirements: ['SCR-11'] },
      on: { 'file.wanted': 'held' },
    },
  },
});

export type ChatFileMachine = typeof chatFileMachine;
