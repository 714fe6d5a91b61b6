import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptPages, pagePace, type PageSending } from '../../../gateway/src/adapters/http/pages/kept-pages';
import type { MadePage, PageRequest } from '../../../gateway/src/ports/page-renderer';
import { movedClock } from '../../support/gateway/moved-clock';
import { renderedPage, sourceOfPages, visitorsRequest } from '../../support/gateway/page-to-make';

const textOf = (sending: PageSending): string =>
  sending.kind === 'page' ? Buffer.from(sending.page.body.identity).toString() : sending.location;

/** Pages that say how often one was made; `content` can be changed, and the rendering held up. */
const pages = (make: (request: PageRequest, made: number) => Promise<MadePage>) => {
  const clock = movedClock();
  const state = { made: 0 };
  const [problems, refused]: [string[], string[]] = [[], []];
  const kept = keptPages(
    sourceOfPages((request) => {
      state.made += 1;
      return make(request, state.made);
    }),
    {
      clock,
      log: { problem: (line) => void problems.push(line) },
      refusedForNow: (what, about = '') => void refused.push(`${what}：${about}`),
    },
  );
  const ask = (change: Partial<PageRequest> = {}, address = '203.0.113.1') =>
    kept.send({ ...visitorsRequest, ...change }, address);
  return { clock, state, problems, refused, kept, ask };
};

/** Rendering and packing take long on a busy machine. */
const underLoad = { timeout: 15_000 };

const counted = () => pages((_, made) => Promise.resolve(renderedPage(`made ${made}`)));

/** Pages whose making waits until it is let go. */
const heldUp = () => {
  const waiting: (() => void)[] = [];
  const held = pages(
    (_, made) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(renderedPage(`made ${made}`)));
      }),
  );
  const begun = (count: number) => vi.waitUntil(() => waiting.length === count, underLoad);
  return {
    ...held,
    begun,
    letGo: () => {
      const now = waiting.splice(0);
      now.forEach((go) => go());
      return now.length;
    },
    letGoLatest: () => waiting.pop()?.(),
  };
};

describe('kept pages', () => {
  test('[PER-03] are made once for all who ask at the same time, and the same bytes are sent to all', async () => {
    const { ask, state, begun, letGo } = heldUp();
    const asked = [ask(), ask(), ask()];
    await begun(1);
    letGo();
    const [first, ...others] = await Promise.all(asked);
    for (const other of others) expect(other).toEqual(first);
    expect(state.made).toBe(1);
  });

  test('[PER-03] are sent for 5 s as they are, and then made anew', async () => {
    const { clock, ask } = counted();
    const shown: string[] = [];
    for (const ms of [0, 4_999, 1, 4_999]) {
      clock.move(ms);
      shown.push(textOf(await ask()));
    }
    expect(shown).toEqual(['made 1', 'made 1', 'made 2', 'made 2']);
  });

  test('what is made anew and is as before is not packed again', async () => {
    const { clock, ask, state } = pages(() => Promise.resolve(renderedPage('the same')));
    const before = await ask();
    clock.move(5_000);
    const after = await ask();
    expect(state.made).toBe(2);
    expect(after.kind === 'page' && before.kind === 'page' && after.page === before.page).toBe(true);
  });

  test('[PER-03] after a change none is sent that was made, or begun, before it', async () => {
    const { ask, kept, begun, letGo } = heldUp();
    const before = ask();
    await begun(1);
    kept.changed();
    const after = ask();
    await begun(2);
    letGo();
    expect([textOf(await before), textOf(await after)]).toEqual(['made 1', 'made 2']);
    expect(textOf(await ask())).toBe('made 2');
  });

  test('[PER-03] one begun before a change and whole after the newer one does not take its place', async () => {
    const { ask, kept, state, begun, letGo, letGoLatest } = heldUp();
    const before = ask();
    await begun(1);
    kept.changed();
    const after = ask();
    await begun(2);
    letGoLatest();
    expect(textOf(await after)).toBe('made 2');
    letGo();
    expect(textOf(await before)).toBe('made 1');
    expect([textOf(await ask()), state.made]).toEqual(['made 2', 2]);
  });

  test('[ACC-09] are not shared with who is logged in', async () => {
    const { ask } = counted();
    expect(textOf(await ask())).toBe('made 1');
    expect(textOf(await ask({ hasToken: true }))).toBe('made 2');
    expect(textOf(await ask())).toBe('made 1');
  });

  test('[SEC-05] of things that do not exist one page is made for all of their route', async () => {
    const drawn = { times: 0 };
    const { ask, state } = pages(() => {
      const html = (): string => {
        drawn.times += 1;
        return 'no such deal';
      };
      return Promise.resolve({ kind: 'missing', key: 'deals', html });
    });
    for (let id = 0; id < 100; id += 1)
      expect(textOf(await ask({ path: `/sale/${id}` }))).toBe('no such deal');
    expect([state.made, drawn.times]).toEqual([100, 1]);
    const sending = await ask({ path: '/sale/100' });
    expect(sending).toMatchObject({ isPublic: false, page: { status: 404 } });
  });

  test('[SEC-05] take no more than 64 MB, and the least used goes first', async () => {
    const twelveMegabytes = 'x'.repeat(12 * 1_024 * 1_024);
    const { ask, state } = pages(({ path }) => Promise.resolve(renderedPage(`${path}${twelveMegabytes}`)));
    const wasKept = async (at: number): Promise<boolean> => {
      const before = state.made;
      await ask({ path: `/sale/${at}` });
      return state.made === before;
    };
    for (let at = 0; at < 5; at += 1) expect(await wasKept(at)).toBe(false);
    expect(await wasKept(0)).toBe(true);
    expect(await wasKept(5)).toBe(false);
    expect([await wasKept(0), await wasKept(1)]).toEqual([true, false]);
  });
});

