import { scrollToTopInvariants } from '../../../../src/application/shell/scroll-to-top/invariants';
import { scrollToTopMachine } from '../../../../src/application/shell/scroll-to-top/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const scrolled = (top: number) => ({ type: 'page.scrolled', top }) as const;
const requested = { type: 'top.requested' } as const;
const scrolling = [{ type: 'top.scrolling' }];

explorationTests('scroll-to-top', {
  machine: scrollToTopMachine,
  alphabet: [scrolled(0), scrolled(400), scrolled(401), requested],
  facts: ({ context }) => context.top,
  invariants: scrollToTopInvariants,
});

transitionTable('scroll-to-top', {
  machine: scrollToTopMachine,
  rows: [
    { from: [], target: 'hidden' },
    {
      title: '[LAY-03] 400 px are not enough',
      from: [],
      event: scrolled(400),
      target: 'hidden',
      context: { top: 400 },
    },
    {
      title: '[LAY-03] more than 400 px offer the button',
      from: [],
      event: scrolled(401),
      target: 'offered',
      context: { top: 401 },
    },
    { from: [], event: requested, target: 'hidden', refused: ['top.requested'] },
    { from: [scrolled(900)], event: scrolled(700), target: 'offered', context: { top: 700 } },
    { from: [scrolled(900)], event: scrolled(12), target: 'hidden', context: { top: 12 } },
    { from: [scrolled(900)], event: requested, target: 'scrolling', emits: scrolling },
    {
      title: '[LAY-03] the way to the top takes 300 ms',
      from: [scrolled(900), requested],
      event: after(300),
      target: 'hidden',
    },
    { from: [scrolled(900), requested], event: scrolled(500), target: 'scrolling', context: { top: 500 } },
    { from: [scrolled(900), requested], event: scrolled(0), target: 'hidden', context: { top: 0 } },
    { from: [scrolled(900), requested], event: requested, target: 'scrolling', refused: ['top.requested'] },
  ],
});
