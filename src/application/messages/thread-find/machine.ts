import { isRight } from 'fp-ts/Either';
import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { notWired } from '../../kit/not-wired';

/** The search text and the conversation; null without a search. */
export interface ThreadFindInput {
  readonly peerId: string;
  readonly words: string | null;
}

/** The ids of the messages that say it, the newest first. */
type HitsAnswer = Answer<readonly string[]>;

export type ThreadFindEvent =
  /** The next hit above, and below. */
  | { readonly type: 'find.earlier' }
  | { readonly type: 'find.later' }
  | { readonly type: 'find.retried' }
  | { readonly type: 'find.closed' };

interface ThreadFindTypes {
  readonly context?: ThreadFindInput & {
    readonly ids: readonly string[];
    /** Which of them is shown, from 0. */
    readonly nth: number;
  };
  readonly events?: ThreadFindEvent;
  readonly input?: ThreadFindInput;
}

const types: ThreadFindTypes = {};

/** Leads from hit to hit of what was looked for in a conversation. Source: SCR-11. */
export const threadFindMachine = setup({
  types,
  actors: {
    hits: unwiredCall<readonly string[], ThreadFindInput>('thread find', 'hits'),
    seek: fromCallback<EventObject, { readonly id: string | null }>(notWired('thread find', 'seek')),
  },
  guards: {
    seeksWords: ({ context: { words } }) => words !== null,
    hasHits: (_, answer: HitsAnswer) => isRight(answer) && answer.right.length > 0,
    came: (_, answer: HitsAnswer) => isRight(answer),
    hasEarlier: ({ context: { ids, nth } }) => nth < ids.length - 1,
    hasLater: ({ context: { nth } }) => nth > 0,
  },
  actions: {
    keepHits: assign((_, answer: HitsAnswer) => (isRight(answer) ? { ids: answer.right, nth: 0 } : {})),
    toEarlier: assign(({ context: { nth } }) => ({ nth: nth + 1 })),
    toLater: assign(({ context: { nth } }) => ({ nth: nth - 1 })),
  },
}).createMachine({
  id: 'threadFind',
  description: 'The hits of a search in a conversation, one by one.',
  meta: { requirements: ['SCR-11'] },
  context: ({ input }) => ({ ...input, ids: [], nth: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether something is looked for.',
      meta: { requirements: ['SCR-11'] },
      always: [{ guard: 'seeksWords', target: 'asking' }, { target: 'closed' }],
    },
    asking: {
      description: 'The messages that say it are asked for.',
      meta: { requirements: ['SCR-11'] },
      invoke: {
        id: 'hits',
        src: 'hits',
        input: ({ context: { peerId, words } }) => ({ peerId, words }),
        onDone: [
          {
            guard: { type: 'hasHits', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepHits', params: ({ event }) => event.output },
          },
          { guard: { type: 'came', params: ({ event }) => event.output }, target: 'closed' },
          { target: 'failed' },
        ],
      },
      on: { 'find.closed': 'closed' },
    },
    failed: {
      description: 'They did not come; they can be asked for again.',
      meta: { requirements: ['SCR-11'] },
      on: { 'find.retried': 'asking', 'find.closed': 'closed' },
    },
    shown: {
      description: 'One hit is shown, and the ways to the one before and after it.',
      meta: { requirements: ['SCR-11'] },
      invoke: {
        id: 'seek',
        src: 'seek',
        input: ({ context: { ids, nth } }) => ({ id: ids[nth] ?? null }),
        onError: 'closed',
      },
      on: {
        'find.earlier': { guard: 'hasEarlier', target: 'shown', reenter: true, actions: 'toEarlier' },
        'find.later': { guard: 'hasLater', target: 'shown', reenter: true, actions: 'toLater' },
        'find.closed': 'closed',
      },
    },
    closed: {
      description: 'Nothing is looked for, nothing was found in what was said, or the user is done.',
      type: 'final',
      meta: { requirements: ['SCR-11'] },
    },
  },
});

export type ThreadFindMachine = typeof threadFindMachine;
