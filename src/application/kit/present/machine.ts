import { assign, setup } from 'xstate';
import type { Clock } from '../../../ports/clock';

const minute = 60_000;

interface PresentTypes {
  /** Null until the page runs: a page of the server does not know the hour. */
  readonly context?: { readonly now: number | null };
}

const types: PresentTypes = {};

/**
 * The present as a countdown by minutes shows it: read again at each full minute of the server's clock, so that a part
 * of a page renders once a minute and no more. Source: SCR-08, CLK-01.
 */
export const presentMachine = (clock: Clock) =>
  setup({
    types,
    delays: {
      /** At once at first, later until the next full minute; a late timer is caught up by the clock. */
      untilMinute: ({ context }) => (context.now === null ? 0 : minute - (clock.now() % minute)),
    },
    actions: { readClock: assign(() => ({ now: clock.now() })) },
  }).createMachine({
    id: 'present',
    description: 'The present time, minute by minute.',
    meta: { requirements: ['SCR-08'] },
    context: { now: null },
    initial: 'waiting',
    states: {
      waiting: {
        description: 'Waits for the next full minute.',
        meta: { requirements: ['SCR-08'] },
        after: { untilMinute: { target: 'waiting', reenter: true, actions: 'readClock' } },
      },
    },
  });

export type PresentMachine = ReturnType<typeof presentMachine>;
