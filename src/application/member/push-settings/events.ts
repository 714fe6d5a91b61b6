import type { NoticeChannel, NoticeEvent, NoticeSchedule } from '../../../../contract/member/notices';

export type PushSettingsEvent =
  /** Switches one event on one channel. */
  | { readonly type: 'pushes.switched'; readonly kind: NoticeEvent; readonly channel: NoticeChannel }
  /** Changes the quiet hours or the digest. */
  | { readonly type: 'pushes.scheduled'; readonly schedule: NoticeSchedule }
  | { readonly type: 'pushes.reloadRequested' }
  /** Lets the system ask the person whether they may be notified. */
  | { readonly type: 'pushes.permissionRequested' };
