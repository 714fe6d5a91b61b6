import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { PaymentMeans } from '../../../../src/domain/payment/channel';
import { composedWorld, type ComposedWorld } from '../../../support/composed/world';
import { drawnFates, fates } from '../../../support/composed/fates';
import { meansOf } from '../../payment/payment/samples';
import { steps } from './actions';
import { expectInvariants, expectRest } from './checks';

/** Counts over all runs: a walk that reaches nothing attacks nothing. */
export interface Reached {
  readonly failures: Set<GatewayFailure['kind']>;
  logins: number;
  logouts: number;
  orders: number;
  paid: number;
  messages: number;
  secondTabs: number;
}

const startedAt = 1_795_000_000_000;

/** Gives the walk a clock of its own, which only the walk moves. */
export const withClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: startedAt,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};

/** Lets all calls and moves under way end, and that within bounds. */
const finish = async (world: ComposedWorld): Promise<void> => {
  let ended = 0;
  while (await world.release()) {
    ended += 1;
    expect(ended, 'what is under way ends').toBeLessThan(400);
    expectInvariants(world);
  }
};

/** Nothing fails from now on, and hours pass, so that each timer ends. */
const calmDown = async (world: ComposedWorld): Promise<void> => {
  world.server.sessions.reachable = true;
  world.device.storage.failure = null;
  world.fates.end();
  for (let round = 0; round < 24; round += 1) {
    for (const tab of world.tabs()) {
      tab.connection.comesBack();
      tab.app.send({ type: 'lifecycle.online' });
      tab.app.send({ type: 'lifecycle.foreground' });
    }
    await finish(world);
    world.pass(round < 12 ? 20_000 : 900_000);
    await finish(world);
  }
};

const channels = fc.constantFrom<PaymentMeans['channel']>('h5', 'wechat', 'app', null);

/** Drives the whole application by random actions, faults and delays, and checks its invariants at each moment. */
export const composedWalk = async (numRuns: number, seed?: number): Promise<Reached> => {
  const reached: Reached = {
    failures: new Set(),
    logins: 0,
    logouts: 0,
    orders: 0,
    paid: 0,
    messages: 0,
    secondTabs: 0,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom('/', '/message', '/login/passwd', '/member/pay'),
      fc.constantFrom('7', '7', '8', null),
      channels,
      fates,
      steps,
      async (scheduler, address, userId, channel, drawn, taken) => {
        const world = composedWorld({
          scheduler,
          fates: drawnFates(drawn, (kind) => reached.failures.add(kind)),
          means: meansOf(channel),
          address,
          userId,
        });
        try {
          await finish(world);
          for (const { action, tab: place, ending } of taken) {
            const tabs = world.tabs();
            const tab = tabs[place % Math.max(1, tabs.length)];
            // The only tab was left for the cashier.
            if (tab !== undefined) action.take(world, tab);
            await world.settle();
            expectInvariants(world);
            for (let released = 0; released < ending && (await world.release()); released += 1)
              expectInvariants(world);
            if (world.tabs().length > 1) reached.secondTabs += 1;
          }
          await calmDown(world);
          expectRest(world);
          reached.logins += world.server.sessions.issued().length;
          reached.logouts += world
            .tabs()
            .flatMap(({ ends }) => ends)
            .filter((reason) => reason === 'loggedOut').length;
          reached.orders += world.server.pay.orders().length;
          reached.paid += world.server.pay.orders().filter(({ charges }) => charges > 0).length;
          reached.messages += world.server.messages.size;
        } finally {
          world.close();
          vi.clearAllTimers();
        }
      },
    ),
    { numRuns, ...(seed === undefined ? {} : { seed }) },
  );
  return reached;
};
