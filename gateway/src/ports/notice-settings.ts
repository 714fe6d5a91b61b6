import type {
  NoticeChannel,
  NoticeEvent,
  NoticeSchedule,
  NoticeSettings,
} from '../../../contract/member/notices';

/** What a member chose of notices (MKT-24). */
export interface NoticeSettingsStore {
  readonly read: (accountId: string) => Promise<Omit<NoticeSettings, 'connected'>>;
  readonly choose: (
    accountId: string,
    choice: { readonly event: NoticeEvent; readonly channel: NoticeChannel; readonly wanted: boolean },
  ) => Promise<void>;
  /** Saves when notices come; held notices are due at once. */
  readonly schedule: (accountId: string, schedule: NoticeSchedule, now: number) => Promise<void>;
}
