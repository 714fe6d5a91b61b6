import { hiddenUntilInvariants } from '../../../../src/application/deals/hidden-until/invariants';
import { hiddenUntilMachine } from '../../../../src/application/deals/hidden-until/machine';
import type { ShownDeals } from '../../../../src/application/deals/hidden-until/events';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const now = 1_000_000;
const longestWait = 2_147_483_647;
const machine = hiddenUntilMachine({ now: () => now });

/** Its actors are stood in for: nobody asks it. */
const deals: ShownDeals = {
  getSnapshot: () => {
    throw new Error('nobody asks');
  },
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
};

const found = (until: number | null) => ({ type: 'hidden.found', until }) as const;
const answered = (until: number | null) => ({ type: 'hidden.answered', until }) as const;
const doubted = { type: 'hidden.clockDoubted' } as const;
const reloads = [{ to: 'deals', event: { type: 'hidden.reload' } }];
const [past, soon, late] = [now, now + 5_000, now + longestWait + 1];
const listens = [{ actor: 'deals', input: { deals } }, 'clockDoubts'];

explorationTests('hidden-until', {
  machine,
  inputs: [{ deals }],
  alphabet: [doubted, ...[null, past, soon, late].flatMap((until) => [found(until), answered(until)])],
  facts: ({ context }) => [context.until],
  invariants: hiddenUntilInvariants,
});

transitionTable('hidden-until', {
  machine,
  input: { deals },
  rows: [
    { from: [], target: 'unending', calls: listens },
    { from: [found(soon)], event: found(null), target: 'unending' },
    { title: '[ENT-09] the end is waited for', from: [], event: found(soon), target: 'near' },
    {
      title: '[ENT-09] at the end it is closed, and read anew',
      from: [found(soon)],
      event: after(5_000),
      target: 'over',
      sends: reloads,
    },
    {
      title: '[ENT-09] what is found after its end is closed at once',
      from: [],
      event: found(past),
      target: 'over',
      sends: reloads,
    },
    { from: [], event: found(late), target: 'far' },
    {
      title: '[ENT-09] an end later than a timer can wait is looked at again after the longest wait',
      from: [found(late)],
      event: after(longestWait),
      target: 'far',
    },
    { from: [found(late)], event: doubted, target: 'far' },
    {
      title: 'a device that is doubted looks at the clock',
      from: [found(soon)],
      event: doubted,
      target: 'near',
    },
    { from: [], event: answered(soon), target: 'near' },
    {
      title: 'an answer that was under way when the end came is closed, and asked for again',
      from: [found(soon)],
      event: answered(past),
      target: 'over',
      sends: reloads,
    },
    { from: [found(past)], event: answered(null), target: 'unending' },
    { title: 'an NDA signed anew opens it', from: [found(past)], event: answered(soon), target: 'near' },
    {
      title: 'the gateway knows better than a clock that runs ahead, and is asked again soon',
      from: [found(past)],
      event: answered(past),
      target: 'believed',
    },
    { from: [found(past), answered(past)], event: after(60_000), target: 'over', sends: reloads },
  ],
});
