import { posterSetup, type Made, type PosterContext } from './setup';

const madeOf = ({ context: { read, drawn } }: { readonly context: PosterContext }): Made => ({ read, drawn });

const acts = {
  'poster.saveRequested': { guard: 'hasPoster', target: '#poster.ready.saving' },
  'poster.shareRequested': { guard: 'hasPoster', target: '#poster.ready.sharing' },
  'poster.linkRequested': '#poster.ready.copying',
} as const;

const said = { ...acts, 'poster.closed': '#poster.ready.resting' } as const;

const about = { requirements: ['SCR-08'] };

/** The poster of a thing, or of the application: read, drawn, and saved, shared or its link copied. Source: SCR-08, ENT-10. */
export const posterMachine = posterSetup.createMachine({
  id: 'poster',
  description:
    'The poster of a thing or of the application: read, drawn on the device, saved, shared, or its link copied.',
  meta: about,
  context: ({ input: { thing } }) => ({ thing, read: null, drawn: null, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The gateway says what a stranger may read of it.',
      meta: about,
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { thing } }) => ({ thing }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'drawing',
            actions: { type: 'keepRead', params: ({ event }) => event.output },
          },
          { guard: { type: 'isOver', params: ({ event }) => event.output }, target: 'over' },
          { target: 'failed', actions: { type: 'keepRead', params: ({ event }) => event.output } },
        ],
      },
    },
    drawing: {
      description: 'The device waits for the fonts and the picture of the thing, and draws.',
      meta: about,
      invoke: {
        id: 'draw',
        src: 'draw',
        input: ({ context: { read } }) => ({ read }),
        onDone: [
          {
            guard: { type: 'isDrawn', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepDrawn', params: ({ event }) => event.output },
          },
          { target: 'undrawn' },
        ],
        onError: 'undrawn',
      },
      after: { drawLimit: 'undrawn' },
    },
    ready: {
      description:
        'The poster is shown; it can be saved, shared, and its link copied. Without a drawn one only the link is.',
      meta: about,
      initial: 'resting',
      invoke: { id: 'hold', src: 'hold', input: madeOf },
      on: { 'poster.retryRequested': { guard: 'isUndrawn', target: 'drawing' } },
      states: {
        resting: { description: 'Nothing is under way.', meta: about, on: acts },
        saving: {
          description: 'The platform is handed the picture.',
          meta: about,
          invoke: {
            id: 'save',
            src: 'save',
            input: madeOf,
            onDone: [
              { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
              { target: 'unsaved' },
            ],
            onError: 'unsaved',
          },
          after: { saveLimit: 'unsaved' },
        },
        saved: {
          description: 'It is said that the picture is saved, for a moment.',
          meta: about,
          on: said,
          after: { saidFor: 'resting' },
        },
        unsaved: {
          description: 'The platform keeps no files; it is said how else the picture is kept.',
          meta: about,
          on: said,
        },
        sharing: {
          description: 'The platform has the picture: its own sheet is open.',
          meta: { requirements: ['SCR-08', 'ENT-10'] },
          invoke: {
            id: 'hand',
            src: 'hand',
            input: madeOf,
            onDone: [
              { guard: { type: 'isHanded', params: ({ event }) => event.output }, target: 'resting' },
              { guard: { type: 'isTooOld', params: ({ event }) => event.output }, target: 'tooOld' },
              {
                guard: { type: 'isWithoutWechat', params: ({ event }) => event.output },
                target: 'withoutWechat',
              },
              { target: 'copying' },
            ],
            onError: 'copying',
          },
          after: { sheetLimit: 'resting' },
        },
        tooOld: {
          description: 'The app lacks the plugin: its version is too low (ENV-04).',
          meta: { requirements: ['ENV-04'] },
          on: said,
        },
        withoutWechat: {
          description: 'WeChat is not on this device.',
          meta: { requirements: ['ENV-04'] },
          on: said,
        },
        copying: {
          description:
            'The platform has no way to share a picture, or the person prefers the link: it is copied.',
          meta: about,
          invoke: {
            id: 'copy',
            src: 'copy',
            input: madeOf,
            onDone: [
              { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
              { target: 'uncopied' },
            ],
            onError: 'uncopied',
          },
          after: { copyLimit: 'uncopied' },
        },
        copied: {
          description: 'It is said that the link is copied, for a moment.',
          meta: about,
          on: said,
          after: { saidFor: 'resting' },
        },
        uncopied: { description: 'The link is shown to be copied by hand.', meta: about, on: said },
      },
    },
    undrawn: {
      description: 'The device does not draw it; the link can be copied, and drawing tried again.',
      meta: about,
      on: {
        'poster.retryRequested': 'drawing',
        'poster.linkRequested': '#poster.ready.copying',
      },
    },
    over: { type: 'final', description: 'The thing is over and is not shared.', meta: about },
    failed: {
      description: 'The content did not come; it can be tried again.',
      meta: about,
      on: { 'poster.retryRequested': 'reading' },
    },
  },
});

export type PosterMachine = typeof posterMachine;
