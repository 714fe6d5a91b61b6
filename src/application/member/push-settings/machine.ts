import { whenBack } from '../../kit/connection/actors';
import { pushSettingsSetup } from './setup';

/** What the member wants to be pushed, and whether the system lets it. Source: SCR-10. */
export const pushSettingsMachine = pushSettingsSetup.createMachine({
  id: 'pushSettings',
  description: 'One visit to the page of the push settings.',
  meta: { requirements: ['SCR-10'] },
  context: {
    settings: { chat: true, deal: true, order: true, notice: true },
    permission: 'unsupported',
    kind: null,
    error: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The settings and the system’s permission are being asked for.',
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'settingsCame', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepLoaded', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    failed: {
      description:
        'The settings could not be loaded; the page offers to try again, and does so by itself when it can.',
      meta: { requirements: ['SCR-10', 'LAY-16'] },
      invoke: whenBack('loading'),
      on: {
        'pushes.reloadRequested': 'loading',
      },
    },
    ready: {
      description: 'Each kind is shown on or off, as the server has it.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'pushes.switched': {
          target: 'saving',
          actions: { type: 'keepKind', params: ({ event }) => event },
        },
        'pushes.permissionRequested': [{ guard: 'maySystemBeAsked', target: 'asking' }],
        'pushes.reloadRequested': 'loading',
      },
    },
    saving: {
      description: "One kind is being switched; the page shows the server's answer.",
      meta: { requirements: ['SCR-10'] },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { kind, settings } }) => {
          const switched = kind ?? 'notice';
          return { kind: switched, wanted: !settings[switched] };
        },
        onDone: {
          target: 'ready',
          actions: { type: 'keepSaved', params: ({ event }) => event.output },
        },
      },
    },
    asking: {
      description: 'The system asks the person whether they may be notified.',
      meta: { requirements: ['SCR-10', 'ENV-02'] },
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: {
          target: 'ready',
          actions: { type: 'keepPermission', params: ({ event }) => event.output },
        },
        onError: { target: 'ready', actions: 'noteDefect' },
      },
      after: { permissionLimit: 'ready' },
    },
  },
});

export type PushSettingsMachine = typeof pushSettingsMachine;
