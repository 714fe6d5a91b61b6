import { assign, sendTo, setup, type EventObject } from 'xstate';
import type { Clock } from '../../../ports/clock';
import { longestWait } from '../../kit/clock-doubts';
import type { HiddenUntilInput, HiddenUntilTypes, Reported } from './events';
import { unwiredListener } from '../../kit/from-listener';

const types: HiddenUntilTypes = {};

/**
 * How long an answer is believed that was asked for after the end and is open: the gateway knows better, and the device's clock runs
 * ahead; in milliseconds.
 */
const trust = 60_000;

/**
 * What an NDA has opened is hidden again at its end by the device's own clock: without a socket and without a network
 * too. Source: ENT-09.
 */
export const hiddenUntilMachine = (clock: Clock) => {
  const isPast = (until: number | null): boolean => until !== null && until <= clock.now();
  return setup({
    types,
    actors: {
      deals: unwiredListener<EventObject, HiddenUntilInput>('hiddenUntil', 'deals'),
      clockDoubts: unwiredListener('hiddenUntil', 'clockDoubts'),
    },
    delays: {
      untilEnd: ({ context: { until } }) => Math.max((until ?? 0) - clock.now(), 0),
      longestWait,
      trust,
    },
    guards: {
      nothingEnds: ({ context }) => context.until === null,
      endIsPast: ({ context }) => isPast(context.until),
      endIsFar: ({ context }) => (context.until ?? 0) - clock.now() > longestWait,
      isStillOpen: (_, { until }: Reported) => isPast(until),
    },
    actions: {
      keepEnd: assign((_, { until }: Reported) => ({ until })),
      reload: sendTo('deals', { type: 'hidden.reload' }),
    },
  }).createMachine({
    id: 'hiddenUntil',
    description: 'Until when NDAs keep hidden values of a deal, or of compared deals, open on a page.',
    meta: { requirements: ['ENT-08', 'ENT-09'] },
    context: ({ input }) => ({ ...input, until: null }),
    invoke: [
      { id: 'deals', src: 'deals', input: ({ context: { deals } }) => ({ deals }) },
      { id: 'clockDoubts', src: 'clockDoubts' },
    ],
    initial: 'unending',
    on: {
      'hidden.found': {
        target: '.looking',
        actions: { type: 'keepEnd', params: ({ event }) => event },
      },
      'hidden.answered': {
        target: '.looking',
        actions: { type: 'keepEnd', params: ({ event }) => event },
      },
    },
    states: {
      looking: {
        description: 'Compares the end with the clock.',
        meta: { requirements: ['ENT-09'] },
        always: [
          { guard: 'nothingEnds', target: 'unending' },
          { guard: 'endIsPast', target: 'over' },
          { guard: 'endIsFar', target: 'far' },
          { target: 'near' },
        ],
      },
      unending: {
        description: 'No hidden value is open, or it is the own deal.',
        meta: { requirements: ['ENT-08'] },
      },
      far: {
        description: 'The end is later than one timer can wait.',
        meta: { requirements: ['ENT-09'] },
        after: { longestWait: 'looking' },
        on: { 'hidden.clockDoubted': 'looking' },
      },
      near: {
        description: 'Waits for the end; a device that slept looks at its clock when it is woken.',
        meta: { requirements: ['ENT-09'] },
        after: { untilEnd: 'over' },
        on: { 'hidden.clockDoubted': 'looking' },
      },
      over: {
        description:
          'The opened values of each shown deal are hidden, whether or not the deals can be loaded again.',
        meta: { requirements: ['ENT-08', 'ENT-09'] },
        entry: 'reload',
        on: {
          'hidden.answered': [
            {
              guard: { type: 'isStillOpen', params: ({ event }) => event },
              target: 'believed',
              actions: { type: 'keepEnd', params: ({ event }) => event },
            },
            { target: 'looking', actions: { type: 'keepEnd', params: ({ event }) => event } },
          ],
        },
      },
      believed: {
        description: 'The gateway has it open after the end: the clock of the device runs ahead.',
        meta: { requirements: ['ENT-09'] },
        after: { trust: 'over' },
      },
    },
  });
};

export type HiddenUntilMachine = ReturnType<typeof hiddenUntilMachine>;
