import type { NoteEvent } from './events';
import { noteSetup } from './setup';

interface Arrived {
  readonly event: Extract<NoteEvent, { readonly type: 'note.arrived' }>;
}

const arrived = ({ event }: Arrived) => event;
const note = {
  guard: { type: 'isForReader', params: arrived },
  target: 'shown',
  actions: { type: 'keepNote', params: arrived },
} as const;

/** What is told over the page of messages that arrive: the last of them, for a while. Source: SCR-11. */
export const noteMachine = noteSetup.createMachine({
  id: 'messageNote',
  description: 'Tells over the page of a message that arrives, where the page is another than its own.',
  meta: { requirements: ['SCR-11'] },
  context: { note: null },
  initial: 'listening',
  states: {
    listening: {
      description: 'Hears what arrives.',
      meta: { requirements: ['SCR-11'] },
      invoke: { id: 'arrivals', src: 'arrivals', onError: 'deaf' },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is told.',
          meta: { requirements: ['SCR-11'] },
          on: { 'note.arrived': note },
        },
        shown: {
          description: 'A message is told of; the next takes its place.',
          meta: { requirements: ['SCR-11'] },
          exit: 'forgetNote',
          after: { noteShown: 'quiet' },
          on: {
            'note.arrived': { ...note, reenter: true },
            'note.dismissed': 'quiet',
          },
        },
      },
    },
    deaf: {
      description: 'The hearing broke; in a moment it is taken up again.',
      meta: { requirements: ['SCR-11'] },
      after: { hearAgain: 'listening' },
    },
  },
});

export type NoteMachine = typeof noteMachine;
