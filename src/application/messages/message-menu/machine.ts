import { assign, fromCallback, setup } from 'xstate';
import { notWired } from '../../kit/not-wired';

export type MessageMenuEvent =
  /** A finger lies on a message, and leaves it. */
  | { readonly type: 'menu.pressed'; readonly key: string }
  | { readonly type: 'menu.released' }
  | { readonly type: 'menu.opened'; readonly key: string }
  /** A picture is to be seen whole. */
  | { readonly type: 'menu.viewed'; readonly key: string }
  /** What can be done about the other is to be seen. */
  | { readonly type: 'menu.ofPeerOpened' }
  /** What time it is, in milliseconds since 1970. */
  | { readonly type: 'clock.read'; readonly now: number }
  /** The other is to be blocked. */
  | { readonly type: 'menu.blockWanted' }
  | { readonly type: 'menu.closed' };

interface MessageMenuTypes {
  readonly context?: {
    /** The message that is meant; null while nothing lies there, or what lies there is of the other. */
    readonly key: string | null;
    /** When the clock was last read for a menu, in milliseconds since 1970. */
    readonly now: number;
  };
  readonly events?: MessageMenuEvent;
}

const types: MessageMenuTypes = {};

interface Meant {
  readonly event: { readonly key: string };
}

const keep = { type: 'keep', params: ({ event }: Meant) => event } as const;

/** What lies over a conversation: the menu of one message, one picture, or the menu of the other. Source: SCR-11, LAY-19. */
export const messageMenuMachine = setup({
  types,
  actors: {
    layer: fromCallback(notWired('message menu', 'layer')),
    clock: fromCallback(notWired('message menu', 'clock')),
  },
  delays: {
    /** So long a finger lies on a message until its menu opens, in milliseconds. */
    longPress: 500,
    aSecond: 1000,
  },
  actions: {
    keep: assign((_, { key }: { readonly key: string }) => ({ key })),
    keepTime: assign((_, { now }: { readonly now: number }) => ({ now })),
    forget: assign({ key: null }),
  },
}).createMachine({
  id: 'messageMenu',
  description: 'What lies over a conversation.',
  meta: { requirements: ['SCR-11', 'LAY-19'] },
  context: { key: null, now: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing lies there.',
      meta: { requirements: ['SCR-11'] },
      entry: 'forget',
      on: {
        'menu.pressed': { target: 'pressing', actions: keep },
        'menu.opened': { target: 'open', actions: keep },
        'menu.viewed': { target: 'viewing', actions: keep },
        'menu.ofPeerOpened': 'ofPeer',
      },
    },
    pressing: {
      description: 'A finger lies on a message.',
      meta: { requirements: ['SCR-11'] },
      after: { longPress: 'open' },
      on: {
        'menu.released': 'closed',
        'menu.opened': { target: 'open', actions: keep },
        'menu.viewed': { target: 'viewing', actions: keep },
      },
    },
    open: {
      description: 'The menu of one message; back closes it.',
      meta: { requirements: ['SCR-11', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: 'closed' },
      on: { 'menu.closed': 'closed' },
      initial: 'showing',
      states: {
        showing: {
          description: 'The clock is read each second: the menu shows how long the message can be recalled.',
          meta: { requirements: ['SCR-11'] },
          invoke: { id: 'clock', src: 'clock', onError: '#messageMenu.closed' },
          after: { aSecond: { target: 'showing', reenter: true } },
          on: { 'clock.read': { actions: { type: 'keepTime', params: ({ event }) => event } } },
        },
      },
    },
    viewing: {
      description: 'One picture, whole; back closes it.',
      meta: { requirements: ['SCR-11', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: 'closed' },
      on: { 'menu.closed': 'closed' },
    },
    ofPeer: {
      description: 'The menu of the other, and what it asks; back closes both.',
      meta: { requirements: ['SCR-11', 'LAY-19'] },
      invoke: { id: 'layer', src: 'layer', onError: 'closed' },
      on: { 'menu.closed': 'closed' },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'What can be done about the other.',
          meta: { requirements: ['SCR-11'] },
          on: { 'menu.blockWanted': 'asking' },
        },
        asking: {
          description: 'Asks whether the other is really to be blocked.',
          meta: { requirements: ['SCR-11'] },
        },
      },
    },
  },
});

export type MessageMenuMachine = typeof messageMenuMachine;
