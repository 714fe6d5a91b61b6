import { goingOn } from '../../kit/going-on';
import type { NoteEvent } from './events';
import { noteSetup } from './setup';

interface Of<Type extends NoteEvent['type']> {
  readonly event: Extract<NoteEvent, { readonly type: Type }>;
}

const arrived = ({ event }: Of<'note.arrived'>) => event;
const kept = {
  guard: { type: 'isForReader', params: arrived },
  actions: { type: 'keepNote', params: arrived },
} as const;
const reported = { type: 'isReported', params: ({ event }: Of<'note.recalled'>) => event } as const;
const note = { ...kept, target: 'shown' } as const;

/** The note about arriving messages, shown over the page: the last of them, for a while. Source: SCR-11. */
export const noteMachine = noteSetup.createMachine({
  id: 'messageNote',
  description:
    'Shows a note over the page when a message arrives, unless its own page is shown or an overlay is open.',
  meta: { requirements: ['SCR-11'] },
  context: { note: null },
  initial: 'listening',
  states: {
    listening: {
      description: 'Hears what arrives.',
      meta: { requirements: ['SCR-11'] },
      invoke: [
        { id: 'arrivals', src: 'arrivals', onError: 'deaf' },
        { id: 'cover', src: 'cover', onError: 'deaf' },
      ],
      exit: 'forgetNote',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'No note is shown.',
          meta: { requirements: ['SCR-11'] },
          entry: 'forgetNote',
          on: { 'note.arrived': note, 'note.covered': 'covered', 'note.uncovered': goingOn },
        },
        shown: {
          description: 'The note of a message is shown until its time is over; the next takes its place.',
          meta: { requirements: ['SCR-11'] },
          after: { noteShown: 'quiet' },
          on: {
            'note.arrived': { ...note, reenter: true },
            'note.recalled': { guard: reported, target: 'quiet' },
            'note.dismissed': 'quiet',
            'note.covered': 'covered',
          },
        },
        covered: {
          description:
            'Something lies on top of the page, whose head no note is to cover: the last message waits until it is gone.',
          meta: { requirements: ['SCR-11'] },
          on: {
            'note.arrived': kept,
            'note.recalled': { guard: reported, actions: 'forgetNote' },
            'note.uncovered': [{ guard: 'hasNote', target: 'shown' }, { target: 'quiet' }],
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
