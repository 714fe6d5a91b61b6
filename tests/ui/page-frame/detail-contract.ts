import { left, right, type Either } from 'fp-ts/Either';
import { describe, expect, onTestFinished, test } from 'vitest';
import { selectResourceStatus } from '../../../src/application/kit/resource/status';
import { pageOf } from '../../../src/wiring/page-map';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { everyFailure } from '../../support/failures';
import type { FakeFamilies } from '../../support/fakes/fake-families';
import { fakePagePorts, type FakePagePorts } from '../../support/fakes/page-ports';
import type { FakeCall } from '../../support/fakes/pending-calls';
import { settled } from '../../support/fakes/settled';
import { startedFlow, sentAlong, type FlowAt } from './begun-flow';
import { notThere, shownDetailContract, type DetailSays, type ShownDetail } from './shown-detail-contract';

type Happens = Readonly<Record<string, (outside: FakePagePorts) => void>>;

/** The definition of a thing that a page reads as a whole, and what the contract needs to know of it. */
export interface DetailCase<A> extends FlowAt {
  readonly name: string;
  readonly call: (
    gateways: FakeFamilies,
  ) => Pick<FakeCall<unknown, Either<GatewayFailure, A>>, 'calls' | 'last'>;
  /** With what it is asked for; left out where there is but one. */
  readonly asks?: unknown;
  /** The thing, and the same as it is later. */
  readonly value: A;
  readonly later: A;
  /** What makes it old, and what does not. */
  readonly outdatedBy?: Happens;
  readonly keptBy?: Happens;
  /** The server sends it along with the page. */
  readonly brought?: boolean;
  /** Left out where nothing is said of it when it is not there. */
  readonly seen?: ShownDetail<A> & DetailSays;
}

const phaseAfter = (failure: GatewayFailure): 'notFound' | 'forbidden' | 'failed' => {
  if (failure.kind !== 'refused') return 'failed';
  return failure.code === 404 ? 'notFound' : failure.code === 403 ? 'forbidden' : 'failed';
};

