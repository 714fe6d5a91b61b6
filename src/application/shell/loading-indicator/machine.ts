import { assign, setup } from 'xstate';

/** The default text of the full-screen overlay (LAY-05). */
export const defaultLoadingText = '加载中...';

/** Delays of the indicator in milliseconds (product.md §4, §9; LAY-12). */
export const loadingDelays = {
  /** A load that ends sooner is never shown. */
  indicatorDelay: 100,
  /** From the indicator on, what is left of the bar's throttle of 200. */
  barThrottle: 100,
  /** One of the fifty steps in which the bar runs its estimated 5,000. */
  barStep: 100,
  /** How long the full bar stays before it goes. */
  fullBarShown: 200,
} as const;

const stepsOfEstimate = 50;

interface LoadingContext {
  /** How many loads are under way. */
  readonly underWay: number;
  /** What the overlay says; null when the load covers nothing. */
  readonly overlay: string | null;
  /** Steps that the bar has run, 0 to 49; the fiftieth resets it. */
  readonly steps: number;
}

export type LoadingEvent =
  | { readonly type: 'loading.started'; readonly overlay?: string | true | undefined }
  | { readonly type: 'loading.ended' };

interface LoadingTypes {
  readonly context?: LoadingContext;
  readonly events?: LoadingEvent;
}

const types: LoadingTypes = {};

/** The sign that something loads: nothing under 100 ms, a bar after 200 ms that resets after it ran 5 s. Source: LAY-12. */
export const loadingIndicatorMachine = setup({
  types,
  delays: loadingDelays,
  guards: {
    lastOneEnded: ({ context }) => context.underWay <= 1,
    lastStepOfEstimate: ({ context }) => context.steps >= stepsOfEstimate - 1,
  },
  actions: {
    countOneMore: assign(({ context }, started: { readonly overlay: string | true | undefined }) => ({
      underWay: context.underWay + 1,
      overlay: started.overlay === true ? defaultLoadingText : (started.overlay ?? context.overlay),
    })),
    countOneLess: assign(({ context }) => ({ underWay: context.underWay - 1 })),
    countNone: assign({ underWay: 0, overlay: null, steps: 0 }),
    runOneStep: assign(({ context }) => ({ steps: context.steps + 1 })),
    resetBar: assign({ steps: 0 }),
  },
}).createMachine({
  id: 'loadingIndicator',
  description: 'The sign that something loads.',
  meta: { requirements: ['LAY-05', 'LAY-12'] },
  context: { underWay: 0, overlay: null, steps: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing loads.',
      meta: { requirements: ['LAY-12'] },
      entry: 'countNone',
      on: {
        'loading.started': {
          target: 'underWay',
          actions: { type: 'countOneMore', params: ({ event }) => ({ overlay: event.overlay }) },
        },
      },
    },
    underWay: {
      description: 'At least one load is under way.',
      meta: { requirements: ['LAY-12', 'LAY-05'] },
      initial: 'unnoticed',
      on: {
        'loading.started': {
          actions: { type: 'countOneMore', params: ({ event }) => ({ overlay: event.overlay }) },
        },
        'loading.ended': [{ guard: 'lastOneEnded', target: 'idle' }, { actions: 'countOneLess' }],
      },
      states: {
        unnoticed: {
          description: 'Too short so far to be worth a sign.',
          meta: { requirements: ['LAY-12'] },
          after: { indicatorDelay: 'indicated' },
        },
        indicated: {
          description: 'The indicator is shown, the bar not yet.',
          meta: { requirements: ['LAY-05', 'LAY-12'] },
          after: { barThrottle: 'running' },
        },
        running: {
          description: 'The bar runs towards its estimate of five seconds.',
          meta: { requirements: ['LAY-12'] },
          after: {
            barStep: [
              { guard: 'lastStepOfEstimate', target: 'running', reenter: true, actions: 'resetBar' },
              { target: 'running', reenter: true, actions: 'runOneStep' },
            ],
          },
          on: {
            'loading.ended': [
              { guard: 'lastOneEnded', target: '#loadingIndicator.full' },
              { actions: 'countOneLess' },
            ],
          },
        },
      },
    },
    full: {
      description: 'The load ended; the bar that was seen is shown full for a moment.',
      meta: { requirements: ['LAY-12'] },
      entry: 'countNone',
      after: { fullBarShown: 'idle' },
      on: {
        'loading.started': {
          target: 'underWay',
          actions: { type: 'countOneMore', params: ({ event }) => ({ overlay: event.overlay }) },
        },
      },
    },
  },
});
