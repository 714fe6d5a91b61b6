import { goingOn } from '../../kit/going-on';
import type { ComposerEvent } from './events';
import { composerSetup } from './setup';

interface Chosen {
  readonly event: Extract<ComposerEvent, { type: 'composer.fileChosen' }>;
}

const chooses = {
  target: '#composer.checking',
  actions: { type: 'keepFile', params: ({ event }: Chosen) => event },
} as const;
/** While a file is looked at or shown, further files wait for their turn. */
const adds = { actions: { type: 'addFiles', params: ({ event }: Chosen) => event } } as const;
const gone = { target: '#composer.ready', actions: 'forgetFile' } as const;

/** The composer of a conversation: text, with the message that it answers, pictures and documents. Source: SCR-11. */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  description: 'The message that is being written in a conversation.',
  meta: { requirements: ['SCR-11'] },
  context: ({ input }) => ({
    ...input,
    text: '',
    quote: null,
    file: null,
    kind: null,
    further: [],
    note: null,
    preview: null,
    card: null,
    problem: null,
    focusRequest: null,
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { userId, peerId } }) => ({ userId, peerId }),
      onError: goingOn,
    },
    {
      id: 'outbox',
      src: 'outbox',
      input: ({ context: { userId, peerId } }) => ({ userId, peerId }),
      onError: goingOn,
    },
    { id: 'recalls', src: 'recalls', onError: goingOn },
  ],
  on: {
    'draft.recalled': {
      guard: 'nothingIsWritten',
      actions: { type: 'recallDraft', params: ({ event }) => event },
    },
    'composer.typed': { actions: [{ type: 'keepText', params: ({ event }) => event }, 'keepDraft'] },
    'composer.rewritten': {
      actions: [{ type: 'joinText', params: ({ event }) => event }, 'keepDraft', 'leadToField'],
    },
    'composer.quoted': {
      actions: [{ type: 'keepQuote', params: ({ event }) => event }, 'keepDraft', 'leadToField'],
    },
    'composer.unquoted': { actions: ['forgetQuote', 'keepDraft'] },
    'message.recalled': {
      guard: { type: 'isQuoted', params: ({ event }) => event },
      actions: ['forgetQuoted', 'keepDraft'],
    },
    'composer.sent': { guard: 'saysSomething', actions: ['writeText', 'forgetText', 'keepDraft'] },
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'No file is looked at.',
      meta: { requirements: ['SCR-11'] },
      always: { guard: 'furtherWait', target: 'checking', actions: 'takeFurther' },
      on: {
        'composer.fileChosen': chooses,
        'composer.cardChosen': {
          target: 'asking',
          actions: { type: 'keepCard', params: ({ event }) => event },
        },
      },
    },
    asking: {
      description: 'Asks whether the deal is really to be shown to the other.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'composer.cardSent': { target: 'ready', actions: ['writeCard', 'forgetCard'] },
        'composer.cardCancelled': { target: 'ready', actions: 'forgetCard' },
        'composer.fileChosen': chooses,
      },
    },
    checking: {
      description: 'A file that was chosen is checked by its content, and a large picture is reduced.',
      meta: { requirements: ['SCR-11', 'VAL-06'] },
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'mayGo', params: ({ event }) => event.output },
            target: 'held',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'noteUnreadable' },
      },
      after: { checkLimit: { target: 'failed', actions: 'noteUnreadable' } },
      on: { 'composer.fileChosen': adds, 'composer.fileCancelled': gone },
    },
    held: {
      description: 'A file that may go; a picture is shown from the device while it is here.',
      meta: { requirements: ['SCR-11'] },
      exit: 'forgetPreview',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { file, kind } }) => ({ file, kind }),
        onError: goingOn,
      },
      on: {
        'preview.opened': { actions: { type: 'keepPreview', params: ({ event }) => event } },
        'composer.fileChosen': adds,
      },
      initial: 'shown',
      states: {
        shown: {
          description: 'The file is shown with its name and size; it goes out when the user says so.',
          meta: { requirements: ['SCR-11'] },
          on: { 'composer.fileSent': 'giving', 'composer.fileCancelled': gone },
        },
        giving: {
          description: 'The file is given to the outbox, which takes it where not too much waits.',
          meta: { requirements: ['SCR-11', 'SOC-06'] },
          invoke: {
            id: 'give',
            src: 'give',
            input: ({ context: { peerId, file, kind } }) => ({ peerId, file, kind }),
            onDone: [
              { guard: { type: 'waits', params: ({ event }) => event.output }, ...gone },
              {
                target: '#composer.failed',
                actions: { type: 'noteQueueFull', params: ({ event }) => event.output },
              },
            ],
            onError: { target: '#composer.failed', actions: 'noteUnreadable' },
          },
          after: { giveLimit: { target: '#composer.failed', actions: 'noteUnreadable' } },
        },
      },
    },
    failed: {
      description:
        'The file may not go, with the reason: another one is chosen, or the same goes once there is room.',
      meta: { requirements: ['SCR-11', 'VAL-06'] },
      on: {
        'composer.fileRetried': { guard: 'lacksSpace', target: 'held.giving', actions: 'forgetProblem' },
        'composer.fileCancelled': gone,
        'composer.fileChosen': chooses,
      },
    },
  },
});

export type ComposerMachine = typeof composerMachine;
