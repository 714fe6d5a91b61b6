import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { noteOf, type ArrivalNote } from '../../../domain/message/arrival-note';
import { notWired } from '../../kit/not-wired';
import type { NoteEvent } from './events';

interface NoteContext {
  readonly note: ArrivalNote | null;
}

interface NoteTypes {
  readonly context?: NoteContext;
  readonly events?: NoteEvent;
}

const types: NoteTypes = {};

type Arrived = Extract<NoteEvent, { readonly type: 'note.arrived' }>;

/** The words that the chart of notes is written in. */
export const noteSetup = setup({
  types,
  actors: {
    arrivals: fromCallback<EventObject>(notWired('message note', 'arrivals')),
    cover: fromCallback<EventObject>(notWired('message note', 'cover')),
  },
  delays: {
    /** How long a note is shown, in milliseconds. */
    noteShown: 6_000,
    /** How long after a defect it is heard again, in milliseconds. */
    hearAgain: 1_000,
  },
  guards: {
    hasNote: ({ context: { note } }) => note !== null,
    isReported: ({ context: { note } }, { id }: { readonly id: string | null }) =>
      note !== null && note.id === id,
    isForReader: (_, { message, reader }: Arrived) => noteOf(message, reader) !== null,
  },
  actions: {
    keepNote: assign((_, { message, reader }: Arrived) => ({ note: noteOf(message, reader) })),
    forgetNote: assign({ note: null }),
    goOn: assign({}),
  },
});
