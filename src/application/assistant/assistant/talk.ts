import { whenLost } from '../../kit/connection/actors';
import { assistantSetup } from './setup';

const given = <E>({ event }: { readonly event: E }): E => event;
const output = <A>({ event }: { readonly event: { readonly output: A } }): A => event.output;
const finished = (state: 'done' | 'stopped' | 'failed') => ({ type: 'finish', params: { state } }) as const;
const keepEvent = { type: 'keepEvent', params: given } as const;
const begins = {
  guard: { type: 'begins', params: given },
  actions: [keepEvent, 'putAddress'],
} as const;
const openConversation = { type: 'openConversation', params: given } as const;

/** What can be begun whenever nothing is under way. */
const beginnings = {
  'assistant.asked': {
    guard: { type: 'canBeAsked', params: given },
    target: '#assistant.talk.asking',
    actions: [{ type: 'ask', params: given }, 'saveDraft'],
  },
  'assistant.askedAgain': { guard: 'hasAsked', target: '#assistant.talk.asking', actions: 'askAgain' },
} as const;

/** A condition that was understood is changed: the last question is asked again with it. */
const choices = {
  'assistant.chosen': {
    guard: 'isUnderstood',
    target: '#assistant.talk.asking',
    actions: { type: 'askChosen', params: given },
  },
} as const;

/** What words of an answer lead to, however many wait to be shown. */
const endings = [
  { guard: { type: 'isEnd', params: given }, target: '#assistant.talk.resting', actions: finished('done') },
  {
    guard: { type: 'isError', params: given },
    target: '#assistant.talk.failed',
    actions: [{ type: 'noteError', params: given }, finished('failed')],
  },
] as const;

const meta = { requirements: ['SCR-12'] };

/** The talk itself: a question, its answer as it comes, and what becomes of it. */
export const talk = assistantSetup.createStateConfig({
  description: 'One conversation: its questions and answers, and the answer that is being written.',
  meta,
  initial: 'arriving',
  invoke: [
    { id: 'background', src: 'background' },
    { id: 'address', src: 'address' },
  ],
  on: {
    'assistant.conversationGone': {
      guard: { type: 'isOpenOne', params: given },
      target: '#assistant.talk.resting',
      actions: 'startNew',
    },
    'assistant.typed': { actions: [{ type: 'keepDraft', params: given }, 'saveDraft'] },
    'draft.recalled': { guard: 'nothingIsTyped', actions: { type: 'keepDraft', params: given } },
    'assistant.freshRequested': [
      { guard: 'isNew', target: '#assistant.talk.resting', actions: 'startNew' },
      { target: '#assistant.talk.resting', actions: ['startNew', 'goToAddress'] },
    ],
    'assistant.conversationOpened': [
      {
        guard: { type: 'isOpenOne', params: given },
        target: '#assistant.talk.loading',
        actions: openConversation,
      },
      { target: '#assistant.talk.loading', actions: [openConversation, 'goToAddress'] },
    ],
    'assistant.addressed': [
      {
        guard: { type: 'isAnother', params: given },
        target: '#assistant.talk.loading',
        actions: openConversation,
      },
      // A user who returns to the page finds the talk as it was, with an answer in progress.
      { guard: { type: 'isUnnamed', params: given }, actions: 'putAddress' },
      { actions: 'goOn' },
    ],
  },
  states: {
    arriving: {
      description: 'The address says whether a conversation of before is meant.',
      meta,
      always: [{ guard: 'isNew', target: 'resting' }, { target: 'loading' }],
    },
    resting: {
      description: 'Nothing is under way; a question can be asked.',
      meta,
      on: { ...beginnings, ...choices, 'assistant.othersRequested': { actions: 'showOthers' } },
    },
    asking: {
      description: 'An answer is being written; stopping takes the place of asking.',
      meta: { requirements: ['SCR-12', 'MKT-20'] },
      type: 'parallel',
      invoke: [
        {
          id: 'answer',
          src: 'answer',
          input: ({ context: { writing, conversation, again } }) => ({
            question: writing?.question ?? '',
            conversation,
            again: again?.id ?? null,
            chosen: writing?.chosen ?? null,
          }),
        },
        { ...whenLost('#assistant.talk.cutOff') },
      ],
      on: {
        'assistant.stopRequested': [
          { guard: 'isStarted', target: 'stopping', actions: finished('stopped') },
          { target: 'resting', actions: finished('stopped') },
        ],
        'answer.failed': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.failure },
            target: 'refused',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.failure }, 'takeBack', 'saveDraft'],
          },
          {
            target: 'failed',
            actions: [{ type: 'noteFailure', params: ({ event }) => event.failure }, finished('failed')],
          },
        ],
      },
      states: {
        words: {
          description: 'The words of the answer, shown some at a time.',
          meta,
          initial: 'quiet',
          states: {
            quiet: {
              description: 'All that came is shown.',
              meta,
              on: {
                'answer.came': [
                  ...endings,
                  { guard: { type: 'isWords', params: given }, target: 'gathering', actions: keepEvent },
                  begins,
                  { actions: keepEvent },
                ],
              },
            },
            gathering: {
              description: 'Words wait for a moment, so that a page is not drawn for each of them.',
              meta,
              after: { flushEvery: { target: 'quiet', actions: 'flush' } },
              on: { 'answer.came': [...endings, begins, { actions: keepEvent }] },
            },
          },
        },
        line: {
          description: 'Whether the gateway gives a sign of life.',
          meta,
          initial: 'listening',
          states: {
            listening: {
              description: 'The next sign is waited for.',
              meta,
              after: {
                silenceLimit: {
                  target: '#assistant.talk.failed',
                  actions: ['noteTimeout', finished('failed')],
                },
              },
              on: {
                'answer.came': {
                  guard: { type: 'goesOn', params: given },
                  target: 'listening',
                  reenter: true,
                },
              },
            },
          },
        },
      },
    },
    stopping: {
      description: 'The gateway is asked to stop the answer; the received part stays.',
      meta,
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { turns } }) => ({ turn: turns.at(-1)?.id ?? '' }),
        onDone: 'resting',
      },
    },
    failed: {
      description: 'The answer broke off; what came stays, why is said, and it can be asked for again.',
      meta,
      on: beginnings,
    },
    cutOff: {
      description: 'The network is lost in the middle of an answer.',
      meta,
      entry: ['noteNetwork', finished('failed')],
      always: 'failed',
    },
    refused: {
      description: 'The gateway does not take the question; it is back in the field, and why is said.',
      meta,
      on: { ...beginnings, ...choices },
    },
    loading: {
      description: 'A conversation of before is read.',
      meta,
      invoke: {
        id: 'history',
        src: 'history',
        input: ({ context: { conversation } }) => ({ conversation: conversation ?? '' }),
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'resting',
            actions: { type: 'keepHistory', params: output },
          },
          { target: 'unread', actions: { type: 'keepHistory', params: output } },
        ],
      },
    },
    unread: {
      description: 'The conversation could not be read; it can be tried again.',
      meta,
      on: { 'assistant.reloadRequested': 'loading' },
    },
  },
});