/** What everything that a page reads as a whole keeps to: run for each definition. */
export const detailContract = <A>(it: DetailCase<A>): void => {
  const { asks = null, value, later } = it;
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
      status: () => selectResourceStatus<unknown, A>(actor.getSnapshot()),
      reload: () => after(() => actor.send({ type: 'resource.reloadRequested' })),
      happens: (happens: (outside: FakePagePorts) => void) => after(() => happens(outside)),
      answer: (answer: A) => after(() => calls.last().answer(right(answer))),
      fail: (failure: GatewayFailure) => after(() => calls.last().answer(left(failure))),
    };
  };
  const shown = async () => {
    const thing = await startedPage();
    await thing.answer(value);
    return thing;
  };

  describe(`${it.name}, as everything that is read`, () => {
    test('[LAY-16] it is asked for once, and shown when it comes', async () => {
      const thing = await startedPage();
      expect(thing.asked()).toEqual([asks]);
      expect(thing.status()).toMatchObject({ phase: 'loading', value: null });
      await thing.answer(value);
      expect(thing.status()).toMatchObject({ phase: 'ready', value, failure: null, earlierAt: null });
      expect(thing.calls).toHaveLength(1);
    });

    test.each(everyFailure)(
      '[LAY-16][LAY-07] what did not come says why, and is asked for again: %j',
      async (failure) => {
        const thing = await startedPage();
        await thing.fail(failure);
        expect(thing.status()).toMatchObject({ phase: phaseAfter(failure), failure });
        await thing.reload();
        expect(thing.asked()).toEqual([asks, asks]);
        await thing.answer(value);
        expect(thing.status()).toMatchObject({ phase: 'ready', value, failure: null });
      },
    );

    test.each(everyFailure)(
      '[LAY-16] what could not be read anew is kept, and says of when it is: %j',
      async (failure) => {
        const thing = await shown();
        await thing.reload();
        expect(thing.status()).toMatchObject({ phase: 'ready', value, reloading: true });
        await thing.fail(failure);
        expect(thing.status()).toMatchObject({ value, failure });
        const gone = phaseAfter(failure);
        if (gone === 'failed') expect(thing.status().earlierAt).toEqual(expect.any(Number));
        expect(thing.status().phase).toBe(gone === 'failed' ? 'ready' : gone);
        await thing.reload();
        await thing.answer(later);
        expect(thing.status()).toMatchObject({ value: later, failure: null, earlierAt: null });
      },
    );

    test('[LAY-16] whoever wants it anew while it is under way gets the later answer', async () => {
      const thing = await startedPage();
      await thing.reload();
      expect(thing.calls.map((call) => call.isUnderWay())).toEqual([false, true]);
      await thing.answer(later);
      expect(thing.status()).toMatchObject({ phase: 'ready', value: later });
    });

    test.each(Object.entries(it.outdatedBy ?? {}))(
      '[LAY-16] it is read anew, and what is shown stays, when %s',
      async (_, happens) => {
        const thing = await shown();
        await thing.happens(happens);
        expect(thing.asked()).toEqual([asks, asks]);
        expect(thing.status()).toMatchObject({ phase: 'ready', value });
        await thing.answer(later);
        expect(thing.status()).toMatchObject({ phase: 'ready', value: later });
      },
    );

    test.each(Object.entries(it.keptBy ?? {}))('[LAY-16] nothing is asked when %s', async (_, happens) => {
      const thing = await shown();
      await thing.happens(happens);
      expect(thing.calls).toHaveLength(1);
    });

    test('[LAY-16] without a network it says of when it is, and is read anew when that is back', async () => {
      const thing = await shown();
      await thing.happens(({ connection }) => connection.goes());
      expect(thing.status()).toMatchObject({ phase: 'ready', value });
      expect(thing.status().earlierAt).toEqual(expect.any(Number));
      await thing.happens(({ connection }) => connection.comesBack());
      await thing.answer(later);
      expect(thing.status()).toMatchObject({ value: later, earlierAt: null });
    });

    test.each(['at first', 'repeat'])(
      '[LAY-16] what did not come %s is asked for by itself when the connection is back',
      async (when) => {
        const thing = await startedPage();
        if (when === 'repeat') {
          await thing.answer(value);
          await thing.reload();
        }
        await thing.fail({ kind: 'network' });
        await thing.happens(({ connection }) => connection.comesBack());
        await thing.answer(later);
        expect(thing.status()).toMatchObject({
          phase: 'ready',
          value: later,
          failure: null,
          earlierAt: null,
        });
      },
    );

    test('leaving it gives up what is under way', async () => {
      const thing = await startedPage();
      thing.actor.stop();
      expect(thing.calls.at(-1)?.signal?.aborted).toBe(true);
    });

    test(
      it.brought === true
        ? '[PER-03] what the server sent along stands at once and is not asked for again'
        : '[ACC-09] the server sends nothing of it along',
      async () => {
        const thing = await shown();
        const sent = await sentAlong(it, thing.outside.ports, thing.actor);
        if (it.brought !== true) {
          expect(sent).toBeUndefined();
          return;
        }
        const again = await startedPage(JSON.parse(JSON.stringify(sent)));
        expect(again.status()).toMatchObject({ phase: 'ready', value });
        expect(again.calls).toHaveLength(0);
        await again.reload();
        expect(again.asked()).toEqual([asks]);
      },
    );
  });
  if (it.seen !== undefined) {
    const { seen } = it;
    shownDetailContract(it.name, value, seen, seen);
  }
};

type PageDetailCase<A> = Omit<DetailCase<A>, 'seen'> & {
  readonly seen: Omit<ShownDetail<A>, keyof DetailSays | 'saysWhen' | 'small'>;
};

/** The contract of a page about one thing; what it says, its definition has. */
export const detailCase = <A>({ seen, ...it }: PageDetailCase<A>) => ({
  page: it.page,
  run: (): void => detailContract(it),
  /** The screen in each state of the thing. */
  runShown: (): void => {
    const says = async (): Promise<Required<DetailSays>> => {
      const { detail } = await pageOf(it.page);
      if (detail === undefined) throw new Error(`${it.page} is about no thing`);
      const { failed, notFound, forbidden, toList, list } = detail;
      // Where the gateway says why a thing is not found, its own words are shown.
      const missing = { says: forbidden === undefined ? notFound : notThere, way: [toList, list] as const };
      return { failed, missing, forbidden: forbidden ?? notFound };
    };
    shownDetailContract(it.name, it.value, { ...seen, saysWhen: true }, says);
  },
});
