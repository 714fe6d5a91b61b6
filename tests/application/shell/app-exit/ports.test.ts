import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appExitActors } from '../../../../src/application/shell/app-exit/actors';
import { isHomeUncovered } from '../../../../src/application/shell/app-exit/home-uncovered';
import { appExitMachine } from '../../../../src/application/shell/app-exit/machine';
import type { NavigationStatus } from '../../../../src/application/shell/navigation/status';
import { nothingKept } from '../../../../src/domain/route/kept-pages';
import { matchRoute } from '../../../../src/domain/route/match-route';
import { fakeBridge } from '../../../support/fakes/platform-bridge';
import { soon } from '../../../support/soon';

test('[LAY-11] two presses on home reach the bridge’s exit, and stopping stops listening', async () => {
  const bridge = fakeBridge('native');
  const exit = createActor(appExitMachine.provide({ actors: appExitActors(bridge.port) })).start();
  exit.send({ type: 'home.reached' });
  bridge.pressBack();
  expect(bridge.asked()).toEqual([]);
  bridge.pressBack();
  await soon(() => expect(exit.getSnapshot().value).toBe('home'));
  expect(bridge.asked()).toEqual(['exit']);
  exit.stop();
  expect(bridge.listeners()).toBe(0);
});

const at = (address: string, changed: Partial<NavigationStatus> = {}): NavigationStatus => ({
  address,
  match: matchRoute(address, []),
  row: null,
  kept: nothingKept(false),
  traversed: false,
  waiting: false,
  withheld: false,
  layers: [],
  errorStatus: null,
  ...changed,
});

test.each<[string, NavigationStatus, boolean]>([
  ['home', at('/'), true],
  ['home under a dialog, which back closes first', at('/', { layers: ['session.logout'] }), false],
  ['an error in place of home', at('/', { errorStatus: 500 }), false],
  ['messages', at('/message'), false],
  ['nothing yet', at('/', { match: null }), false],
])('[LAY-11] a press would leave the app from %s: %o → %s', (_, status, leaves) => {
  expect(isHomeUncovered(status)).toBe(leaves);
});
