import { loadingIndicatorInvariants } from '../../../../src/application/shell/loading-indicator/invariants';
import { loadingIndicatorMachine } from '../../../../src/application/shell/loading-indicator/machine';
import { selectLoadingStatus } from '../../../../src/application/shell/loading-indicator/status';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, elapse } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const started = { type: 'loading.started' } as const;
const covering = { type: 'loading.started', overlay: true } as const;
const coveringWith = { type: 'loading.started', overlay: '正在退出' } as const;
const ended = { type: 'loading.ended' } as const;
/** So many steps of 100 ms, one by one: a timer that starts another is only heard of in the next. */
const steps = (count: number) => Array.from({ length: count }, () => elapse(100));
const seen = steps(2);
const twoStepsLeft = steps(2 + 48);
const oneStepLeft = steps(2 + 49);

explorationTests('loading-indicator', {
  machine: loadingIndicatorMachine,
  alphabet: ({ context }) =>
    (context as { readonly underWay: number }).underWay < 2
      ? [started, covering, coveringWith, ended]
      : [ended],
  facts: ({ context }) => context,
  invariants: loadingIndicatorInvariants,
});

transitionTable('loading-indicator', {
  machine: loadingIndicatorMachine,
  text: (snapshot) => {
    const { overlayText, bar } = selectLoadingStatus(snapshot);
    return `${overlayText ?? 'no overlay'}, ${bar === null ? 'no bar' : `bar at ${bar}`}`;
  },
  rows: [
    { from: [], target: 'idle', text: 'no overlay, no bar' },
    { from: [], event: ended, target: 'idle', refused: ['loading.ended'] },
    {
      from: [],
      event: covering,
      target: 'underWay.unnoticed',
      context: { underWay: 1, overlay: '加载中...' },
      text: 'no overlay, no bar',
    },
    {
      title: '[LAY-12] a load that ends within 100 ms is never shown',
      from: [started],
      event: ended,
      target: 'idle',
      text: 'no overlay, no bar',
    },
    {
      from: [started],
      event: coveringWith,
      target: 'underWay.unnoticed',
      context: { underWay: 2, overlay: '正在退出' },
    },
    { from: [started, started], event: ended, target: 'underWay.unnoticed', context: { underWay: 1 } },
    {
      title: '[LAY-05][LAY-12] the overlay says 加载中... after 100 ms',
      from: [covering],
      event: after(100),
      target: 'underWay.indicated',
      text: '加载中..., no bar',
    },
    {
      title: '[LAY-12] the page bar comes after 200 ms',
      from: [started, elapse(100)],
      event: after(100),
      target: 'underWay.running',
      text: 'no overlay, bar at 0',
    },
    {
      from: [started, ...seen],
      event: after(100),
      target: 'underWay.running',
      text: 'no overlay, bar at 2',
    },
    {
      title: '[LAY-12] the bar has almost run its estimate of 5 s after 4.9 s',
      from: [started, ...twoStepsLeft],
      event: after(100),
      target: 'underWay.running',
      text: 'no overlay, bar at 98',
    },
    {
      title: '[LAY-12] progress resets after exactly 5 s',
      from: [started, ...oneStepLeft],
      event: after(100),
      target: 'underWay.running',
      text: 'no overlay, bar at 0',
    },
    { from: [started, ...seen], event: ended, target: 'full', text: 'no overlay, bar at 100' },
    {
      from: [started, started, ...seen],
      event: ended,
      target: 'underWay.running',
      context: { underWay: 1 },
    },
    { from: [started, ...seen, ended], event: after(200), target: 'idle', text: 'no overlay, no bar' },
    {
      from: [started, ...seen, ended],
      event: started,
      target: 'underWay.unnoticed',
      context: { underWay: 1 },
    },
    { from: [started, ...seen, ended], event: ended, target: 'full', refused: ['loading.ended'] },
  ],
});
