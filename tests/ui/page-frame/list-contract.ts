import { left, right, type Either } from 'fp-ts/Either';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { selectListingStatus } from '../../../src/application/kit/listing/status';
import type { ListWords } from '../../../src/ui/frame/page-frame/page';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Page } from '../../../src/domain/page/page';
import { pageOf } from '../../../src/wiring/page-map';
import { everyFailure } from '../../support/failures';
import type { FakeFamilies } from '../../support/fakes/fake-families';
import { fakePagePorts, type FakePagePorts } from '../../support/fakes/page-ports';
import type { FakeCall } from '../../support/fakes/pending-calls';
import { settled } from '../../support/fakes/settled';
import { startedFlow, sentAlong, type FlowAt } from './begun-flow';
import { shownListContract, type ShownList } from './shown-list-contract';

type Happens = Readonly<Record<string, (outside: FakePagePorts) => void>>;

/** A page that is a list, and what the contract needs to know of it besides its definition. */
export interface PageListCase<A> extends Omit<ListCase<A>, 'flow' | 'seen'> {
  readonly seen: Omit<ShownList<A>, 'words'>;
}

/** A list's definition, and what the contract needs to know of it. */
export interface ListCase<A> extends FlowAt {
  readonly name: string;
  readonly call: (
    gateways: FakeFamilies,
  ) => Pick<FakeCall<unknown, Either<GatewayFailure, Page<A>>>, 'calls' | 'last'>;
  /** What of the request is the list's own. */
  readonly asks?: object;
  readonly pageSize: number;
  /** At least four, none like another. */
  readonly items: readonly A[];
  /** What makes it old, and what does not. */
  readonly outdatedBy: Happens;
  readonly keptBy?: Happens;
  /** The server sends its first page along with the page. */
  readonly brought?: boolean;
  readonly seen: ShownList<A>;
}

