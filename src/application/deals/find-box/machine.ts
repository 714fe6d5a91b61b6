import { findBoxSetup as base, type FindBoxEvent, type SuggestInput } from './setup';
import { goingOn } from '../../kit/going-on';
import type { Answer } from '../../kit/from-call';
import type { Suggestions } from '../../../../contract/search/found';

interface Of<T extends FindBoxEvent['type']> {
  readonly event: Extract<FindBoxEvent, { readonly type: T }>;
}

const eventOf = <E>({ event }: { readonly event: E }): E => event;
const typed = { type: 'keepText', params: eventOf<Of<'find.typed'>['event']> } as const;
const composed = { type: 'keepText', params: eventOf<Of<'find.composed'>['event']> } as const;
const wanted = { type: 'keepText', params: eventOf<Of<'find.wanted'>['event']> } as const;
const placeOf = ({ event }: Of<'find.chosen'>): number => event.place;
const activeOf = ({ context }: { readonly context: { readonly active: number | null } }): number | null =>
  context.active;
const answerOf = ({ event }: { readonly event: { readonly output: Answer<Suggestions> } }) => event.output;
const addressOf = ({ event: { text, kind } }: Of<'address.changed'>): SuggestInput => ({ text, kind });

/** The address holds the text: the search was made. */
const searches = { target: '#findBox.field.resting', actions: ['search', 'remember'] } as const;

/** The user types, in any state of the field. */
const typing = {
  'find.typed': [
    {
      guard: { type: 'isBlank', params: eventOf<Of<'find.typed'>['event']> },
      target: '#findBox.field.resting',
      actions: [typed, 'forgetSuggestions'],
    },
    { target: '#findBox.field.typing', reenter: true, actions: typed },
  ],
  'find.composing': '#findBox.field.composing',
} as const;

/** The field has a text, and sends it. */
const submitting = { 'find.submitted': searches } as const;

const leaving = { 'find.closed': '#findBox.field.resting' } as const;

/** The address is another: the field and the scope follow it. */
const following = {
  'address.changed': [
    {
      guard: { type: 'isOfOthers', params: addressOf },
      target: '#findBox.field.resting',
      actions: [{ type: 'keepAddress', params: addressOf }, 'forgetSuggestions'],
    },
    goingOn,
  ],
} as const;

/**
 * The box of the search over all kinds: suggestions after a pause of typing and never within a composition, ten earlier
 * searches of the device, and the way to the results, which the address holds. Source: SCR-06, LAY-20, DSK-03.
 */
export const findBoxMachine = base.createMachine({
  id: 'findBox',
  description: 'The box of the search over all kinds.',
  meta: { requirements: ['SCR-06', 'LAY-20'] },
  context: ({ input: { text, kind } }) => ({ text, kind, suggestions: null, active: null, history: [] }),
  invoke: [
    { id: 'way', src: 'way' },
    { id: 'history', src: 'history' },
  ],
  on: {
    'history.read': { actions: { type: 'keepHistory', params: ({ event }) => event.texts } },
    'find.scoped': { actions: { type: 'keepKind', params: ({ event }) => event.kind } },
    'find.wanted': [
      { guard: { type: 'isBlank', params: ({ event }) => event }, actions: 'goOn' },
      { target: '.field.resting', actions: [wanted, 'forgetSuggestions', 'search', 'remember'] },
    ],
  },
  type: 'parallel',
  states: {
    field: {
      description: 'The field and its suggestions.',
      meta: { requirements: ['SCR-06'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'No suggestions are shown.',
          meta: { requirements: ['SCR-06'] },
          entry: 'forgetSuggestions',
          on: {
            ...typing,
            ...following,
            'find.submitted': [{ ...searches, guard: 'hasText' }, goingOn],
            'find.closed': goingOn,
          },
        },
        typing: {
          description: 'The user types; after a pause suggestions are asked for.',
          meta: { requirements: ['SCR-06'] },
          after: { typingPause: 'suggesting' },
          on: { ...typing, ...submitting, ...leaving, ...following },
        },
        composing: {
          description: 'An input method composes a word: nothing is asked for.',
          meta: { requirements: ['LAY-20'] },
          on: {
            'find.typed': { actions: typed },
            'find.composed': { target: 'typing', actions: composed },
            ...leaving,
            ...following,
          },
        },
        suggesting: {
          description: 'Suggestions are on their way; an answer that comes after more was typed is dropped.',
          meta: { requirements: ['SCR-06'] },
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context: { text, kind } }) => ({ text, kind }),
            onDone: [
              {
                guard: { type: 'hasSuggestions', params: answerOf },
                target: 'offering',
                actions: { type: 'keepSuggestions', params: answerOf },
              },
              { target: 'resting' },
            ],
          },
          on: { ...typing, ...submitting, ...leaving, ...following },
        },
        offering: {
          description: 'Suggestions are shown; arrow keys lead through them.',
          meta: { requirements: ['SCR-06'] },
          on: {
            ...typing,
            ...leaving,
            ...following,
            'find.moved': { actions: { type: 'move', params: ({ event }) => event.by } },
            'find.chosen': [
              {
                guard: { type: 'isThing', params: placeOf },
                target: 'resting',
                actions: { type: 'open', params: placeOf },
              },
              {
                guard: { type: 'isOption', params: placeOf },
                target: 'resting',
                actions: [{ type: 'keepWord', params: placeOf }, 'search', 'remember'],
              },
            ],
            'find.submitted': [
              {
                guard: { type: 'isThing', params: activeOf },
                target: 'resting',
                actions: { type: 'open', params: activeOf },
              },
              {
                target: 'resting',
                actions: [{ type: 'keepWord', params: activeOf }, 'search', 'remember'],
              },
            ],
          },
        },
      },
    },
    history: {
      description: 'The earlier searches on the device.',
      meta: { requirements: ['SCR-06'] },
      initial: 'kept',
      states: {
        kept: {
          description: 'The earlier searches are shown where nothing is searched for.',
          meta: { requirements: ['SCR-06'] },
          on: { 'history.clearRequested': 'asking' },
        },
        asking: {
          description: 'The user is asked whether to clear them.',
          meta: { requirements: ['SCR-06'] },
          on: {
            'history.clearConfirmed': { target: 'kept', actions: 'clearHistory' },
            'history.clearCancelled': 'kept',
          },
        },
      },
    },
  },
});

export type FindBoxMachine = typeof findBoxMachine;
