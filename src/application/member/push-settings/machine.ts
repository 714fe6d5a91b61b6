import { whenBack } from '../../kit/connection/actors';
import { pushSettingsSetup, unreadSettings } from './setup';

/** What the member is notified of, by which channel and when, and whether the system lets it. Sources: SCR-10, MKT-24. */
export const pushSettingsMachine = pushSettingsSetup.createMachine({
  id: 'pushSettings',
  description: 'One visit to the page of the notification settings.',
  meta: { requirements: ['SCR-10', 'MKT-24'] },
  context: {
    settings: unreadSettings,
    permission: 'unsupported',
    change: null,
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
      description: 'The matrix, the quiet hours and the digest are shown as the server has them.',
      meta: { requirements: ['SCR-10'] },
      on: {
        'pushes.switched': [
          {
            guard: { type: 'mayBeSwitched', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
        ],
        'pushes.scheduled': {
          target: 'saving',
          actions: { type: 'keepSchedule', params: ({ event }) => event },
        },
        'pushes.permissionRequested': [{ guard: 'maySystemBeAsked', target: 'asking' }],
        'pushes.reloadRequested': 'loading',
      },
    },
    saving: {
      description: "One change is being saved; the page shows the server's answer.",
      meta: { requirements: ['SCR-10', 'MKT-24'] },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { change, settings } }) => change ?? { what: 'schedule', schedule: settings },
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
