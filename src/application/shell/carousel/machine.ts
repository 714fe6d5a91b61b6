import { assign, setup } from 'xstate';

/** How long a banner stays before the next one, in milliseconds. */
const bannerShown = 5_000;

export interface CarouselInput {
  readonly count: number;
  /** The person asked the system for less motion: nothing moves by itself. */
  readonly reducedMotion: boolean;
}

interface CarouselContext extends CarouselInput {
  readonly index: number;
}

export type CarouselEvent =
  | { readonly type: 'carousel.next' }
  | { readonly type: 'carousel.previous' }
  /** A finger, the pointer or the focus is on it. */
  | { readonly type: 'carousel.touched' }
  | { readonly type: 'carousel.released' }
  | { readonly type: 'carousel.pauseToggled' };

interface CarouselTypes {
  readonly context?: CarouselContext;
  readonly events?: CarouselEvent;
  readonly input?: CarouselInput;
}

const types: CarouselTypes = {};

/** Banners that advance automatically, pause under a finger, and stop for good on request. Source: SCR-01. */
export const carouselMachine = setup({
  types,
  delays: { bannerShown },
  guards: {
    isStill: ({ context }) => context.reducedMotion || context.count < 2,
  },
  actions: {
    showNext: assign(({ context }) => ({ index: (context.index + 1) % Math.max(context.count, 1) })),
    showPrevious: assign(({ context }) => ({
      index: (context.index + Math.max(context.count, 1) - 1) % Math.max(context.count, 1),
    })),
  },
}).createMachine({
  id: 'carousel',
  description: 'The banners of the home page.',
  meta: { requirements: ['SCR-01'] },
  context: ({ input }) => ({ ...input, index: 0 }),
  initial: 'deciding',
  on: {
    'carousel.next': { actions: 'showNext' },
    'carousel.previous': { actions: 'showPrevious' },
  },
  states: {
    deciding: {
      description: 'Moves by itself unless there is nothing to move or the person wants less motion.',
      meta: { requirements: ['SCR-01', 'LAY-17'] },
      always: [{ guard: 'isStill', target: 'still' }, { target: 'playing' }],
    },
    playing: {
      description: 'The next banner comes by itself.',
      meta: { requirements: ['SCR-01'] },
      after: { bannerShown: { target: 'playing', reenter: true, actions: 'showNext' } },
      on: {
        'carousel.touched': 'held',
        'carousel.pauseToggled': 'still',
      },
    },
    held: {
      description: 'A finger, the pointer or the focus is on it; nothing moves by itself.',
      meta: { requirements: ['SCR-01'] },
      on: {
        'carousel.released': 'playing',
        'carousel.pauseToggled': 'still',
      },
    },
    still: {
      description: 'Moves only when the person moves it.',
      meta: { requirements: ['SCR-01', 'LAY-17'] },
      on: {
        'carousel.pauseToggled': 'playing',
      },
    },
  },
});
