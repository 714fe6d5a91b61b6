import { wholeCrop } from '../../../domain/member/crop-area';
import type { AvatarEvent } from './events';
import { avatarSetup, partOf } from './setup';

type Chosen = Extract<AvatarEvent, { readonly type: 'avatar.fileChosen' }>;
const chooses = {
  target: '#avatarEdit.chosen.opening',
  actions: { type: 'keepFile', params: ({ event }: { readonly event: Chosen }) => event },
} as const;

/** The member's picture: chosen, cut to a square on the device, sent. Source: SCR-10, VAL-06. */
export const avatarEditMachine = avatarSetup.createMachine({
  id: 'avatarEdit',
  description: 'Changing the member’s picture. Nothing is sent before the person has cut it.',
  meta: { requirements: ['SCR-10', 'VAL-06'] },
  context: { file: null, picture: null, crop: wholeCrop, note: null, error: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'The picture is shown as it is; another can be chosen.',
      meta: { requirements: ['SCR-10'] },
      entry: 'forgetFile',
      on: {
        'avatar.fileChosen': chooses,
      },
    },
    chosen: {
      description: 'A file is held; it is shown from the device while it is here.',
      meta: { requirements: ['SCR-10'] },
      initial: 'opening',
      invoke: {
        id: 'picture',
        src: 'picture',
        input: ({ context }) => ({ file: context.file }),
        onError: { target: 'resting', actions: 'noteUnreadable' },
      },
      on: {
        'avatar.cancelled': { target: 'resting', actions: 'forgetError' },
        'picture.refused': {
          target: 'resting',
          actions: { type: 'noteRefused', params: ({ event }) => event },
        },
      },
      states: {
        opening: {
          description: 'The file is looked at and opened on the device.',
          meta: { requirements: ['VAL-06'] },
          after: { openLimit: { target: '#avatarEdit.resting', actions: 'noteUnreadable' } },
          on: {
            'picture.opened': {
              target: 'cropping',
              actions: { type: 'keepPicture', params: ({ event }) => event },
            },
          },
        },
        cropping: {
          description: 'The person moves and zooms the picture under a square frame; back closes it first.',
          meta: { requirements: ['SCR-10', 'LAY-19'] },
          invoke: {
            id: 'layer',
            src: 'layer',
            onError: { target: '#avatarEdit.resting', actions: 'noteDefect' },
          },
          on: {
            'avatar.zoomed': { actions: { type: 'zoom', params: ({ event }) => event } },
            'avatar.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'avatar.confirmed': { target: 'saving', actions: 'forgetError' },
          },
        },
        saving: {
          description: 'The square is cut, uploaded, and set as the member’s picture.',
          meta: { requirements: ['SCR-10'] },
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => partOf(context),
            onDone: [
              {
                guard: { type: 'wasSaved', params: ({ event }) => event.output },
                target: '#avatarEdit.resting',
              },
              {
                target: 'cropping',
                actions: { type: 'noteFailure', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'cropping', actions: 'noteDefect' },
          },
          after: { saveLimit: { target: 'cropping', actions: 'noteTimeout' } },
        },
      },
    },
  },
});

export type AvatarEditMachine = typeof avatarEditMachine;
