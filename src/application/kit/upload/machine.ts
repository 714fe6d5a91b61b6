import { chooseFile, removeFile, unreadable } from './choosing';
import { uploadSetup } from './setup';

/** One file on its way to the gateway. Source: VAL-06, SCR-10, SEC-05. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  description: 'The place of one upload: choose, check by content and size, send with progress.',
  meta: { requirements: ['VAL-06', 'SCR-10'] },
  context: ({ input }) => ({
    purpose: input.purpose,
    file: null,
    type: input.uploaded?.type ?? null,
    note: null,
    sent: 0,
    preview: null,
    uploaded: input.uploaded,
    error: null,
    before: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Goes on from what the gateway has taken before, when there is something.',
      meta: { requirements: ['SCR-10'] },
      always: [
        { guard: 'onlyTheGatewayHasThePicture', target: 'held.done.taken' },
        { guard: 'somethingWasUploaded', target: 'held.done' },
        { target: 'empty' },
      ],
    },
    empty: {
      description: 'No file is chosen.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'upload.fileChosen': chooseFile,
      },
    },
    checking: {
      description:
        'The file is checked by its content, and a picture that is too large is reduced; nothing is sent yet.',
      meta: { requirements: ['VAL-06'] },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.file, purpose: context.purpose }),
        onDone: [
          {
            guard: { type: 'fileIsFine', params: ({ event }) => event.output },
            target: 'held',
            actions: { type: 'keepPrepared', params: ({ event }) => event.output },
          },
          {
            guard: 'somethingIsKept',
            target: 'starting',
            actions: ['takeBack', { type: 'noteFault', params: ({ event }) => event.output }, 'noteKept'],
          },
          { target: 'refused', actions: { type: 'noteFault', params: ({ event }) => event.output } },
        ],
        onError: unreadable,
      },
      after: { readingLimit: unreadable },
      on: {
        'upload.fileChosen': { ...chooseFile, reenter: true },
        'upload.cancelled': removeFile,
        'upload.removed': removeFile,
      },
    },
    refused: {
      description: 'The file was not sent: its type, its size, or it cannot be read. Another can be chosen.',
      meta: { requirements: ['VAL-06'] },
      on: {
        'upload.fileChosen': chooseFile,
        'upload.removed': removeFile,
      },
    },
    held: {
      description: 'A file that may be sent; a picture is shown from the device while it is here.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => ({ file: context.file, type: context.type }),
      },
      on: {
        'preview.opened': { actions: { type: 'keepPreview', params: ({ event }) => event } },
        'upload.fileChosen': chooseFile,
        'upload.removed': removeFile,
      },
      initial: 'sending',
      states: {
        sending: {
          description: 'The file goes out, with progress; it can be cancelled.',
          meta: { requirements: ['VAL-06', 'SCR-10'] },
          entry: 'restart',
          invoke: {
            id: 'sending',
            src: 'sending',
            input: ({ context }) => ({ file: context.file, purpose: context.purpose }),
          },
          after: { sendingLimit: { target: 'failed', actions: 'noteTimeout' } },
          on: {
            'sending.progressed': { actions: { type: 'keepProgress', params: ({ event }) => event } },
            'sending.ended': [
              {
                guard: { type: 'fileWasTaken', params: ({ event }) => event.result },
                target: 'done',
                actions: { type: 'keepUploaded', params: ({ event }) => event },
              },
              {
                guard: { type: 'fileIsRefused', params: ({ event }) => event.result },
                target: '#upload.starting',
                actions: ['takeBack', { type: 'noteFailure', params: ({ event }) => event }, 'noteKept'],
              },
              { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
            ],
            'upload.cancelled': { target: 'cancelled', actions: 'noteCancelled' },
          },
        },
        cancelled: {
          description: 'The person stopped it; the file is still here and can be sent again.',
          meta: { requirements: ['SCR-10'] },
          on: { 'upload.retried': 'sending' },
        },
        failed: {
          description: 'It did not arrive, with the reason; the file is still here and can be sent again.',
          meta: { requirements: ['VAL-06', 'SCR-10'] },
          on: { 'upload.retried': 'sending' },
        },
        done: {
          description: 'The gateway has taken it.',
          meta: { requirements: ['SCR-10'] },
          initial: 'here',
          states: {
            here: {
              description: 'It is shown by its name, and by the picture that this device has.',
              meta: { requirements: ['SCR-10'] },
            },
            taken: {
              description:
                'Only the gateway has the picture: a small version is requested; no state waits for it.',
              meta: { requirements: ['SCR-10', 'VAL-06'] },
              invoke: {
                id: 'picture',
                src: 'picture',
                input: ({ context }) => ({ uploaded: context.uploaded }),
              },
              on: {
                'picture.opened': [
                  {
                    guard: { type: 'pictureCame', params: ({ event }) => event },
                    target: '.shown',
                    actions: { type: 'keepPreview', params: ({ event }) => event },
                  },
                  { target: 'here', actions: { type: 'keepPreview', params: ({ event }) => event } },
                ],
              },
              initial: 'coming',
              states: {
                coming: {
                  description: 'The small picture is loading; without it the name and an icon are shown.',
                  meta: { requirements: ['SCR-10'] },
                  after: { pictureLimit: '#upload.held.done.here' },
                },
                shown: {
                  description: 'The small picture is shown.',
                  meta: { requirements: ['SCR-10'] },
                },
              },
            },
          },
        },
      },
    },
  },
});

export type UploadMachine = typeof uploadMachine;
