import type { ActorRefFrom } from 'xstate';
import type { Outgoing } from '../../../domain/chat/outgoing';
import { queueFullFor, waitingOf } from '../../../domain/chat/waiting-limit';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { ChatDrafts } from '../../../ports/chat-drafts';
import type { Clock } from '../../../ports/clock';
import type { PageOutbox } from '../../../ports/page-outbox';
import type { Random } from '../../../ports/random';
import type { KeptTickets } from '../../../ports/ticket-device';
import { isChosenEnd } from '../../session/session/events';
import { selectUserInfoStatus } from '../../session/user-info/status';
import type { AppFlows } from '../../shell/app/long-lived-actors';
import type { FileOutboxMachine } from '../file-outbox/machine';
import { selectFileOutboxStatus } from '../file-outbox/status';
import type { ElsewhereMachine } from '../kept-elsewhere/machine';
import { selectElsewhereStatus } from '../kept-elsewhere/status';
import type { OutboxMachine } from './machine';
import { selectOutboxStatus } from './status';
import { notKeptText } from './text';

/** The flows of the outbox. */
export interface OutboxFlows {
  readonly outbox: ActorRefFrom<OutboxMachine>;
  readonly files: ActorRefFrom<FileOutboxMachine>;
  readonly elsewhere: ActorRefFrom<ElsewhereMachine>;
}

/** What else of a member ends on this device with the member. */
interface EndsWithMember {
  readonly drafts: Pick<ChatDrafts, 'discardOthers'>;
  readonly tickets: KeptTickets;
}

const isSame = (one: Outgoing, other: Outgoing): boolean =>
  one.queue === other.queue &&
  one.elsewhere === other.elsewhere &&
  one.files === other.files &&
  one.progress?.clientId === other.progress?.clientId &&
  one.progress?.sent === other.progress?.sent;

/**
 * Connects the flows of the outbox to each other, to the member and to the notices (SOC-06, SOC-08).
 * @returns deletes what a member left behind who logged out before these flows were there
 */
export const connectOutbox = (
  { outbox, files, elsewhere }: OutboxFlows,
  { userInfo, session, notices }: Pick<AppFlows, 'userInfo' | 'session' | 'notices'>,
  { drafts, tickets }: EndsWithMember,
): (() => void) => {
  const reportNotKept = ({ failure }: { readonly failure: StorageFailure }): void =>
    notices.send({ type: 'notice.toast', text: notKeptText(failure) });
  outbox.on('outbox.notKept', reportNotKept);
  files.on('files.notKept', reportNotKept);
  const meet = (): void => {
    const { entries } = selectOutboxStatus(outbox.getSnapshot());
    const clientIds = [...entries, ...files.getSnapshot().context.files].map(({ clientId }) => clientId);
    if (clientIds.length > 0) elsewhere.send({ type: 'elsewhere.met', clientIds });
  };
  outbox.subscribe(meet);
  files.subscribe(meet);
  elsewhere.on('elsewhere.read', () => {
    if (selectElsewhereStatus(elsewhere.getSnapshot()).count > 0) outbox.send({ type: 'outbox.othersKeep' });
  });
  const memberCame = (userId: string): void => {
    drafts.discardOthers(userId)();
    void tickets.discardOthers(userId)();
    outbox.send({ type: 'outbox.memberCame', userId });
    files.send({ type: 'files.memberCame', userId });
    elsewhere.send({ type: 'elsewhere.memberCame', userId });
  };
  const { user } = selectUserInfoStatus(userInfo.getSnapshot());
  if (user !== null) memberCame(user.userId);
  userInfo.on('userInfo.loaded', ({ user: loaded }) => memberCame(loaded.userId));
  const memberLeft = (chosen: boolean): void => {
    outbox.send({ type: 'outbox.memberLeft', chosen });
    files.send({ type: 'files.memberLeft', chosen });
    elsewhere.send({ type: 'elsewhere.memberLeft' });
    if (chosen) void tickets.wipe();
  };
  session.on('session.ended', ({ reason }) => memberLeft(isChosenEnd(reason)));
  return () => {
    if (selectUserInfoStatus(userInfo.getSnapshot()).user === null) memberLeft(true);
  };
};

/** Returns the outbox as pages use it. */
export const pageOutbox = (
  { outbox, files, elsewhere }: OutboxFlows,
  { clock, random }: { readonly clock: Pick<Clock, 'now'>; readonly random: Pick<Random, 'uuid'> },
): PageOutbox => {
  const kept = () => selectElsewhereStatus(elsewhere.getSnapshot());
  const outgoing = (): Outgoing => {
    const { entries, taken } = selectOutboxStatus(outbox.getSnapshot());
    return {
      queue: entries,
      taken,
      ...selectFileOutboxStatus(files.getSnapshot()),
      elsewhere: kept().count,
    };
  };
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
      const hearings = [outbox.subscribe(look), files.subscribe(look), elsewhere.subscribe(look)];
      return () => hearings.forEach((hearing) => hearing.unsubscribe());
    },
    write: ({ to, content }) =>
      outbox.send({
        type: 'outbox.written',
        written: { clientId: random.uuid(), to, content, writtenAt: clock.now() },
        after: kept().lastPlace,
      }),
    writeFile:
      ({ to, file, type }) =>
      () => {
        const { waiting } = kept();
        const queueFull = queueFullFor([waitingOf(files.getSnapshot().context.files), waiting], file.size);
        if (queueFull === null)
          files.send({
            type: 'files.chosen',
            file,
            elsewhere: waiting,
            chosen: {
              clientId: random.uuid(),
              to,
              name: file.name,
              type,
              size: file.size,
              writtenAt: clock.now(),
            },
          });
        return Promise.resolve(queueFull);
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
