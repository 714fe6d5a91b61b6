import { left, right, type Either } from 'fp-ts/Either';
import {
  isFixed,
  type NoticeChannel,
  type NoticeEvent,
  type NoticeSchedule,
  type NoticeSettings,
} from '../../../../contract/member/notices';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Clock } from '../../ports/clock';
import type { NoticeCarriers } from '../../ports/notice-outbox';
import type { NoticeSettingsStore } from '../../ports/notice-settings';

export interface OwnNoticesNeeds {
  readonly settings: NoticeSettingsStore;
  readonly carriers: Pick<NoticeCarriers, 'connected'>;
  readonly clock: Clock;
}

interface Choice {
  readonly event: NoticeEvent;
  readonly channel: NoticeChannel;
  readonly wanted: boolean;
}

/** What a member is notified of, by which channel and when (MKT-24). */
export interface OwnNotices {
  readonly read: (accountId: string) => Promise<NoticeSettings>;
  readonly choose: (accountId: string, choice: Choice) => Promise<Either<Refusal, NoticeSettings>>;
  readonly schedule: (
    accountId: string,
    schedule: NoticeSchedule,
  ) => Promise<Either<Refusal, NoticeSettings>>;
}

export const makeOwnNotices = ({ settings, carriers, clock }: OwnNoticesNeeds): OwnNotices => {
  const read = async (accountId: string): Promise<NoticeSettings> => ({
    connected: {
      inApp: true,
      push: carriers.connected.includes('push'),
      wechat: carriers.connected.includes('wechat'),
      sms: carriers.connected.includes('sms'),
    },
    ...(await settings.read(accountId)),
  });
  return {
    read,
    choose: async (accountId, choice) => {
      if (isFixed(choice.event, choice.channel)) return left(refusals.noticeFixed);
      await settings.choose(accountId, choice);
      return right(await read(accountId));
    },
    schedule: async (accountId, schedule) => {
      if (schedule.quiet !== null && schedule.quiet.from === schedule.quiet.until)
        return left(refusals.quietHours);
      await settings.schedule(accountId, schedule, clock.now());
      return right(await read(accountId));
    },
  };
};
