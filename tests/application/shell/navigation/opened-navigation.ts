import { onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { navigationActors } from '../../../../src/application/shell/navigation/actors';
import { navigationMachine } from '../../../../src/application/shell/navigation/machine';
import { matchRoute } from '../../../../src/domain/route/match-route';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeHistory } from '../../../support/fakes/page-history';

/** The navigation of a visitor over fakes of its ports, started at an address. */
export const openedNavigation = (address: string) => {
  const history = fakeHistory(address);
  const actor = createActor(
    navigationMachine.provide({
      actors: navigationActors({ history: history.port, storage: fakeStorage().port }),
    }),
    {
      input: {
        entry: history.port.current(),
        visitor: { kind: 'anonymous' },
        environment: 'browser',
        privacy: 'notNeeded',
        match: (asked) => matchRoute(asked, []),
        backAddress: null,
      },
    },
  );
  actor.start();
  onTestFinished(() => void actor.stop());
  return {
    actor,
    address: history.address,
    open: (to: string) => actor.send({ type: 'navigation.requested', address: to }),
  };
};
