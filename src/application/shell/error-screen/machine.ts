import { setup } from 'xstate';

/** How long the error screen waits before it shows, in milliseconds (product.md §9, LAY-07). */
const errorPageDelay = 200;

/** The error screen appears only after a moment, so that a passing fault does not flash. Source: LAY-07. */
export const errorScreenMachine = setup({ delays: { errorPageDelay } }).createMachine({
  id: 'errorScreen',
  description: 'The moment before an error screen shows.',
  meta: { requirements: ['LAY-07'] },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing is shown yet.',
      meta: { requirements: ['LAY-07'] },
      after: { errorPageDelay: 'shown' },
    },
    shown: {
      description: 'The error screen is shown until the page is left.',
      meta: { requirements: ['LAY-07'] },
      type: 'final',
    },
  },
});
