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
    kind: null,
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
    'composer.cardSent': { actions: { type: 'writeCard', params: ({ event }) => event } },
  },
  initial: 'ready',
  states: {
    ready: {
      description: 'No file is looked at.',
      meta: { requirements: ['SCR-11'] },
      on: {
        'composer.fileChosen': {
          target: 'checking',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
    checking: {
      description: 'A file that was chosen is looked at.',
      meta: { requirements: ['SCR-11', 'VAL-06'] },
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'mayGo', params: ({ event }) => event.output },
            target: 'giving',
            actions: { type: 'keepKind', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteProblem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'noteUnreadable' },
      },
      after: { checkLimit: { target: 'failed', actions: 'noteUnreadable' } },
      on: { 'composer.fileCancelled': { target: 'ready', actions: 'forgetFile' } },
    },
    giving: {
      description: 'A file that may go is given to the outbox, which takes it where not too much waits.',
      meta: { requirements: ['SCR-11', 'SOC-06'] },
      invoke: {
        id: 'give',
        src: 'give',
        input: ({ context: { peerId, file, kind } }) => ({ peerId, file, kind }),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'forgetFile',
          },
          { target: 'failed', actions: { type: 'noteNoRoom', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'noteUnreadable' },
      },
      after: { giveLimit: { target: 'failed', actions: 'noteUnreadable' } },
    },
    failed: {
      description:
        'The file may not go, with the reason: another one is chosen, or the same goes once there is room.',
      meta: { requirements: ['SCR-11', 'VAL-06'] },
      on: {
        'composer.fileRetried': { guard: 'lacksRoom', target: 'giving', actions: 'forgetProblem' },
        'composer.fileCancelled': { target: 'ready', actions: 'forgetFile' },
        'composer.fileChosen': {
          target: 'checking',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ComposerMachine = typeof composerMachine;
