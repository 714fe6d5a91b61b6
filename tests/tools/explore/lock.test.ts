import { explorationTests } from '../../support/explore/exploration-tests';
import { after, defect, done } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { accepted, lockMachine, offline, refused } from './sample-machine';

explorationTests('sample-lock', {
  isSample: true,
  machine: lockMachine,
  inputs: [{ door: 'north' }],
  alphabet: [
    { type: 'asked' },
    { type: 'closed' },
    { type: 'muted' },
    done('question', accepted),
    done('question', offline),
    done('question', refused),
  ],
  facts: ({ context }) => context.tries,
  invariants: {
    'it never asks more than twice': ({ context }) => context.tries <= 2,
    'it opens only after asking': ({ value }, last) =>
      value.bolt !== 'open' || last?.from.value.bolt === 'asking' || last?.from.value.bolt === 'open',
  },
});

const asked = { type: 'asked' } as const;
const closed = { type: 'closed' } as const;
const muted = { type: 'muted' } as const;
const at = (bolt: string, beeper = 'loud') => ({ bolt, beeper });

transitionTable('sample-lock', {
  machine: lockMachine,
  input: { door: 'north' },
  text: ({ value }) => (value.bolt === 'open' ? '已开' : undefined),
  rows: [
    { from: [], target: at('shut') },
    {
      title: 'asking starts the question with the door',
      from: [],
      event: asked,
      target: at('asking'),
      calls: [{ actor: 'ask', input: { door: 'north' } }],
      context: { tries: 1 },
    },
    { from: [], event: closed, target: at('shut'), actions: ['refuseWhileClosed'] },
    { from: [], event: muted, target: at('shut', 'quiet') },
    { from: [muted], event: muted, target: at('shut') },
    { from: [asked], event: asked, target: at('asking'), actions: ['refuseWhileBusy'] },
    {
      from: [asked],
      event: done('question', accepted),
      target: at('open'),
      sends: [{ to: 'parent', event: { type: 'lock.opened' } }],
      text: '已开',
    },
    { from: [asked], event: done('question', refused), target: at('shut'), stops: [] },
    { from: [asked], event: defect('question'), target: at('shut') },
    { from: [asked], event: after(3000), target: at('shut'), stops: ['question'] },
    { from: [asked, done('question', accepted)], event: after(500), target: at('shut') },
    {
      from: [asked, done('question', accepted)],
      event: asked,
      target: at('open'),
      actions: ['refuseWhileBusy'],
    },
    { from: [asked, done('question', accepted)], event: closed, target: at('shut') },
    { from: [asked, after(3000), asked], event: after(3000), target: at('jammed'), stops: ['question'] },
    {
      from: [asked, after(3000), asked, after(3000)],
      event: asked,
      target: at('jammed'),
      actions: ['refuseWhileBusy'],
    },
    { from: [asked, after(3000), asked, after(3000)], event: closed, target: at('jammed') },
  ],
});
