import { createActor } from 'xstate';
import { DeviceDatabase } from '../adapters/storage-indexed/device-database';
import { indexedFiles, indexedOutbox } from '../adapters/storage-indexed/indexed-shelf';
import { toldWhenKept } from '../adapters/storage-indexed/told-when-kept';
import { StoredChatDrafts } from '../adapters/storage-web/stored-chat-drafts';
import { isChosenEnd } from '../application/session/session/events';
import { fileOutboxActors } from '../application/messages/file-outbox/actors';
import { fileOutboxMachine } from '../application/messages/file-outbox/machine';
import { selectFileOutboxStatus } from '../application/messages/file-outbox/status';
import { outboxActors } from '../application/messages/outbox/actors';
import { outboxMachine } from '../application/messages/outbox/machine';
import { selectOutboxStatus } from '../application/messages/outbox/status';
import { notKeptText } from '../application/messages/outbox/text';
import { selectUserInfoStatus } from '../application/session/user-info/status';
import type { Outgoing } from '../domain/chat/outgoing';
import { noRoomFor, waitingOf } from '../domain/chat/waiting-room';
import type { StorageFailure } from '../domain/session/storage-failure';
import type { OutboxDesk } from '../ports/outbox-desk';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { keptByOthers } from './kept-by-others';
import { socketLine } from '../application/messages/outbox/socket-line';
import type { Started } from './started';
import type { Gateways } from '../ports/gateways';

const isSame = (one: Outgoing, other: Outgoing): boolean =>
  one.queue === other.queue &&
  one.elsewhere === other.elsewhere &&
  one.files === other.files &&
  one.progress?.clientId === other.progress?.clientId &&
  one.progress?.sent === other.progress?.sent;

/** Opens the outbox: it stays open as long as the page does, and hears who comes and leaves (SOC-06, SOC-08). */
export const openOutbox = (
  { keyValueStorage, clock, random, config, ear }: Started,
  flows: Pick<AppFlows, 'messageSocket' | 'userInfo' | 'session' | 'notices'>,
  upload: Gateways['upload'],
): OutboxDesk => {
  const { userInfo, session, notices } = flows;
  const drafts = new StoredChatDrafts(keyValueStorage);
  const database = new DeviceDatabase();
  const line = socketLine(flows);
  const keptFiles = indexedFiles(database);
  const { shelf: keptMessages, whenKept } = toldWhenKept(indexedOutbox(database));
  const outbox = createActor(
    outboxMachine.provide({ actors: outboxActors({ outbox: keptMessages, line }) }),
    { input: { confirms: config.socket.clientIds }, inspect: ear.inspect },
  );
  const files = createActor(
    fileOutboxMachine.provide({
      actors: fileOutboxActors({
        ...{ files: keptFiles, line, upload },
        write: (written) => {
          const kept = whenKept(written.clientId);
          outbox.send({ type: 'outbox.written', written, after: elsewhere.lastPlace() });
          return kept;
        },
      }),
    }),
    { inspect: ear.inspect },
  );
  const tellNotKept = ({ failure }: { readonly failure: StorageFailure }): void =>
    notices.send({ type: 'notice.toast', text: notKeptText(failure) });
  outbox.on('outbox.notKept', tellNotKept);
  files.on('files.notKept', tellNotKept);
  outbox.start();
  files.start();
  const elsewhere = keptByOthers({
    ...{ database, messages: keptMessages, files: keptFiles },
    here: () => ({
      userId: outbox.getSnapshot().context.userId,
      queue: selectOutboxStatus(outbox.getSnapshot()).entries,
      files: files.getSnapshot().context.files,
    }),
  });
  outbox.subscribe(elsewhere.meet);
  files.subscribe(elsewhere.meet);
  elsewhere.listen(() => {
    if (elsewhere.count() > 0) outbox.send({ type: 'outbox.othersKeep' });
  });
  const memberCame = (userId: string): void => {
    drafts.discardOthers(userId)();
    outbox.send({ type: 'outbox.memberCame', userId });
    files.send({ type: 'files.memberCame', userId });
    void elsewhere.look();
  };
  const { user } = selectUserInfoStatus(userInfo.getSnapshot());
  if (user !== null) memberCame(user.userId);
  userInfo.on('userInfo.loaded', ({ user: loaded }) => memberCame(loaded.userId));
  session.on('session.ended', ({ reason }) => {
    const chosen = isChosenEnd(reason);
    outbox.send({ type: 'outbox.memberLeft', chosen });
    files.send({ type: 'files.memberLeft', chosen });
  });
  const outgoing = (): Outgoing => ({
    queue: selectOutboxStatus(outbox.getSnapshot()).entries,
    taken: selectOutboxStatus(outbox.getSnapshot()).taken,
    ...selectFileOutboxStatus(files.getSnapshot()),
    elsewhere: elsewhere.count(),
  });
  return {
    listen: (hear) => {
      const state = { heard: outgoing() };
      hear(state.heard);
      const look = (): void => {
        const now = outgoing();
        if (isSame(now, state.heard)) return;
        state.heard = now;
        hear(now);
      };
      const hearings = [outbox.subscribe(look), files.subscribe(look)];
      const stop = elsewhere.listen(look);
      return () => {
        hearings.forEach((hearing) => hearing.unsubscribe());
        stop();
      };
    },
    write: ({ to, content }) =>
      outbox.send({
        type: 'outbox.written',
        written: { clientId: random.uuid(), to, content, writtenAt: clock.now() },
        after: elsewhere.lastPlace(),
      }),
    writeFile:
      ({ to, file, type }) =>
      () => {
        const waiting = waitingOf(files.getSnapshot().context.files);
        const noRoom = noRoomFor([waiting, elsewhere.waiting()], file.size);
        if (noRoom === null)
          files.send({
            type: 'files.chosen',
            ...{ file, elsewhere: elsewhere.waiting() },
            chosen: {
              ...{ clientId: random.uuid(), to, name: file.name, type },
              ...{ size: file.size, writtenAt: clock.now() },
            },
          });
        return Promise.resolve(noRoom);
      },
    retry: (clientId) => {
      outbox.send({ type: 'outbox.retried', clientId });
      files.send({ type: 'files.retried', clientId });
    },
    discard: (clientId) => {
      outbox.send({ type: 'outbox.discarded', clientId });
      files.send({ type: 'files.discarded', clientId });
    },
  };
};
