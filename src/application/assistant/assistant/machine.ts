import { assistantSetup } from './setup';
import { talk } from './talk';

const meta = { requirements: ['SCR-12'] };
type Named = { readonly event: { readonly id: string | null } };
const named = ({ event }: Named) => event;
type Gone = { readonly event: { readonly id: string } };
type Scrolled = { readonly event: { readonly atEnd: boolean } };
const emptied = { guard: { type: 'isOpenOne', params: ({ event }: Gone) => event } } as const;
const back = { type: 'isAtEnd', params: ({ event }: Scrolled) => event } as const;
const away = { type: 'isAway', params: ({ event }: Scrolled) => event } as const;

/** The assistant: asking, its answer in parts, conversations of before. Source: SCR-12, MKT-20. */
export const assistantMachine = assistantSetup.createMachine({
  id: 'assistant',
  description: 'A talk with the assistant, with the list of all talks over it.',
  meta: { requirements: ['SCR-12', 'MKT-20'] },
  context: ({ input: { conversation } }) => ({
    conversation,
    turns: [],
    writing: null,
    again: null,
    draft: '',
    failure: null,
    others: 0,
  }),
  type: 'parallel',
  states: {
    talk,
    eye: {
      description: 'Whether the page goes along with the answer.',
      meta,
      initial: 'following',
      states: {
        following: {
          description: 'The end of the answer stays in view.',
          meta,
          on: {
            'assistant.scrolled': { guard: away, target: 'reading' },
          },
        },
        reading: {
          description: 'The user scrolled up to read: the shown text does not move.',
          meta,
          on: {
            'assistant.scrolled': { guard: back, target: 'following' },
            'assistant.asked': 'following',
            'assistant.askedAgain': 'following',
            'assistant.chosen': 'following',
            'assistant.freshRequested': 'following',
            'assistant.conversationOpened': 'following',
            'assistant.addressed': { guard: { type: 'isAnother', params: named }, target: 'following' },
          },
        },
      },
    },
    talks: {
      description:
        'The sheet that is open over the talk: the list of conversations, or the conditions of a question.',
      meta,
      initial: 'closed',
      states: {
        closed: {
          description: 'The list is away.',
          meta,
          on: {
            'assistant.talksOpened': 'open',
            'assistant.conversationGone': { ...emptied, actions: 'putAddress' },
            'assistant.changeOpened': { guard: 'isUnderstood', target: 'changing' },
          },
        },
        changing: {
          description: 'The conditions that were understood of a question are changed in a form.',
          meta,
          on: {
            'assistant.changeClosed': 'closed',
            'assistant.chosen': 'closed',
            'assistant.asked': 'closed',
            'assistant.askedAgain': 'closed',
            'assistant.freshRequested': 'closed',
            'assistant.conversationOpened': 'closed',
            'assistant.conversationGone': { ...emptied, target: 'closed', actions: 'putAddress' },
            'assistant.talksOpened': 'open',
          },
        },
        open: {
          description: 'The list lies over the page; back closes it first.',
          meta: { requirements: ['SCR-12', 'LAY-19'] },
          invoke: { id: 'layer', src: 'layer' },
          on: {
            'assistant.talksClosed': 'closed',
            'assistant.conversationOpened': 'closed',
            'assistant.freshRequested': 'closed',
          },
          initial: 'standing',
          states: {
            standing: {
              description: 'The conversation that the address names is there.',
              meta,
              on: { 'assistant.conversationGone': { ...emptied, target: 'emptied' } },
            },
            emptied: {
              description:
                'It was taken out; the address, whose change closes the list, says so once that is closed.',
              meta,
              on: {
                'assistant.talksClosed': { target: '#assistant.talks.closed', actions: 'putAddress' },
                'assistant.freshRequested': { target: '#assistant.talks.closed', actions: 'putAddress' },
              },
            },
          },
        },
      },
    },
  },
});

export type AssistantMachine = typeof assistantMachine;
