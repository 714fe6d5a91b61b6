import { assign, fromCallback, setup } from 'xstate';
import { notWired } from '../../kit/not-wired';

/** What the room that is seen tells. */
export interface RoomEvent {
  readonly type: 'room.changed';
  /** CSS pixels. */
  readonly height: number;
}

interface RoomTypes {
  readonly context?: { readonly height: number | null };
  readonly events?: RoomEvent;
}

const types: RoomTypes = {};

/** How high what is seen of the window is, also with a keyboard over it. Source: SCR-11. */
export const visibleRoomMachine = setup({
  types,
  actors: { room: fromCallback(notWired('visible room', 'room')) },
  delays: {
    /** After a defect it is listened again, in milliseconds. */
    deafPause: 1_000,
  },
  actions: {
    keepHeight: assign((_, changed: { readonly height: number }) => ({ height: changed.height })),
  },
}).createMachine({
  id: 'visibleRoom',
  description: 'How much of the window a keyboard leaves.',
  meta: { requirements: ['SCR-11'] },
  context: { height: null },
  initial: 'listening',
  states: {
    listening: {
      description: 'Each change of what is seen is heard.',
      meta: { requirements: ['SCR-11'] },
      invoke: { id: 'room', src: 'room', onError: 'deaf' },
      on: { 'room.changed': { actions: { type: 'keepHeight', params: ({ event }) => event } } },
    },
    deaf: {
      description: 'Nothing is heard for a moment; what was known stands.',
      meta: { requirements: ['SCR-11'] },
      after: { deafPause: 'listening' },
    },
  },
});

export type VisibleRoomMachine = typeof visibleRoomMachine;