describe('pages that are not kept', () => {
  test('[SEC-05] of one address are rendered at its pace, and by the browser beyond it', async () => {
    const { ask, state, refused, clock } = counted();
    const search = (word: number, address?: string) => ask({ path: `/sale/${word}` }, address);
    for (let word = 0; word < pagePace.burst; word += 1) await search(word);
    expect(textOf(await search(1_000))).toBe('<p>template</p>');
    expect(state.made).toBe(pagePace.burst);
    expect(refused).toEqual(['同一地址请求的页面过多，已改由浏览器渲染：203.0.113.1']);
    // A page that is kept, home, and the pages of another address are sent.
    expect(textOf(await search(0))).toBe('made 1');
    expect(textOf(await ask())).toBe(`made ${pagePace.burst + 1}`);
    expect(textOf(await search(1_000, '203.0.113.2'))).toBe(`made ${pagePace.burst + 2}`);
    clock.move(1_000);
    for (let word = 0; word < pagePace.perSecond; word += 1)
      expect(textOf(await search(2_000 + word))).toMatch(/^made/);
    expect(textOf(await search(3_000))).toBe('<p>template</p>');
  });

  test('[SEC-05] are rendered two at a time, by turns of addresses, and home does not wait for them', async () => {
    const { ask, state, begun, letGo } = heldUp();
    const asked = Array.from({ length: 8 }, (_, word) => ask({ path: `/sale/${word}` }));
    await begun(2);
    const other = ask({ path: '/sale/other' }, '203.0.113.2');
    const home = ask();
    await begun(3);
    letGo();
    await home;
    await begun(2);
    letGo();
    expect(textOf(await other)).toMatch(/^made [45]$/);
    while (state.made < 10) {
      await vi.waitUntil(() => letGo() > 0, underLoad);
    }
    letGo();
    await Promise.all(asked);
  });

  test('[SEC-05] more than may wait of one address are left to the browser', async () => {
    const { ask, refused, letGo, begun } = heldUp();
    const asked = Array.from({ length: 40 }, (_, word) => ask({ path: `/sale/${word}` }));
    await begun(2);
    await vi.waitUntil(() => refused.length === 6, underLoad);
    expect(refused[0]).toBe('等待渲染的页面过多，已改由浏览器渲染：203.0.113.1');
    const all = Promise.all(asked);
    const state = { isOver: false };
    void all.then(() => (state.isOver = true));
    await vi.waitUntil(() => {
      letGo();
      return state.isOver;
    }, underLoad);
    expect((await all).filter((sending) => textOf(sending) === '<p>template</p>').length).toBe(6);
  });
});

describe('a page that cannot be rendered', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[REL-04] is the browser’s to render, nobody keeps it, and the next request tries again', async () => {
    const { ask, problems } = pages((_, made) =>
      made === 1 ? Promise.reject(new Error('broken view')) : Promise.resolve(renderedPage('whole')),
    );
    const failed = await ask();
    expect([textOf(failed), failed]).toEqual([
      '<p>template</p>',
      expect.objectContaining({ isPublic: false }),
    ]);
    expect(problems).toEqual(['页面渲染失败，已改由浏览器渲染']);
    expect(textOf(await ask())).toBe('whole');
  });

  test('[REL-04] within 10 s is waited for no longer, by all who wait for it', async () => {
    const { ask, state } = pages(() => new Promise(() => undefined));
    const asked = Promise.all([ask(), ask()]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await asked).map(textOf)).toEqual(['<p>template</p>', '<p>template</p>']);
    expect(state.made).toBe(1);
  });
});
