import { isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { TextFile } from '../../../ports/file-download';
import { notWired } from '../not-wired';

/** Delays of saving a file, in milliseconds. */
const fileSavingDelays = {
  /** The code of saving is loaded with the first file. */
  saveLimit: 20_000,
  /** How long it is said that the file is saved. */
  saidFor: 4_000,
} as const;

export type FileSavingEvent =
  | { readonly type: 'file.saveRequested'; readonly file: TextFile }
  | { readonly type: 'file.closed' };

interface FileSavingTypes {
  readonly context?: { readonly file: TextFile | null };
  readonly events?: FileSavingEvent;
}

const types: FileSavingTypes = {};

/** What became of it. */
export type Saved = Either<'downloadFailed', void>;

const asks = {
  target: '#fileSaving.saving',
  actions: {
    type: 'keepFile',
    params: ({ event }: { readonly event: Extract<FileSavingEvent, { type: 'file.saveRequested' }> }) =>
      event.file,
  },
} as const;

/** A file that a page made of what it shows, handed to the person. Source: MKT-11. */
export const fileSavingMachine = setup({
  types,
  actors: {
    save: fromPromise<Saved, { readonly file: TextFile | null }>(notWired('fileSaving', 'save')),
  },
  delays: fileSavingDelays,
  guards: { isSaved: (_, saved: Saved) => isRight(saved) },
  actions: { keepFile: assign((_, file: TextFile) => ({ file })) },
}).createMachine({
  id: 'fileSaving',
  description: 'One file that was made of what a page shows, handed to the person where the platform can.',
  meta: { requirements: ['MKT-11'] },
  context: { file: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being saved.',
      meta: { requirements: ['MKT-11'] },
      on: { 'file.saveRequested': asks },
    },
    saving: {
      description: 'The platform is handed the file.',
      meta: { requirements: ['MKT-11'] },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          { target: 'unsaved' },
        ],
        onError: 'unsaved',
      },
      after: { saveLimit: 'unsaved' },
    },
    saved: {
      description: 'It is said where the file is, for a moment.',
      meta: { requirements: ['MKT-11'] },
      after: { saidFor: 'resting' },
      on: { 'file.saveRequested': asks, 'file.closed': 'resting' },
    },
    unsaved: {
      description: 'The platform keeps no files; it is said where the page can be opened instead.',
      meta: { requirements: ['MKT-11'] },
      on: { 'file.saveRequested': asks, 'file.closed': 'resting' },
    },
  },
});

export type FileSavingMachine = typeof fileSavingMachine;
