import { createActor } from 'xstate';
import { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import { IndexedOutbox } from '../adapters/storage-indexed/indexed-outbox';
import { StoredChatDrafts } from '../adapters/storage-web/stored-chat-drafts';
import { outboxActors } from '../application/outbox/actors';
import { outboxMachine } from '../application/outbox/machine';
import { selectOutboxStatus } from '../application/outbox/status';
import { notKeptText } from '../application/outbox/text';
import { selectUserInfoStatus } from '../application/user-info/status';
import type { OutboxDesk } from '../ports/outbox-desk';
import type { AppFlows } from '../ui/given/flows';
import { socketLine } from './socket-line';
import type { Started } from './started';

/** Opens the outbox: it stays open as long as the page does, and hears who comes and leaves (SOC-06, SOC-08). */
export const openOutbox = (
  { keyValueStorage, clock, random, config, ear }: Started,
  flows: Pick<AppFlows, 'messageSocket' | 'userInfo' | 'session' | 'notices'>,
): OutboxDesk => {
  const { userInfo, session, notices } = flows;
  const drafts = new StoredChatDrafts(keyValueStorage);
  const outbox = createActor(
    outboxMachine.provide({
      actors: outboxActors({ outbox: new IndexedOutbox(new DeviceDatabase()), line: socketLine(flows) }),
    }),
    { input: { confirms: config.socket.clientIds }, inspect: ear.inspect },
  );
  outbox.on('outbox.notKept', ({ failure }) =>
    notices.send({ type: 'notice.toast', text: notKeptText(failure) }),
  );
  outbox.start();
  const memberCame = (userId: string): void => {
    drafts.discardOthers(userId)();
    outbox.send({ type: 'outbox.memberCame', userId });
  };
  const { user } = selectUserInfoStatus(userInfo.getSnapshot());
  if (user !== null) memberCame(user.userId);
  userInfo.on('userInfo.loaded', ({ user: loaded }) => memberCame(loaded.userId));
  session.on('session.ended', ({ reason }) =>
    outbox.send({ type: 'outbox.memberLeft', chosen: reason === 'loggedOut' }),
  );
  return {
    listen: (hear) => {
      const state = { heard: selectOutboxStatus(outbox.getSnapshot()).entries };
      hear(state.heard);
      const hearing = outbox.subscribe((snapshot) => {
        const { entries } = selectOutboxStatus(snapshot);
        if (entries === state.heard) return;
        state.heard = entries;
        hear(entries);
      });
      return () => hearing.unsubscribe();
    },
    write: ({ to, content }) =>
      outbox.send({
        type: 'outbox.written',
        written: { clientId: random.uuid(), to, content, writtenAt: clock.now() },
      }),
    retry: (clientId) => outbox.send({ type: 'outbox.retried', clientId }),
    discard: (clientId) => outbox.send({ type: 'outbox.discarded', clientId }),
  };
};
