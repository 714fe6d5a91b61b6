import { left, right } from 'fp-ts/Either';
import type { EventObject } from 'xstate';
import type { ListingFact } from '../../../src/application/listing/listing-context';
import { listingMachine } from '../../../src/application/listing/machine';
import type { Page } from '../../../src/domain/page/page';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { after, defect, done, says } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';

interface Row {
  readonly id: string;
  readonly note?: string;
}

const rows = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id }));
const second = { cursor: 'c2', page: 2, pageSize: 2 };
const firstCall = [{ actor: 'loadPage', input: { cursor: null, page: 1, pageSize: 2 } }];
const secondCall = [{ actor: 'loadPage', input: second }];
const came = done('loadPage', right({ items: rows('a', 'b'), total: 3, next: second }));
const lastCame = done('loadPage', right({ items: rows('b', 'c'), total: 3, next: null }));
const newerCame = done('loadPage', right({ items: rows('z', 'a'), total: 4, next: second }));
const nothing = done('loadPage', right({ items: [], total: 0, next: null }));
const network = done('loadPage', left({ kind: 'network' }));
const newest = (page: Page<Row>, ...missed: readonly string[]) =>
  done('loadNewest', right({ ...page, missed: rows(...missed) }));
const newerAtHead = newest({ items: rows('z', 'a'), total: 4, next: second });
const burstAtHead = newest({ items: rows('y', 'z'), total: 9, next: second });
const wholeAtHead = newest({ items: rows('z', 'a'), total: 2, next: null });
const nothingAtHead = newest({ items: [], total: 0, next: null });
const networkAtHead = done('loadNewest', left({ kind: 'network' }));
const newestCall = (id: string | null) => [
  {
    actor: 'loadNewest',
    input: { newest: id === null ? null : { id }, first: { cursor: null, page: 1, pageSize: 2 } },
  },
];
const broken = defect('loadPage');
const lost = done('networkLost');
const back = done('connectionBack');
const waitsForEnd = ['networkLost'];
const waitsForReturn = ['connectionBack'];
const late = after(35_000);
const refresh = { type: 'listing.refreshRequested' } as const;
const more = { type: 'listing.moreRequested' } as const;
const retry = { type: 'listing.retryRequested' } as const;
const outdated = { type: 'listing.outdated' } as const;
const refused = (event: { readonly type: string }, state: string) => [
  { type: 'listing.refused', event: event.type, state },
];
const wasTimeout = { failure: { kind: 'timeout' } } as const;
const wasDefect = { failure: { kind: 'malformed', field: '' } } as const;
const notCaughtUp = (failure: GatewayFailure): readonly EventObject[] => {
  const fact: ListingFact = { type: 'listing.catchUpFailed', failure };
  return [fact];
};

