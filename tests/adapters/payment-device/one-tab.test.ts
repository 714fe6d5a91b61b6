import { isRight, left } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { beatMs, leaseMs, settleMs, StorageLease } from '../../../src/adapters/payment-device/storage-lease';
import { tabLock, type TabLocks } from '../../../src/adapters/payment-device/tab-lock';
import type { PaymentLock } from '../../../src/ports/payment-lock';
import { fakeClock } from '../../support/fakes/clock';
import { fakeStorage } from '../../support/fakes/key-value-storage';

const nothing = (): void => undefined;

/** Tabs of one browser: one storage, one time; each can be ended, or crash. */
const tabsOfOneBrowser = () => {
  const storage = fakeStorage();
  const clock = fakeClock();
  const waiting: (() => void)[] = [];
  let opened = 0;
  const open = () => {
    const id = `tab-${(opened += 1)}`;
    const hiding = new Set<() => void>();
    const timers = new Map<number, unknown>();
    const window = {
      setInterval: (then: () => void, milliseconds: number) => {
        const beat = (): void => {
          then();
          if (timers.has(1)) timers.set(1, clock.timers.setTimeout(beat, milliseconds));
        };
        timers.set(1, clock.timers.setTimeout(beat, milliseconds));
        return 1;
      },
      clearInterval: (timer: number) => {
        clock.timers.clearTimeout(timers.get(timer) as number);
        timers.delete(timer);
      },
      addEventListener: (_: string, listener: () => void) => void hiding.add(listener),
      removeEventListener: (_: string, listener: () => void) => void hiding.delete(listener),
    };
    const delay = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        expect(milliseconds).toBe(settleMs);
        waiting.push(resolve);
      });
    const needs = { storage: storage.port, clock: clock.port, random: { uuid: () => id }, window, delay };
    return {
      lease: new StorageLease(needs),
      crash: () => window.clearInterval(1),
      leave: () => hiding.forEach((listener) => listener()),
      hearing: () => hiding.size,
    };
  };
  const settle = (): void => waiting.splice(0).forEach((resolve) => resolve());
  const take = (lock: PaymentLock, onLost = nothing) => {
    const taking = lock.take(onLost);
    settle();
    return taking;
  };
  return { open, take, settle, storage, clock };
};

const freedBy = (taken: Awaited<ReturnType<PaymentLock['take']>>): (() => void) => {
  if (isRight(taken)) return taken.right;
  throw new Error('it was not taken');
};

describe('the lease of tabs without locks', () => {
  test('[PAY-06] is one tab’s as long as it renews it, however long that is', async () => {
    const tabs = tabsOfOneBrowser();
    const [one, other] = [tabs.open(), tabs.open()];
    const free = freedBy(await tabs.take(one.lease));
    for (let beats = 0; beats < 20; beats += 1) {
      tabs.clock.pass(beatMs);
      expect(await tabs.take(other.lease)).toEqual(left('busy'));
    }
    free();
    free();
    expect(one.hearing()).toBe(0);
    expect(isRight(await tabs.take(other.lease))).toBe(true);
  });

  test('[PAY-06] is freed by a tab that crashes, once it counts no more', async () => {
    const tabs = tabsOfOneBrowser();
    const [one, other] = [tabs.open(), tabs.open()];
    freedBy(await tabs.take(one.lease));
    one.crash();
    tabs.clock.pass(leaseMs - 1);
    expect(await tabs.take(other.lease)).toEqual(left('busy'));
    tabs.clock.pass(1);
    expect(isRight(await tabs.take(other.lease))).toBe(true);
  });

  test('[PAY-06] is freed at once by a tab that is closed or loaded anew', async () => {
    const tabs = tabsOfOneBrowser();
    const one = tabs.open();
    freedBy(await tabs.take(one.lease));
    one.leave();
    expect(isRight(await tabs.take(tabs.open().lease))).toBe(true);
  });

  test('[PAY-06] of two that take it at the same moment one holds it', async () => {
    const tabs = tabsOfOneBrowser();
    const [one, other] = [tabs.open(), tabs.open()];
    const first = one.lease.take(nothing);
    // The other tab has not seen yet what this one wrote.
    tabs.storage.kept.delete('hupo.payment-lease');
    const second = other.lease.take(nothing);
    tabs.settle();
    expect([await first, isRight(await second)]).toEqual([left('busy'), true]);
  });

  test('[PAY-06] a tab that slept and lost it is told so once, and does not take it back', async () => {
    const tabs = tabsOfOneBrowser();
    const [one, other] = [tabs.open(), tabs.open()];
    let lost = 0;
    const free = freedBy(await tabs.take(one.lease, () => void (lost += 1)));
    const taken = JSON.stringify({ holder: 'tab-2', until: 1_790_000_000_000 + leaseMs });
    tabs.storage.kept.set('hupo.payment-lease', taken);
    tabs.clock.pass(beatMs);
    tabs.clock.pass(beatMs);
    expect([lost, one.hearing()]).toEqual([1, 0]);
    free();
    expect(tabs.storage.kept.get('hupo.payment-lease')).toBe(taken);
    expect(isRight(await tabs.take(other.lease))).toBe(true);
  });

  test('[PAY-06] nonsense in its place, or a lease from another clock, holds nobody up', async () => {
    for (const odd of ['', '{}', 'null', '{"holder":"x","until":9e15}']) {
      const tabs = tabsOfOneBrowser();
      tabs.storage.kept.set('hupo.payment-lease', odd);
      expect(isRight(await tabs.take(tabs.open().lease))).toBe(true);
    }
  });

  test('[PAY-06] where nothing can be kept there is nobody to share with', async () => {
    const tabs = tabsOfOneBrowser();
    tabs.storage.failure = { kind: 'unavailable' };
    freedBy(await tabs.take(tabs.open().lease))();
  });
});

describe('the browser’s own locks', () => {
  /** As browsers do it: held until the promise of the holder ends. */
  const locksOfOneBrowser = (): TabLocks => {
    const held = new Set<string>();
    const request = async (
      name: string,
      options: unknown,
      holding: (lock: unknown) => Promise<void> | undefined,
    ): Promise<void> => {
      expect(options).toEqual({ ifAvailable: true });
      if (held.has(name)) return holding(null);
      held.add(name);
      await holding({ name });
      held.delete(name);
      return undefined;
    };
    return { request } as never;
  };
  const never: PaymentLock = { take: () => Promise.reject(new Error('the lease was asked')) };

  test('[PAY-06] let one tab pay until it frees them', async () => {
    const locks = locksOfOneBrowser();
    const [one, other] = [tabLock(locks, never), tabLock(locks, never)];
    const free = freedBy(await one.take(nothing));
    expect(await other.take(nothing)).toEqual(left('busy'));
    free();
    await Promise.resolve();
    await Promise.resolve();
    expect(isRight(await other.take(nothing))).toBe(true);
  });

  test('[PAY-06] give way to the lease where they are missing or refused', async () => {
    const lease: PaymentLock = { take: () => Promise.resolve(left('busy')) };
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) } as never;
    for (const locks of [undefined, refusing])
      expect(await tabLock(locks, lease).take(nothing)).toEqual(left('busy'));
  });
});
