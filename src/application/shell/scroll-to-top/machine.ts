import { assign, emit, setup } from 'xstate';

/** The button appears after more than this many pixels of scroll (product.md §9, LAY-03). */
export const scrollToTopThreshold = 400;

/** About how long the way to the top takes, in milliseconds; the button hides for it (LAY-03). */
const scrollDuration = 300;

export type ScrollToTopEvent =
  | { readonly type: 'page.scrolled'; readonly top: number }
  | { readonly type: 'top.requested' };

/** `top.scrolling` asks the page to scroll; `top.refused` says that there is nothing to do. */
export type ScrollToTopFact = { readonly type: 'top.scrolling' };

interface ScrollToTopContext {
  /** How far the page is scrolled, in pixels. */
  readonly top: number;
}

interface ScrollToTopTypes {
  readonly context?: ScrollToTopContext;
  readonly events?: ScrollToTopEvent;
  readonly emitted?: ScrollToTopFact;
}

const types: ScrollToTopTypes = {};

export const scrollToTopMachine = setup({
  types,
  delays: { scrollDuration },
  guards: {
    isFarDown: (_, scroll: { readonly top: number }) => scroll.top > scrollToTopThreshold,
    isNearTop: (_, scroll: { readonly top: number }) => scroll.top <= scrollToTopThreshold,
  },
  actions: {
    keepTop: assign((_, scroll: { readonly top: number }) => ({ top: scroll.top })),
    askToScroll: emit({ type: 'top.scrolling' }),
  },
}).createMachine({
  id: 'scrollToTop',
  description: 'The button that leads back to the top of a long page.',
  meta: { requirements: ['LAY-03'] },
  context: { top: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The page is near its top.',
      meta: { requirements: ['LAY-03'] },
      on: {
        'page.scrolled': [
          {
            guard: { type: 'isFarDown', params: ({ event }) => event },
            target: 'offered',
            actions: { type: 'keepTop', params: ({ event }) => event },
          },
          { actions: { type: 'keepTop', params: ({ event }) => event } },
        ],
      },
    },
    offered: {
      description: 'The page is scrolled by more than 400 px.',
      meta: { requirements: ['LAY-03'] },
      on: {
        'page.scrolled': [
          {
            guard: { type: 'isNearTop', params: ({ event }) => event },
            target: 'hidden',
            actions: { type: 'keepTop', params: ({ event }) => event },
          },
          { actions: { type: 'keepTop', params: ({ event }) => event } },
        ],
        'top.requested': { target: 'scrolling', actions: 'askToScroll' },
      },
    },
    scrolling: {
      description: 'The page is on its way to the top.',
      meta: { requirements: ['LAY-03'] },
      after: { scrollDuration: 'hidden' },
      on: {
        'page.scrolled': [
          {
            guard: { type: 'isNearTop', params: ({ event }) => event },
            target: 'hidden',
            actions: { type: 'keepTop', params: ({ event }) => event },
          },
          { actions: { type: 'keepTop', params: ({ event }) => event } },
        ],
      },
    },
  },
});
