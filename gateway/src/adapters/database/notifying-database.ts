import { isRight, type Either } from 'fp-ts/Either';
import type { BusEvent } from '../../ports/message-bus';
import type { NoticeDraft, NoticeOf } from '../../ports/message-store';
import type { EventOutbox } from './event-outbox';
import type { Database, Orm } from './orm';
import { noticeAdded } from './stores/message-store';

/** The notices and events that a write causes; a notice that is null is none. */
export interface Report {
  readonly notices?: readonly (NoticeDraft | null)[];
  readonly events?: readonly BusEvent[];
}

export interface NotifyingDatabase extends Database {
  /**
   * A transaction that stores its notices and events with its writes: a process that ends right after the commit loses
   * none. The events are sent after the commit.
   */
  readonly notifying: <A>(
    work: (within: Orm) => Promise<A>,
    report: (done: A, within: Orm) => Report | Promise<Report>,
  ) => Promise<A>;
}

/** Reports the notice of what a write did; a write that did nothing returns null and reports nothing. */
export const noticeOfDone =
  <A>(noticeOf: NoticeOf<A>) =>
  (done: A | null): Report =>
    done === null ? {} : { notices: [noticeOf(done)] };

/** The same for a write that may be refused. */
export const noticeOfRight =
  <A>(noticeOf: NoticeOf<A>) =>
  (done: Either<unknown, A> | null): Report =>
    done !== null && isRight(done) ? { notices: [noticeOf(done.right)] } : {};

interface KeptEvent {
  readonly id: number | null;
  readonly event: BusEvent;
}

const sentNotice = async (within: Orm, notice: NoticeDraft | null): Promise<readonly BusEvent[]> => {
  const message = notice === null ? null : await noticeAdded(within, notice);
  if (notice === null || message === null) return [];
  const { about } = notice;
  return [{ kind: 'message.sent', message, ...(about === undefined ? {} : { about }) }];
};

/** The database, with transactions that keep what they report in the outbox. */
export const notifyingDatabase = (database: Database, outbox: EventOutbox): NotifyingDatabase => {
  const kept = async (within: Orm, { notices = [], events = [] }: Report): Promise<readonly KeptEvent[]> => {
    const all = [...events];
    for (const notice of notices) all.push(...(await sentNotice(within, notice)));
    const numbered: KeptEvent[] = [];
    for (const event of all) numbered.push({ id: await outbox.keep(within, event), event });
    return numbered;
  };

  return {
    ...database,
    notifying: async (work, report) => {
      const { done, events } = await database.transaction(async (within) => {
        const result = await work(within);
        return { done: result, events: await kept(within, await report(result, within)) };
      });
      for (const { id, event } of events) outbox.send(id, event);
      return done;
    },
  };
};
