import { expect, test } from 'vitest';
import {
  lazyOffline,
  type OfflineStatus,
} from '../../../../src/application/shell/offline-content/lazy-offline';
import {
  keptPages,
  type KeptPagesByPath,
} from '../../../../src/application/shell/offline-content/kept-pages';
import { settled } from '../../../support/fakes/settled';

const sale = { answers: { list: ['a deal'] }, at: 7 };

const opened = (start: { keptAt?: number; isShell?: boolean; kept?: KeptPagesByPath } = {}) => {
  const device: { isUp: boolean; token: string | null; kept: KeptPagesByPath } = {
    isUp: false,
    token: 'token-of-a',
    kept: new Map([['/sale', sale]]),
  };
  const pages = keptPages(
    () => Promise.resolve(device.kept),
    () => device.token,
    start.kept ?? new Map(),
  );
  const heard: (number | null)[] = [];
  const shown: { status: OfflineStatus } = {
    status: { content: { keptAt: start.keptAt ?? null, canRefresh: false }, release: { kind: 'none' } },
  };
  let loads = 0;
  const offline = lazyOffline(
    {
      keptAt: start.keptAt ?? null,
      isShell: start.isShell ?? false,
      isUp: () => device.isUp,
      allowed: () => Promise.resolve(),
      pages,
    },
    () => {
      loads += 1;
      return Promise.resolve({
        status: () => shown.status,
        listen: () => undefined,
        update: () => undefined,
        refresh: () => undefined,
        answered: (at: number | null) => void heard.push(at),
      });
    },
  );
  return { device, pages, offline, heard, shown, loads: () => loads };
};

test('[LAY-18] a page that the session opened is there without network, and its age is reported', async () => {
  const { pages, offline, heard } = opened();
  expect(offline.broughtAt('/sale')).toEqual({});
  await pages.load();
  expect(offline.broughtAt('/sale')).toEqual({ list: ['a deal'] });
  expect(offline.broughtAt('/buy')).toEqual({});
  await settled();
  expect(heard).toEqual([7]);
});

test('[LAY-18] with network no page begins with what was kept', async () => {
  const { device, pages, offline } = opened();
  await pages.load();
  device.isUp = true;
  expect(offline.isOffline()).toBe(false);
  expect(offline.broughtAt('/sale')).toEqual({});
});

test('[SEC-04] what was read for one session is not shown to the next, nor to a visitor', async () => {
  const { device, pages, offline } = opened({ kept: new Map([['/sale', sale]]) });
  expect(offline.broughtAt('/sale')).toEqual({ list: ['a deal'] });
  for (const token of [null, 'token-of-b']) {
    device.token = token;
    expect(offline.broughtAt('/sale')).toEqual({});
  }
  device.kept = new Map();
  await pages.load();
  expect(offline.broughtAt('/sale')).toEqual({});
});

test('[SEC-04] pages that are read while the session ends are those of no session', async () => {
  const { device, pages, offline } = opened();
  const loading = pages.load();
  device.token = 'token-of-b';
  await loading;
  expect(offline.broughtAt('/sale')).toEqual({});
});

test('[LAY-18] the shell is without network until the server answers, also where the browser reports a connection', async () => {
  const { device, offline } = opened({ isShell: true });
  device.isUp = true;
  expect(offline.isOffline()).toBe(true);
  await offline.start();
  offline.answered(null);
  expect(offline.isOffline()).toBe(false);
});

test('[LAY-18] a page that was kept is without network until the server answers again', async () => {
  const { device, offline, shown } = opened({ keptAt: 5 });
  device.isUp = true;
  expect(offline.status().content.keptAt).toBe(5);
  expect(offline.isOffline()).toBe(true);
  await offline.start();
  shown.status = { content: { keptAt: 5, canRefresh: true }, release: { kind: 'none' } };
  expect(offline.isOffline()).toBe(false);
});

test('[LAY-18] the code of these flows is loaded once, and not for an answer of the server', async () => {
  const { offline, heard, loads } = opened();
  offline.answered(null);
  expect(loads()).toBe(0);
  offline.answered(3);
  await offline.start();
  await settled();
  expect(loads()).toBe(1);
  expect(heard).toEqual([3]);
});