/** The rules of the flow of every list. */
const listFlowContract = <A>(it: Omit<ListCase<A>, 'seen'>): void => {
  const { pageSize, items, asks = {} } = it;
  const [one, two, three, four] = items as readonly [A, A, A, A];
  const next = { cursor: 'c2', page: 2, pageSize };
  const part = (held: readonly A[], follows = true): Page<A> => ({
    items: held,
    total: items.length,
    next: follows ? next : null,
  });
  const firstAsked = { ...asks, cursor: null, page: 1, pageSize };

  const startedPage = async (brought?: unknown) => {
    const outside = fakePagePorts();
    const actor = await startedFlow(it, outside.ports, brought);
    onTestFinished(() => void actor.stop());
    actor.start();
    await settled();
    const calls = it.call(outside.gateways);
    const after = async (happens: () => void): Promise<void> => {
      happens();
      await settled();
    };
    return {
      actor,
      outside,
      calls: calls.calls,
      asked: () => calls.calls.map(({ input }) => input),
      status: () => selectListingStatus<A>(actor.getSnapshot()),
      send: (what: 'more' | 'refresh' | 'retry') =>
        after(() => actor.send({ type: `listing.${what}Requested` })),
      happens: (happens: (outside: FakePagePorts) => void) => after(() => happens(outside)),
      answer: (answer: Page<A>) => after(() => calls.last().answer(right(answer))),
      fail: (failure: GatewayFailure) => after(() => calls.last().answer(left(failure))),
    };
  };
  const shown = async (page = part([one, two])) => {
    const list = await startedPage();
    await list.answer(page);
    return list;
  };

  describe(`${it.name}, as every list`, () => {
    test('[LAY-16] it asks once for its first page, and shows what comes, each item once', async () => {
      const list = await startedPage();
      expect(list.asked()).toEqual([firstAsked]);
      expect(list.status()).toMatchObject({ phase: 'loading', items: [] });
      await list.answer(part([one, two, one]));
      expect(list.status()).toMatchObject({ phase: 'ready', items: [one, two], more: 'remains' });
      expect(list.calls).toHaveLength(1);
    });

    test('[LAY-16] it asks for more as the answer says, to the end; nothing stands twice', async () => {
      const list = await shown();
      await list.send('more');
      expect(list.asked().at(-1)).toEqual({ ...asks, ...next });
      expect(list.status()).toMatchObject({ items: [one, two], more: 'loading' });
      await list.send('more');
      expect(list.calls).toHaveLength(2);
      await list.answer(part([two, three, four], false));
      expect(list.status()).toMatchObject({ items: [one, two, three, four], more: 'end' });
      await list.send('more');
      expect(list.calls).toHaveLength(2);
    });

    test('[LAY-16] an empty answer is shown as nothing, and asked again when that is wished', async () => {
      const list = await shown(part([], false));
      expect(list.status()).toMatchObject({ phase: 'empty', items: [], failure: null });
      await list.send('refresh');
      await list.answer(part([one], false));
      expect(list.status()).toMatchObject({ phase: 'ready', items: [one] });
    });

    test.each(everyFailure)(
      '[LAY-16] a first page that did not come says why, and is asked for again: %j',
      async (failure) => {
        const list = await startedPage();
        await list.fail(failure);
        expect(list.status()).toMatchObject({ phase: 'failed', failure });
        await list.send('retry');
        expect(list.asked()).toEqual([firstAsked, firstAsked]);
        await list.answer(part([one]));
        expect(list.status()).toMatchObject({ phase: 'ready', items: [one], failure: null });
      },
    );

    test.each(everyFailure)(
      '[LAY-16] what follows and did not come leaves what is shown, and is asked for again: %j',
      async (failure) => {
        const list = await shown();
        await list.send('more');
        await list.fail(failure);
        expect(list.status()).toMatchObject({ items: [one, two], more: 'failed', failure });
        await list.send('retry');
        expect(list.asked().at(-1)).toEqual({ ...asks, ...next });
        await list.answer(part([three], false));
        expect(list.status()).toMatchObject({ items: [one, two, three], more: 'end', failure: null });
      },
    );

    test.each(everyFailure)(
      '[LAY-16] a refresh that fails leaves what is shown, and says of when it is: %j',
      async (failure) => {
        const list = await shown();
        await list.send('refresh');
        expect(list.status().refreshing).toBe(true);
        await list.fail(failure);
        expect(list.status()).toMatchObject({ items: [one, two], refreshFailed: true, failure });
        expect(list.status().earlierAt).toEqual(expect.any(Number));
        await list.send('refresh');
        await list.answer(part([three, one, two]));
        expect(list.status()).toMatchObject({ items: [three, one, two], failure: null, earlierAt: null });
      },
    );

    test.each(Object.entries(it.outdatedBy))(
      '[LAY-16] its head is asked for anew, and what is shown stays, when %s',
      async (_, happens) => {
        const list = await shown();
        await list.happens(happens);
        expect(list.asked()).toEqual([firstAsked, firstAsked]);
        expect(list.status()).toMatchObject({ phase: 'ready', items: [one, two], refreshing: false });
        await list.answer(part([three, one]));
        expect(list.status().items).toEqual([three, one, two]);
      },
    );

    test.each(Object.entries(it.outdatedBy))(
      '[LAY-16][SOC-03] what was under way while %s is followed by one more question 500 ms later, not begun anew',
      async (_, happens) => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        onTestFinished(() => void vi.useRealTimers());
        const list = await startedPage();
        await list.happens(happens);
        await list.happens(happens);
        expect(list.calls.map((call) => call.isUnderWay())).toEqual([true]);
        await list.answer(part([one, two]));
        vi.advanceTimersByTime(499);
        await settled();
        expect(list.asked()).toEqual([firstAsked]);
        vi.advanceTimersByTime(1);
        await settled();
        expect(list.asked()).toEqual([firstAsked, firstAsked]);
        await list.answer(part([three, one]));
        vi.advanceTimersByTime(500);
        await settled();
        expect(list.status().items).toEqual([three, one, two]);
        expect(list.calls).toHaveLength(2);
      },
    );

    test.each(Object.entries(it.keptBy ?? {}))('[LAY-16] nothing is asked when %s', async (_, happens) => {
      const list = await shown();
      await list.happens(happens);
      expect(list.calls).toHaveLength(1);
    });

    test('[LAY-16] without a network it says of when it is, and catches up when that is back', async () => {
      const list = await shown();
      await list.happens(({ connection }) => connection.goes());
      expect(list.status()).toMatchObject({ phase: 'ready', items: [one, two] });
      expect(list.status().earlierAt).toEqual(expect.any(Number));
      await list.happens(({ connection }) => connection.comesBack());
      await list.answer(part([three, one]));
      expect(list.status()).toMatchObject({ items: [three, one, two], earlierAt: null });
    });

    test.each(['first', 'more', 'refresh'] as const)(
      '[LAY-16] what failed (%s) is asked for again by itself when the connection is back',
      async (what) => {
        const list = await startedPage();
        if (what !== 'first') {
          await list.answer(part([one, two]));
          await list.send(what);
        }
        await list.fail({ kind: 'network' });
        await list.happens(({ connection }) => connection.comesBack());
        expect(list.asked().at(-1)).toEqual(what === 'more' ? { ...asks, ...next } : firstAsked);
        await list.answer(part([one, two, three], false));
        expect(list.status()).toMatchObject({ items: [one, two, three], failure: null, earlierAt: null });
      },
    );

    test('leaving it gives up what is under way', async () => {
      const list = await shown();
      await list.send('more');
      list.actor.stop();
      expect(list.calls.at(-1)?.signal?.aborted).toBe(true);
    });

    test(
      it.brought === true
        ? '[PER-03] what the server sent along stands at once and is not asked for again'
        : '[ACC-09] the server sends nothing of it along',
      async () => {
        const list = await shown();
        const sent = await sentAlong(it, list.outside.ports, list.actor);
        if (it.brought !== true) {
          expect(sent).toBeUndefined();
          return;
        }
        const again = await startedPage(JSON.parse(JSON.stringify(sent)));
        expect(again.status()).toMatchObject({ phase: 'ready', items: [one, two], more: 'remains' });
        expect(again.calls).toHaveLength(0);
        await again.send('more');
        expect(again.asked()).toEqual([{ ...asks, ...next }]);
      },
    );
  });
};

/** What every list keeps to, whatever it lists: run for each definition. */
export const listContract = <A>(it: ListCase<A>): void => {
  listFlowContract(it);
  shownListContract(it.name, it.items, it.seen);
};

/** The contract of a page that is a list; what it says, its definition has. */
export const listCase = <A>({ seen, ...it }: PageListCase<A>) => ({
  page: it.page,
  run: (): void => listFlowContract({ ...it, flow: 'list' }),
  /** The screen in each state of the list. */
  runShown: (): void => {
    const words = async (): Promise<ListWords> => {
      const { list } = await pageOf(it.page);
      if (list === undefined) throw new Error(`${it.page} is no list`);
      return list;
    };
    shownListContract(it.name, it.items, { ...seen, words });
  },
});
