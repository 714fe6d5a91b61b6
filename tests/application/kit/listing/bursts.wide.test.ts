import * as fc from 'fast-check';
import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { nextPage, type Page, type PageRequest } from '../../../../src/domain/page/page';
import { listingActors } from '../../../../src/application/kit/listing/actors';
import { inertConnection } from '../../../../src/server/inert-ports';
import { listingMachine } from '../../../../src/application/kit/listing/machine';
import { selectListingStatus } from '../../../../src/application/kit/listing/status';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';

interface Row {
  readonly id: string;
}

const pageSize = 3;

/** A server's inbox, newest first, read by cursors or by page numbers. */
const openedInbox = (rowsAtStart: number, cursors: boolean) => {
  let rows: readonly Row[] = [];
  const arrive = (count: number): void => {
    for (let each = 0; each < count; each += 1) rows = [{ id: String(rows.length + 1) }, ...rows];
  };
  arrive(rowsAtStart);
  const pageNow = (asked: PageRequest): Page<Row> => {
    const below = rows.findIndex(({ id }) => id === asked.cursor);
    const start = asked.cursor === null ? (asked.page - 1) * asked.pageSize : below + 1;
    const items = rows.slice(start, start + asked.pageSize);
    const cursor = cursors && start + items.length < rows.length ? (items.at(-1)?.id ?? null) : null;
    const next = cursors && cursor === null ? null : nextPage(asked, cursor, rows.length, items.length);
    return { items, total: rows.length, next };
  };
  return { arrive, pageNow, rows: () => rows };
};

type Step =
  | { readonly arrive: number }
  | { readonly send: 'listing.moreRequested' | 'listing.refreshRequested' | 'listing.retryRequested' }
  | { readonly pass: number }
  | { readonly answer: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 }).map((arrive) => ({ arrive })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'listing.moreRequested',
        'listing.moreRequested',
        'listing.refreshRequested',
        'listing.retryRequested',
      )
      .map((send) => ({ send })),
  },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 600 }).map((pass) => ({ pass })) },
  { weight: 4, arbitrary: fc.constantFrom(true, true, true, false).map((answer) => ({ answer })) },
);

const openedList = (inbox: ReturnType<typeof openedInbox>) => {
  const pages = fakeCall<PageRequest, Either<GatewayFailure, Page<Row>>>('list');
  /** What the server read when it was asked: older than whatever arrives before the answer is here. */
  const read: Page<Row>[] = [];
  const load = (request: PageRequest, { signal }: { readonly signal?: AbortSignal | undefined }) => {
    read.push(inbox.pageNow(request));
    return pages.call(request, signal);
  };
  const clock = fakeClock();
  const actor = createActor(
    listingMachine<Row>(({ id }) => id, { now: () => 0 }).provide({
      actors: listingActors<Row>(load, inertConnection),
    }),
    { input: { pageSize }, clock: clock.timers },
  ).start();
  return {
    actor,
    pass: clock.pass,
    status: () => selectListingStatus<Row>(actor.getSnapshot()),
    calls: () => pages.calls.length,
    isUnderWay: () => pages.last().isUnderWay(),
    underWay: () => pages.calls.filter((call) => call.isUnderWay()).length,
    answer: async (comes: boolean) => {
      const page = read.at(-1);
      if (page === undefined || !pages.last().isUnderWay()) return;
      pages.last().answer(comes ? right(page) : left({ kind: 'network' }));
      await settled();
    },
  };
};

const ids = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id);

test(
  '[LAY-16] whatever arrives in whatever bursts, the list is the head of the inbox without a gap',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(10),
        fc.boolean(),
        fc.array(step, { maxLength: 25 }),
        async (rowsAtStart, cursors, walk) => {
          const inbox = openedInbox(rowsAtStart, cursors);
          const list = openedList(inbox);
          const expectNoGap = (): void => {
            const shown = ids(list.status().items);
            const all = ids(inbox.rows());
            const start = all.indexOf(shown[0] ?? '');
            expect(shown).toEqual(shown.length === 0 ? [] : all.slice(start, start + shown.length));
            if (list.status().phase === 'ready' && list.status().more === 'end')
              expect(shown.at(-1)).toBe(all.at(-1));
            expect(list.underWay()).toBeLessThanOrEqual(1);
          };
          const drain = async (): Promise<void> => {
            await settled();
            for (let turn = 0; turn < 4; turn += 1) {
              await list.answer(true);
              list.pass(500);
              await settled();
            }
            expect(list.isUnderWay()).toBe(false);
          };
          for (const now of walk) {
            if ('arrive' in now) {
              inbox.arrive(now.arrive);
              for (let each = 0; each < now.arrive; each += 1) list.actor.send({ type: 'listing.outdated' });
            }
            if ('pass' in now) list.pass(now.pass);
            if ('send' in now) list.actor.send({ type: now.send });
            await settled();
            if ('answer' in now) await list.answer(now.answer);
            expectNoGap();
          }
          await drain();
          expectNoGap();
          if (list.status().refreshFailed || list.status().phase === 'failed') {
            list.actor.send({ type: 'listing.refreshRequested' });
            await drain();
          }
          const shown = ids(list.status().items);
          expect(shown).toEqual(ids(inbox.rows()).slice(0, shown.length));
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(pageSize, inbox.rows().length));
          list.actor.stop();
        },
      ),
      { numRuns: propertyRuns },
    );
  },
);

test('[SOC-03] a burst of 1,000 in a second asks for what is new four times at most, 500 ms apart, once at a time', async () => {
  const inbox = openedInbox(3, true);
  const list = openedList(inbox);
  await list.answer(true);
  const begins: number[] = [];
  const note = (at: number): void => {
    if (list.calls() > begins.length + 1) begins.push(at);
    expect(list.underWay()).toBeLessThanOrEqual(1);
  };
  for (let at = 0; at < 3_000; at += 1) {
    if (at < 1_000) {
      inbox.arrive(1);
      list.actor.send({ type: 'listing.outdated' });
    }
    note(at);
    if (at % 7 === 0) await list.answer(true);
    list.pass(1);
    note(at + 1);
  }
  expect(begins.length).toBeGreaterThan(1);
  expect(begins.length).toBeLessThanOrEqual(4);
  for (const [place, at] of begins.slice(1).entries())
    expect(at - (begins[place] ?? 0)).toBeGreaterThanOrEqual(500);
  expect(ids(list.status().items)).toEqual(ids(inbox.rows()).slice(0, list.status().items.length));
  list.actor.stop();
});
