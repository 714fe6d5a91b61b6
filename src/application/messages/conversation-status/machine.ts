import { assign, fromCallback, setup } from 'xstate';
import type { OutboxQueue } from '../../../domain/chat/outbox-queue';
import type { FileQueue } from '../../../domain/chat/waiting-file';
import { notWired } from '../../kit/not-wired';

/** The user whose conversations these are; null until the user is known. */
export interface ConversationStatusInput {
  readonly userId: string | null;
}

/** The drafts of a user by the other party's id. */
export type Drafts = Readonly<Record<string, string>>;

export type ConversationStatusEvent =
  | { readonly type: 'statuses.draftsReported'; readonly drafts: Drafts }
  | { readonly type: 'statuses.queueReported'; readonly queue: OutboxQueue; readonly files: FileQueue };

interface ConversationStatusTypes {
  readonly context?: ConversationStatusInput & {
    readonly drafts: Drafts;
    readonly queue: OutboxQueue;
    readonly files: FileQueue;
  };
  readonly events?: ConversationStatusEvent;
  readonly input?: ConversationStatusInput;
}

const types: ConversationStatusTypes = {};

const meta = { requirements: ['SCR-11', 'SOC-06'] };

/** What the device itself has of conversations, for the rows of the inbox. Source: SCR-11, SOC-06. */
export const conversationStatusMachine = setup({
  types,
  actors: {
    device: fromCallback<ConversationStatusEvent, ConversationStatusInput>(
      notWired('conversation status', 'device'),
    ),
  },
  delays: {
    /** After a defect it is listened again, in milliseconds. */
    deafPause: 1_000,
  },
  actions: {
    keepDrafts: assign((_, reported: { readonly drafts: Drafts }) => ({ drafts: reported.drafts })),
    keepQueue: assign((_, { queue, files }: { readonly queue: OutboxQueue; readonly files: FileQueue }) => ({
      queue,
      files,
    })),
  },
}).createMachine({
  id: 'conversationStatus',
  description: 'Which conversations have a draft, and which a message that was not sent.',
  meta,
  context: ({ input: { userId } }) => ({ userId, drafts: {}, queue: [], files: [] }),
  initial: 'listening',
  states: {
    listening: {
      description: 'Each change of what the device has is heard.',
      meta,
      invoke: {
        id: 'device',
        src: 'device',
        input: ({ context: { userId } }) => ({ userId }),
        onError: 'deaf',
      },
      on: {
        'statuses.draftsReported': { actions: { type: 'keepDrafts', params: ({ event }) => event } },
        'statuses.queueReported': { actions: { type: 'keepQueue', params: ({ event }) => event } },
      },
    },
    deaf: {
      description: 'The listener is paused; the last known state stays.',
      meta,
      after: { deafPause: 'listening' },
    },
  },
});

export type ConversationStatusMachine = typeof conversationStatusMachine;
