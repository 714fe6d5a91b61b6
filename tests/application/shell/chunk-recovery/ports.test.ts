import * as fc from 'fast-check';
import { none } from 'fp-ts/Option';
import { left, right } from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chunkRecoveryActors, reloadGuardMs } from '../../../../src/application/shell/chunk-recovery/actors';
import { chunkRecoveryMachine } from '../../../../src/application/shell/chunk-recovery/machine';
import {
  selectChunkRecoveryStatus,
  selectChunkRecoveryWork,
} from '../../../../src/application/shell/chunk-recovery/status';
import type { Work } from '../../../../src/ports/under-way';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeConnection } from '../../../support/fakes/connection';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';

/** One device on which pages are reloaded; every page starts with a recovery of its own. */
const openedDevice = () => {
  const [clock, storage, connection] = [fakeClock(), fakeStorage(), fakeConnection()];
  let reloads = 0;
  const network = { isThere: true };
  const person: { work: Work | null } = { work: null };
  const lifecycle = {
    reload: () => void (reloads += 1),
    reach: () => (network.isThere ? right(undefined) : left({ kind: 'unreachable' as const })),
  };
  return {
    network,
    person,
    connection,
    clock,
    storage,
    reloads: () => reloads,
    page: (port = storage.port) =>
      createActor(
        chunkRecoveryMachine.provide({
          actors: chunkRecoveryActors({
            clock: clock.port,
            storage: port,
            connection: connection.port,
            lifecycle,
            underWay: { work: () => person.work },
          }),
        }),
        { clock: clock.timers },
      ).start(),
  };
};

const failed = { type: 'chunk.failed' } as const;

test('[LAY-13] a page is reloaded once, and the page after it asks the person', async () => {
  const device = openedDevice();
  device.page().send(failed);
  await settled();
  expect(device.reloads()).toBe(1);
  const next = device.page();
  next.send(failed);
  await settled();
  expect(device.reloads()).toBe(1);
  expect(selectChunkRecoveryStatus(next.getSnapshot())).toBe('asking');
});

test.each([{ kind: 'full' }, { kind: 'unavailable' }] as const)(
  '[LAY-13] with storage $kind nothing is reloaded by itself, and the person still can',
  async (failure) => {
    const device = openedDevice();
    device.storage.failure = failure;
    const page = device.page();
    page.send(failed);
    await settled();
    expect(device.reloads()).toBe(0);
    expect(selectChunkRecoveryStatus(page.getSnapshot())).toBe('asking');
    page.send({ type: 'chunk.retryRequested' });
    await settled();
    expect(device.reloads()).toBe(1);
  },
);

test('[LAY-13] storage that takes the moment and does not give it back counts as none', async () => {
  const device = openedDevice();
  const page = device.page({ ...device.storage.port, read: () => () => none });
  page.send(failed);
  await settled();
  expect(device.reloads()).toBe(0);
  expect(selectChunkRecoveryStatus(page.getSnapshot())).toBe('asking');
});

test('[LAY-13] while the page cannot be had nothing is reloaded, and the person’s try works once it can', async () => {
  const device = openedDevice();
  device.network.isThere = false;
  const page = device.page();
  page.send(failed);
  await settled();
  page.send({ type: 'chunk.retryRequested' });
  await settled();
  expect(device.reloads()).toBe(0);
  expect(selectChunkRecoveryStatus(page.getSnapshot())).toBe('unreachable');
  device.network.isThere = true;
  page.send({ type: 'chunk.retryRequested' });
  await settled();
  expect(device.reloads()).toBe(1);
});

test('[LAY-13][LAY-16] what could not be had is reloaded by itself when the connection is back, unless it was left', async () => {
  const device = openedDevice();
  device.network.isThere = false;
  const [gone, stands] = [device.page(), device.page()];
  for (const page of [gone, stands]) page.send(failed);
  await settled();
  gone.send({ type: 'chunk.left' });
  device.network.isThere = true;
  device.connection.comesBack();
  await settled();
  expect(device.reloads()).toBe(1);
  expect(selectChunkRecoveryStatus(gone.getSnapshot())).toBe('fine');
});

test('[LAY-13][LAY-16] what could not be had comes by itself also when the connection was called back too soon', async () => {
  const device = openedDevice();
  device.network.isThere = false;
  const page = device.page();
  page.send(failed);
  await settled();
  device.connection.comesBack();
  await settled();
  expect(device.reloads()).toBe(0);
  device.network.isThere = true;
  device.clock.pass(4_000);
  await settled();
  expect(device.reloads()).toBe(1);
});

test.each(['typing', 'paying', 'sending'] as const)(
  '[LAY-18] over %s nothing is reloaded until the person knows of it and asks',
  async (work) => {
    const device = openedDevice();
    device.person.work = work;
    const page = device.page();
    page.send(failed);
    await settled();
    expect(device.reloads()).toBe(0);
    expect(selectChunkRecoveryStatus(page.getSnapshot())).toBe('asking');
    expect(selectChunkRecoveryWork(page.getSnapshot())).toBe(work);
    page.send({ type: 'chunk.retryRequested' });
    await settled();
    expect(device.reloads()).toBe(1);
  },
);

const step = fc.record({
  isThere: fc.boolean(),
  pass: fc.integer({ min: 0, max: 90_000 }),
  failure: fc.constantFrom(null, { kind: 'full' } as const, { kind: 'unavailable' } as const),
});

test(
  '[LAY-13] however pages fail, and whatever storage does, none is reloaded twice within a minute',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), async (walk) => {
        const device = openedDevice();
        let last = Number.NEGATIVE_INFINITY;
        for (const { pass, failure, isThere } of walk) {
          device.network.isThere = isThere;
          device.clock.pass(pass);
          device.storage.failure = failure;
          const before = device.reloads();
          const page = device.page();
          page.send(failed);
          await settled();
          if (device.reloads() > before) {
            expect(isThere).toBe(true);
            expect(device.clock.port.now() - last).toBeGreaterThanOrEqual(reloadGuardMs);
            last = device.clock.port.now();
          } else {
            expect(['asking', 'unreachable']).toContain(selectChunkRecoveryStatus(page.getSnapshot()));
          }
          page.stop();
        }
      }),
      { numRuns: propertyRuns },
    );
  },
);
