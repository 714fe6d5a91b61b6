import { unreadCountSetup } from './setup';

/**
 * The number of unread messages: one refresh at a time, and one more when messages arrived meanwhile. Source: SOC-03.
 */
export const unreadCountMachine = unreadCountSetup.createMachine({
  id: 'unreadCount',
  description: 'The number of unread messages.',
  meta: { requirements: ['SOC-03'] },
  context: { count: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'The count is as new as what is known.',
      meta: { requirements: ['SOC-03'] },
      on: {
        'unread.refreshRequested': 'refreshing',
        'unread.known': { actions: { type: 'keepKnown', params: ({ event }) => ({ count: event.count }) } },
        'unread.cleared': { actions: 'forgetCount' },
      },
    },
    refreshing: {
      description: 'The count is being asked for, once.',
      meta: { requirements: ['SOC-03', 'SES-06'] },
      initial: 'alone',
      invoke: {
        id: 'readCount',
        src: 'readCount',
        onDone: [
          {
            guard: 'anotherFollows',
            target: 'pausing.followed',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'pausing', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: 'anotherFollows', target: 'pausing.followed', actions: 'reportDefect' },
          { target: 'pausing', actions: 'reportDefect' },
        ],
      },
      after: {
        refreshLimit: [
          { guard: 'anotherFollows', target: 'pausing.followed', actions: 'reportTimeout' },
          { target: 'pausing', actions: 'reportTimeout' },
        ],
      },
      on: {
        'unread.cleared': { target: 'idle', actions: 'forgetCount' },
        'unread.known': {
          target: '.followed',
          actions: { type: 'keepKnown', params: ({ event }) => ({ count: event.count }) },
        },
      },
      states: {
        alone: {
          description: 'Nothing came since this refresh began.',
          meta: { requirements: ['SOC-03'] },
          on: { 'unread.refreshRequested': 'followed' },
        },
        followed: {
          description: 'Something came since: one more refresh follows.',
          meta: { requirements: ['SOC-03'] },
        },
      },
    },
    pausing: {
      description: 'Keeps two refreshes apart.',
      meta: { requirements: ['SOC-03'] },
      initial: 'alone',
      after: { refreshPause: [{ guard: 'oneWaits', target: 'refreshing' }, { target: 'idle' }] },
      on: {
        'unread.cleared': { target: 'idle', actions: 'forgetCount' },
        'unread.known': { actions: { type: 'keepKnown', params: ({ event }) => ({ count: event.count }) } },
      },
      states: {
        alone: {
          description: 'Nothing came since the last refresh.',
          meta: { requirements: ['SOC-03'] },
          on: { 'unread.refreshRequested': 'followed' },
        },
        followed: {
          description: 'One refresh waits for the pause to end.',
          meta: { requirements: ['SOC-03'] },
        },
      },
    },
  },
});

export type UnreadCountMachine = typeof unreadCountMachine;
