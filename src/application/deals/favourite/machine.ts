import { whenBack } from '../../kit/connection/actors';
import type { FavouriteEvent } from './events';
import { nobodys } from './favourite-context';
import { favouriteSetup } from './setup';

type Of<T extends FavouriteEvent['type']> = { readonly event: Extract<FavouriteEvent, { type: T }> };

const shown = ({ event }: Of<'favourites.shown'>) => event;
const listed = ({ event }: Of<'favourites.listed'>) => event;
const pressed = ({ event }: Of<'favourites.pressed'>) => event;
const noted = { type: 'noteMissing', params: shown } as const;
const somethingIsUnknown = { type: 'somethingIsUnknown', params: shown } as const;
const isAnother = ['.knowing.deciding', '.saving.resting', '.notifying.quiet'] as const;
const removal = {
  guard: { type: 'isRemoval', params: pressed },
  target: 'removed',
  actions: { type: 'keepRemoved', params: pressed },
} as const;
const failure = {
  target: 'failed',
  actions: { type: 'keepError', params: ({ event }: Of<'favourites.notSaved'>) => event },
} as const;

/**
 * The favourites of the present user, some of which pages show as stars. A press shows at once, and presses are saved
 * one after the other, so that an older one never wins; one that is not saved is rolled back with a notice. Source:
 * SCR-07.
 */
export const favouriteMachine = favouriteSetup.createMachine({
  id: 'favourites',
  description: 'Which things are favourites, as stars show it: loaded, pressed, saved, reported.',
  meta: { requirements: ['SCR-07'] },
  context: nobodys,
  type: 'parallel',
  on: {
    'favourites.shown': {
      guard: { type: 'isAnother', params: shown },
      target: isAnother,
      actions: { type: 'startFor', params: shown },
    },
    'favourites.listed': [
      {
        guard: { type: 'isTheirs', params: listed },
        actions: { type: 'keepListed', params: listed },
      },
      { target: isAnother, actions: { type: 'startWithListed', params: listed } },
    ],
  },
  states: {
    knowing: {
      description: 'The states of the shown things.',
      meta: { requirements: ['SCR-07'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is asked for.',
          meta: { requirements: ['SCR-07'] },
          on: { 'favourites.shown': { guard: somethingIsUnknown, target: 'asking', actions: noted } },
        },
        deciding: {
          description: 'Asks on while something is missing.',
          meta: { requirements: ['SCR-07'] },
          always: [{ guard: 'somethingIsMissing', target: 'asking' }, { target: 'resting' }],
        },
        asking: {
          description: 'One call asks which of the things are favourites.',
          meta: { requirements: ['SCR-07'] },
          entry: 'takeNext',
          on: { 'favourites.shown': { guard: somethingIsUnknown, actions: noted } },
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => context.asked,
            onDone: [
              {
                guard: { type: 'statesCame', params: ({ event }) => event.output },
                target: 'deciding',
                actions: { type: 'keepStates', params: ({ event }) => event.output },
              },
              { target: 'unanswered' },
            ],
          },
        },
        unanswered: {
          description:
            'The states are unknown: the stars are empty, and can be pressed. They are loaded again when the connection is back.',
          meta: { requirements: ['SCR-07', 'LAY-16'] },
          entry: 'putBack',
          invoke: whenBack('asking'),
          on: { 'favourites.shown': { guard: somethingIsUnknown, target: 'asking', actions: noted } },
        },
      },
    },
    saving: {
      description: 'The presses, saved one after the other.',
      meta: { requirements: ['SCR-07'] },
      initial: 'resting',
      states: {
        resting: {
          description: 'Everything that was pressed is saved.',
          meta: { requirements: ['SCR-07'] },
          on: {
            'favourites.pressed': {
              guard: { type: 'isChange', params: pressed },
              target: 'sending',
              actions: { type: 'keepPress', params: pressed },
            },
          },
        },
        sending: {
          description: 'The earliest press is being saved; later ones wait, and all show at once.',
          meta: { requirements: ['SCR-07'] },
          entry: 'takeFirst',
          on: {
            'favourites.pressed': {
              guard: { type: 'isChange', params: pressed },
              actions: { type: 'keepPress', params: pressed },
            },
          },
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => context.sent,
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: 'deciding',
                actions: 'keepSaved',
              },
              {
                target: 'deciding',
                actions: ['rollBack', { type: 'reportNotSaved', params: ({ event }) => event.output }],
              },
            ],
          },
        },
        deciding: {
          description: 'The next press, if there is one.',
          meta: { requirements: ['SCR-07'] },
          always: [{ guard: 'somethingIsWanted', target: 'sending' }, { target: 'resting' }],
        },
      },
    },
    notifying: {
      description: 'The notice over the page about a press.',
      meta: { requirements: ['SCR-07'] },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'No notice is shown.',
          meta: { requirements: ['SCR-07'] },
          on: { 'favourites.pressed': removal, 'favourites.notSaved': failure },
        },
        removed: {
          description: 'Something was taken out, and can be taken back for 5 s.',
          meta: { requirements: ['SCR-07'] },
          after: { undoOffered: { target: 'quiet', actions: 'forgetRemoved' } },
          on: {
            'favourites.undone': { target: 'quiet', actions: ['takeBack', 'forgetRemoved'] },
            'favourites.pressed': { ...removal, reenter: true },
            'favourites.notSaved': { ...failure, actions: [failure.actions, 'forgetRemoved'] },
          },
        },
        failed: {
          description: 'A press was not saved, and the person reads why.',
          meta: { requirements: ['SCR-07'] },
          exit: 'forgetError',
          after: { failureShown: 'quiet' },
          on: {
            'favourites.pressed': removal,
            'favourites.notSaved': { ...failure, reenter: true },
          },
        },
      },
    },
  },
});

export type FavouriteMachine = typeof favouriteMachine;
