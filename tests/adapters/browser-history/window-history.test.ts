// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { WindowHistory, type HistoryWindow } from '../../../src/adapters/browser-history/window-history';
import type { HistoryEntry } from '../../../src/ports/page-history';
import { soon } from '../../support/soon';

beforeEach(() => window.history.replaceState(null, '', '/'));

/** Hears one entry after an act. */
const heardAfter = async (history: WindowHistory, act: () => void): Promise<HistoryEntry> => {
  const heard: HistoryEntry[] = [];
  const stop = history.listen((entry) => heard.push(entry));
  act();
  await soon(() => expect(heard).toHaveLength(1));
  stop();
  return heard[0] as HistoryEntry;
};

test('[LAY-19] a page that was opened directly is the first entry, with nothing on top', () => {
  window.history.replaceState({ others: 1 }, '', '/user?a=1#b');
  expect(new WindowHistory(window).current()).toEqual({ address: '/user?a=1#b', index: 0, layers: 0 });
});

test('[LAY-19] an entry keeps its address, place and layers, also for the next run of the application', () => {
  const history = new WindowHistory(window);
  const length = window.history.length;
  history.push({ address: '/message?x=储能#top', index: 3, layers: 1 });
  const address = '/message?x=%E5%82%A8%E8%83%BD#top';
  expect(history.current()).toEqual({ address, index: 3, layers: 1 });
  expect(new WindowHistory(window).current()).toEqual({ address, index: 3, layers: 1 });
  expect(window.history.length).toBe(length + 1);
  history.replace({ address: '/user', index: 3, layers: 0 });
  expect(history.current()).toEqual({ address: '/user', index: 3, layers: 0 });
  expect(window.history.length).toBe(length + 1);
});

test('[LAY-19] back and forward are heard with the entry that they lead to', async () => {
  const history = new WindowHistory(window);
  history.replace({ address: '/', index: 0, layers: 0 });
  const back = await heardAfter(history, () => {
    history.push({ address: '/sale/landing', index: 1, layers: 0 });
    history.push({ address: '/sale/landing', index: 2, layers: 1 });
    history.go(-2);
  });
  expect(back).toEqual({ address: '/', index: 0, layers: 0 });
  expect(await heardAfter(history, () => history.go(1))).toEqual({
    address: '/sale/landing',
    index: 1,
    layers: 0,
  });
});

test('[LAY-19] what lay over a page that was loaded anew is stepped off as soon as steps are heard', async () => {
  const before = new WindowHistory(window);
  before.replace({ address: '/message/dify', index: 3, layers: 0 });
  before.push({ address: '/message/dify', index: 4, layers: 1 });
  before.push({ address: '/message/dify', index: 5, layers: 2 });
  expect(await heardAfter(new WindowHistory(window), () => undefined)).toEqual({
    address: '/message/dify',
    index: 3,
    layers: 0,
  });
});

test('[LAY-19] a fragment typed by hand comes after the last entry, and stays there', async () => {
  const history = new WindowHistory(window);
  history.replace({ address: '/user/privacy', index: 4, layers: 0 });
  const typed = await heardAfter(history, () => {
    window.history.pushState(null, '', '#part');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(typed).toEqual({ address: '/user/privacy#part', index: 5, layers: 0 });
  expect(new WindowHistory(window).current()).toEqual(typed);
});

test('[LAY-19] after it has stopped nothing is heard', () => {
  const history = new WindowHistory(window);
  const heard: HistoryEntry[] = [];
  const stop = history.listen((entry) => heard.push(entry));
  stop();
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(heard).toEqual([]);
});

test.each([null, 5, 'x', {}, { hupo: null }, { hupo: { index: -1, layers: 0 } }, { hupo: { index: 1 } }])(
  '[LAY-19] a state that is not ours counts as the first entry: %j',
  (state) => {
    window.history.replaceState(state, '', '/');
    expect(new WindowHistory(window).current()).toEqual({ address: '/', index: 0, layers: 0 });
  },
);

test('[LAY-19] a browser that refuses more entries loads the page, so that the address stays true', () => {
  const assign = vi.fn();
  const refusing = {
    history: {
      pushState: () => {
        throw new DOMException('too often', 'SecurityError');
      },
    },
    location: { assign },
  } as unknown as HistoryWindow;
  new WindowHistory(refusing).push({ address: '/user', index: 1, layers: 0 });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/user');
});
