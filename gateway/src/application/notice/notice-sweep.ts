import { dayMs } from '../../../../contract/values/duration';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { MessageBus } from '../../ports/message-bus';
import type { NoticeCarriers, NoticeOutbox } from '../../ports/notice-outbox';

export interface NoticeSweepNeeds {
  readonly outbox: NoticeOutbox;
  readonly carriers: NoticeCarriers;
  readonly bus: MessageBus;
  readonly clock: Clock;
  readonly log: Log;
}

const keptMs = 7 * dayMs;

/** Sends the notices whose time has come: to the inbox, and to the channels that are connected. */
export const makeNoticeSweep =
  ({ outbox, carriers, bus, clock, log }: NoticeSweepNeeds) =>
  async (): Promise<void> => {
    const { messages, outside } = await outbox.takeDue(clock.now());
    for (const message of messages) await bus.publish({ kind: 'message.sent', message });
    for (const notice of outside)
      for (const channel of notice.channels.filter((each) => carriers.connected.includes(each)))
        await carriers
          .hand(channel, notice)
          .catch((error: unknown) => log.problem('通知未能交给外部渠道', error));
    await outbox.forget(clock.now() - keptMs);
  };