transitionTable('listing', {
  machine: listingMachine<Row>(({ id }) => id, { now: () => 1_000 }),
  input: { pageSize: 2 },
  rows: [
    {
      title: '[LAY-16] it asks for the first page at once',
      from: [],
      target: 'loading.alone',
      calls: ['freshNews', ...firstCall],
    },
    {
      title:
        '[LAY-16] what makes the list old is told by its news, and the newest is fetched beside what is shown',
      from: [came],
      event: says('freshNews', outdated),
      target: 'ready.catchingUp.alone',
      calls: newestCall('a'),
    },
    {
      from: [came],
      event: defect('freshNews'),
      target: 'ready.resting',
      emits: refused({ type: 'xstate.error.actor.freshNews' }, 'listing'),
    },
    {
      title: '[PER-03] a first page at hand is shown without asking',
      from: [],
      input: { pageSize: 2, initial: { items: rows('a'), total: 1, next: null } },
      target: 'ready.resting',
      calls: ['freshNews', ...waitsForEnd],
      context: { items: rows('a'), next: null },
    },
    {
      from: [],
      event: came,
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('a', 'b'), next: second },
    },
    { title: '[LAY-16] a list without items is empty', from: [], event: nothing, target: 'empty' },
    {
      from: [],
      event: network,
      target: 'failed',
      calls: waitsForReturn,
      context: { failure: { kind: 'network' } },
    },
    { from: [], event: broken, target: 'failed', calls: waitsForReturn, context: wasDefect },
    {
      from: [],
      event: late,
      target: 'failed',
      calls: waitsForReturn,
      context: wasTimeout,
      stops: ['loadPage'],
    },
    { from: [], event: refresh, target: 'loading.alone', emits: refused(refresh, 'loading') },
    { from: [], event: more, target: 'loading.alone', emits: refused(more, 'loading') },
    { from: [], event: retry, target: 'loading.alone', emits: refused(retry, 'loading') },
    {
      title: '[LAY-16] what arrives while the first page is under way does not begin it again',
      from: [],
      event: outdated,
      target: 'loading.followed',
      calls: [],
    },
    {
      from: [outdated],
      event: outdated,
      target: 'loading.followed',
      emits: refused(outdated, 'loading.followed'),
    },
    {
      title: '[LAY-16] once the first page is here, what arrived meanwhile is asked for',
      from: [outdated],
      event: came,
      target: 'ready.catchingUp.alone',
      calls: newestCall('a'),
      context: { items: rows('a', 'b') },
    },
    { from: [outdated], event: nothing, target: 'loading.alone', calls: firstCall },
    {
      from: [outdated],
      event: network,
      target: 'failed',
      calls: waitsForReturn,
      context: { failure: { kind: 'network' } },
    },
    { from: [nothing], event: refresh, target: 'loading.alone', calls: firstCall },
    { from: [nothing], event: retry, target: 'loading.alone', calls: firstCall },
    { from: [nothing], event: outdated, target: 'loading.alone', calls: firstCall },
    { from: [nothing], event: more, target: 'empty', emits: refused(more, 'empty') },
    {
      from: [network],
      event: refresh,
      target: 'loading.alone',
      calls: firstCall,
      context: { failure: null },
    },
    { from: [network], event: retry, target: 'loading.alone', calls: firstCall },
    { from: [network], event: outdated, target: 'loading.alone', calls: firstCall },
    { from: [network], event: more, target: 'failed', emits: refused(more, 'failed') },
    { from: [came], event: more, target: 'ready.loadingMore.alone', calls: secondCall },
    { from: [came, more, lastCame], event: more, target: 'ready.resting', emits: refused(more, 'resting') },
    { from: [came], event: retry, target: 'ready.resting', emits: refused(retry, 'resting') },
    { from: [came], event: refresh, target: 'ready.refreshing.alone', calls: firstCall },
    { from: [came], event: outdated, target: 'ready.catchingUp.alone', calls: newestCall('a') },
    {
      title: '[LAY-16] the next page follows and no item stands twice',
      from: [came, more],
      event: lastCame,
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('a', 'b', 'c'), next: null },
    },
    {
      title: '[LAY-16] a next page that fails keeps what was loaded',
      from: [came, more],
      event: network,
      target: 'ready.moreFailed',
      calls: waitsForReturn,
      context: { items: rows('a', 'b'), failure: { kind: 'network' } },
    },
    {
      from: [came, more],
      event: broken,
      target: 'ready.moreFailed',
      calls: waitsForReturn,
      context: wasDefect,
    },
    {
      from: [came, more],
      event: late,
      target: 'ready.moreFailed',
      calls: waitsForReturn,
      context: wasTimeout,
      stops: ['loadPage'],
    },
    {
      from: [came, more],
      event: more,
      target: 'ready.loadingMore.alone',
      emits: refused(more, 'loadingMore'),
    },
    {
      from: [came, more],
      event: retry,
      target: 'ready.loadingMore.alone',
      emits: refused(retry, 'loadingMore'),
    },
    {
      from: [came, more, network],
      event: retry,
      target: 'ready.loadingMore.alone',
      calls: secondCall,
      context: { failure: null },
    },
    {
      from: [came, more, network],
      event: more,
      target: 'ready.moreFailed',
      emits: refused(more, 'moreFailed'),
    },
    {
      from: [came, refresh],
      event: newerCame,
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('z', 'a'), next: second },
    },
    { from: [came, refresh], event: nothing, target: 'empty', context: { items: [] } },
    {
      title: '[LAY-16] a refresh that fails keeps what was loaded',
      from: [came, refresh],
      event: network,
      target: 'ready.refreshFailed',
      calls: waitsForReturn,
      context: { items: rows('a', 'b') },
    },
    {
      from: [came, refresh],
      event: broken,
      target: 'ready.refreshFailed',
      calls: waitsForReturn,
      context: wasDefect,
    },
    {
      from: [came, refresh],
      event: late,
      target: 'ready.refreshFailed',
      calls: waitsForReturn,
      context: wasTimeout,
      stops: ['loadPage'],
    },
    {
      from: [came, refresh],
      event: refresh,
      target: 'ready.refreshing.alone',
      emits: refused(refresh, 'refreshing'),
    },
    {
      from: [came, refresh],
      event: outdated,
      target: 'ready.refreshing.followed',
    },
    {
      from: [came, refresh, outdated],
      event: outdated,
      target: 'ready.refreshing.followed',
      emits: refused(outdated, 'refreshing.followed'),
    },
    {
      from: [came, refresh, outdated],
      event: newerCame,
      target: 'ready.catchingUp.alone',
      calls: newestCall('z'),
      context: { items: rows('z', 'a') },
    },
    {
      from: [came, more],
      event: outdated,
      target: 'ready.loadingMore.followed',
    },
    {
      from: [came, more, outdated],
      event: outdated,
      target: 'ready.loadingMore.followed',
      emits: refused(outdated, 'loadingMore.followed'),
    },
    {
      title: '[LAY-16] what arrives does not take the next page away; it is asked for after it',
      from: [came, more, outdated],
      event: lastCame,
      target: 'ready.catchingUp.alone',
      calls: newestCall('a'),
      context: { items: rows('a', 'b', 'c'), next: null },
    },
    {
      from: [came, refresh],
      event: more,
      target: 'ready.refreshing.alone',
      emits: refused(more, 'refreshing'),
    },
    {
      from: [came, refresh],
      event: retry,
      target: 'ready.refreshing.alone',
      emits: refused(retry, 'refreshing'),
    },
    {
      from: [came, refresh, network],
      event: retry,
      target: 'ready.refreshing.alone',
      calls: firstCall,
      context: { failure: null },
    },
    {
      from: [came, refresh, network],
      event: more,
      target: 'ready.refreshFailed',
      emits: refused(more, 'refreshFailed'),
    },
    {
      title: '[LAY-16] what is new comes to the head and the rest stays',
      from: [came, outdated],
      event: newerAtHead,
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('z', 'a', 'b'), next: second },
    },
    {
      title: '[LAY-16] when more arrived than a page holds, the list begins anew: nothing is missing in it',
      from: [came, more, lastCame, outdated],
      event: burstAtHead,
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('y', 'z'), next: second },
    },
    {
      title:
        '[SOC-05] what was missed closes the gap, however much it is: the rest stays, and nothing stands twice',
      from: [came, outdated],
      event: newest({ items: rows('y', 'z'), total: 9, next: second }, 'z', 'x', 'w'),
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('y', 'z', 'x', 'w', 'a', 'b'), next: second },
    },
    {
      title: '[LAY-16] a first page that is the whole list is the list',
      from: [came, outdated],
      event: wholeAtHead,
      target: 'ready.resting',
      calls: waitsForEnd,
      context: { items: rows('z', 'a'), next: null },
    },
    { from: [came, outdated], event: nothingAtHead, target: 'empty', context: { items: [] } },
    {
      title: '[LAY-16] what is new and does not come is told; what was loaded stays',
      from: [came, outdated],
      event: networkAtHead,
      target: 'ready.refreshFailed',
      calls: waitsForReturn,
      context: { items: rows('a', 'b'), failure: { kind: 'network' } },
      emits: notCaughtUp({ kind: 'network' }),
    },
    {
      from: [came, outdated],
      event: defect('loadNewest'),
      target: 'ready.refreshFailed',
      calls: waitsForReturn,
      context: wasDefect,
      emits: notCaughtUp(wasDefect.failure),
    },
    {
      from: [came, outdated],
      event: late,
      target: 'ready.refreshFailed',
      calls: waitsForReturn,
      context: wasTimeout,
      stops: ['loadNewest'],
      emits: notCaughtUp(wasTimeout.failure),
    },
    { from: [came, outdated], event: outdated, target: 'ready.catchingUp.followed' },
    {
      from: [came, outdated, outdated],
      event: outdated,
      target: 'ready.catchingUp.followed',
      emits: refused(outdated, 'catchingUp.followed'),
    },
    {
      from: [came, outdated, outdated],
      event: newerAtHead,
      target: 'ready.catchingUp.alone',
      calls: newestCall('z'),
      context: { items: rows('z', 'a', 'b') },
    },
    {
      from: [came, outdated],
      event: more,
      target: 'ready.catchingUp.alone',
      emits: refused(more, 'catchingUp'),
    },
    {
      from: [came, outdated],
      event: retry,
      target: 'ready.catchingUp.alone',
      emits: refused(retry, 'catchingUp'),
    },
    {
      title: '[LAY-16] what failed is asked for by itself when the connection is back',
      from: [network],
      event: back,
      target: 'loading.alone',
      calls: firstCall,
    },
    {
      title: '[LAY-16] so is a next page that did not come',
      from: [came, more, network],
      event: back,
      target: 'ready.loadingMore.alone',
      calls: secondCall,
    },
    {
      title: '[LAY-16] so is what is new, without disturbing the reader',
      from: [came, refresh, network],
      event: back,
      target: 'ready.catchingUp.alone',
      calls: newestCall('a'),
    },
    {
      title: '[LAY-16] when the network is lost, what was loaded stays and is of earlier',
      from: [came],
      event: lost,
      target: 'ready.cutOff',
      calls: waitsForReturn,
      context: { items: rows('a', 'b'), loadedAt: 1_000 },
    },
    { from: [came, lost], event: back, target: 'ready.catchingUp.alone', calls: newestCall('a') },
    { from: [came, lost], event: more, target: 'ready.loadingMore.alone', calls: secondCall },
    {
      from: [came, more, lastCame, lost],
      event: more,
      target: 'ready.cutOff',
      emits: refused(more, 'cutOff'),
    },
    { from: [came, lost], event: retry, target: 'ready.refreshing.alone', calls: firstCall },
    { from: [came, lost], event: refresh, target: 'ready.refreshing.alone', calls: firstCall },
    { from: [came, lost], event: outdated, target: 'ready.catchingUp.alone', calls: newestCall('a') },
    {
      from: [came],
      event: defect('networkLost'),
      target: 'ready.resting',
      emits: refused({ type: 'xstate.error.actor.networkLost' }, 'resting'),
    },
    ...(
      [
        ['failed', 'failed', [network]],
        ['ready.moreFailed', 'moreFailed', [came, more, network]],
        ['ready.refreshFailed', 'refreshFailed', [came, refresh, network]],
        ['ready.cutOff', 'cutOff', [came, lost]],
      ] as const
    ).map(([target, state, from]) => ({
      from,
      event: defect('connectionBack'),
      target,
      emits: refused({ type: 'xstate.error.actor.connectionBack' }, state),
    })),
  ],
});
