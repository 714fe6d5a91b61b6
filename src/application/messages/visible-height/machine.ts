import { assign, fromCallback, setup } from 'xstate';
import { notWired } from '../../kit/not-wired';

/** The event with the visible height. */
export interface HeightEvent {
  readonly type: 'height.changed';
  /** CSS pixels. */
  readonly height: number;
}

interface HeightTypes {
  readonly context?: { readonly height: number | null };
  readonly events?: HeightEvent;
}

const types: HeightTypes = {};

/** How high what is seen of the window is, also with a keyboard over it. Source: SCR-11. */
export const visibleHeightMachine = setup({
  types,
  actors: { height: fromCallback(notWired('visible height', 'height')) },
  delays: {
    /** After a defect it is listened again, in milliseconds. */
    deafPause: 1_000,
  },
  actions: {
    keepHeight: assign((_, changed: { readonly height: number }) => ({ height: changed.height })),
  },
}).createMachine({
  id: 'visibleHeight',
  description: 'How much of the window a keyboard leaves.',
  meta: { requirements: ['SCR-11'] },
  context: { height: null },
  initial: 'listening',
  states: {
    listening: {
      description: 'Each change of what is seen is heard.',
      meta: { requirements: ['SCR-11'] },
      invoke: { id: 'height', src: 'height', onError: 'deaf' },
      on: { 'height.changed': { actions: { type: 'keepHeight', params: ({ event }) => event } } },
    },
    deaf: {
      description: 'The listener is paused; the last known height stays.',
      meta: { requirements: ['SCR-11'] },
      after: { deafPause: 'listening' },
    },
  },
});

export type VisibleHeightMachine = typeof visibleHeightMachine;
