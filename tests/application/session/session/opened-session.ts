import { createActor, type ActorRefFrom } from 'xstate';
import { sessionActors } from '../../../../src/application/session/session/actors';
import type { SessionFact } from '../../../../src/application/session/session/events';
import { sessionMachine } from '../../../../src/application/session/session/machine';
import { selectSessionStatus, type SessionStatus } from '../../../../src/application/session/session/status';
import type { Token } from '../../../../contract/account/token';
import { fakeAccountGateway, type FakeAccountGateway } from '../../../support/fakes/account-gateway';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeFormDrafts, type FakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeStorage, type FakeStorage } from '../../../support/fakes/key-value-storage';
import { fakePeers, type FakePeers } from '../../../support/fakes/session-peers';
import { fakeTokenStore, type FakeTokenStore } from '../../../support/fakes/token-store';

export interface OpenedSession {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly status: () => SessionStatus;
  /** Everything it told, refusals apart. */
  readonly reported: readonly SessionFact[];
  readonly account: FakeAccountGateway;
  readonly tokens: FakeTokenStore;
  readonly storage: FakeStorage;
  readonly clock: FakeClock;
  readonly peers: FakePeers;
  readonly drafts: FakeFormDrafts;
}

/** A session running over fakes, with the token that the device kept. */
export const openedSession = (kept: Token | null = null): OpenedSession => {
  const [account, tokens, storage, clock] = [
    fakeAccountGateway(),
    fakeTokenStore(kept),
    fakeStorage(),
    fakeClock(),
  ];
  const [peers, drafts] = [fakePeers(), fakeFormDrafts()];
  const actors = sessionActors({
    account: account.port,
    tokens: tokens.port,
    storage: storage.port,
    clock: clock.port,
    peers: peers.port,
    drafts: drafts.port,
  });
  const actor = createActor(sessionMachine.provide({ actors }), {
    clock: clock.timers,
    input: { token: kept },
  });
  const reported: SessionFact[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  return {
    actor,
    reported,
    account,
    tokens,
    storage,
    clock,
    peers,
    drafts,
    status: () => selectSessionStatus(actor.getSnapshot()),
  };
};
