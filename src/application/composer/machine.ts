import { goingOn } from '../going-on';
import { composerSetup } from './setup';

/** Where one writes to somebody: words, with what they answer to, pictures and documents. Source: SCR-11. */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  description: 'What is being written to somebody.',
  meta: { requirements: ['SCR-11'] },
  context: ({ input }) => ({
    ...input,
    text: '',
    quote: null,
    file: null,
    sent: 0,
    problem: null,
    focusSign: null,
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { userId, peerId } }) => ({ userId, peerId }),
      onError: goingOn,
    },
    {
      id: 'desk',
      src: 'desk',
      input: ({ context: { userId, peerId } }) => ({ userId, peerId }),
      onError: goingOn,
    },
  ],
  on: {
    'draft.recalled': {
      guard: 'nothingIsTyped',
      actions: { type: 'keepText', params: ({ event }) => event },
    },
    'composer.typed': { actions: [{ type: 'keepText', params: ({ event }) => event }, 'keepDraft'] },
    'composer.rewritten': {
      actions: [{ type: 'keepText', params: ({ event }) => event }, 'keepDraft', 'leadToField'],
    },
    'composer.quoted': { actions: [{ type: 'keepQuote', params: ({ event }) => event }, 'leadToField'] },
    'composer.unquoted': { actions: 'forgetQuote' },
    'composer.sent': { guard: 'saysSomething', actions: ['writeText', 'forgetText', 'keepDraft'] },
    'composer.cardSent': { actions: { type: 'writeCard', params: ({ event }) => event } },
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'No file is chosen.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'composer.fileChosen': {
          target: 'sending',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'A file is looked at and goes out, with progress; it can be cancelled.',
      meta: { requirements: ['SCR-11', 'VAL-06'] },
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context }) => ({ file: context.file }),
        onError: { target: 'failed', actions: 'noteDefect' },
      },
      after: { sendingLimit: { target: 'failed', actions: 'noteTimeout' } },
      on: {
        'file.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
        'file.ended': [
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.result },
            target: 'ready',
            actions: [{ type: 'writeFile', params: ({ event }) => event.result }, 'forgetFile'],
          },
          { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event.result } },
        ],
        'composer.fileCancelled': { target: 'ready', actions: 'forgetFile' },
      },
    },
    failed: {
      description: 'The file did not go, with the reason; it can be sent again where that may help.',
      meta: { requirements: ['SCR-11', 'VAL-06'] },
      on: {
        'composer.fileRetried': { guard: 'mayGoAgain', target: 'sending', actions: 'beginAnew' },
        'composer.fileCancelled': { target: 'ready', actions: 'forgetFile' },
        'composer.fileChosen': {
          target: 'sending',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ComposerMachine = typeof composerMachine;
