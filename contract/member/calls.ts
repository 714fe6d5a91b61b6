import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { WireFlag } from '../codec/flag';
import { wireList } from '../codec/list';
import { nothing } from '../codec/nothing';
import { orNull } from '../codec/or-null';
import { WireFilledText } from '../codec/text';
import { under } from '../codec/under';
import { within } from '../codec/within';
import { WireCounts, WireDevice, WireProfile } from './member';
import { HourOfDay, NoticeChannel, NoticeEvent, WireNoticeSettings } from './notices';
import { WaitingList } from '../waiting/waiting';
import { profileLimits } from '../rules/text-limits';
import { IdText, textUpTo } from '../codec/formed-text';

/** Each is about the member that the token names, and reports its failures itself (PAY-03). */
const own = { access: 'account', key: 'none', reportedBy: 'caller' } as const;
const read = { ...own, method: 'GET', parameters: none, safe: true } as const;
const write = { ...own, method: 'POST', safe: false } as const;

/** A member's own profile, and what they have (SCR-10). */
export const profileCalls = {
  /** The caller's profile; `locked` says that name and company are fixed by the verification. */
  read: call({
    ...read,
    path: '/webapp/user!info.action',
    answer: within('user', WireProfile),
    refusals: [],
  }),
  /** Saves the profile. */
  save: call({
    ...write,
    path: '/webapp/user!save.action',
    parameters: parameters({
      name: textUpTo(profileLimits.name, 1),
      company: textUpTo(profileLimits.company),
      position: textUpTo(profileLimits.position),
      email: textUpTo(profileLimits.email),
    }),
    answer: nothing,
    refusals: ['nameMissing', 'profileTooLong', 'emailWrong', 'profileVerified'],
  }),
  /** Makes an uploaded picture the caller's avatar, and returns its address. */
  saveAvatar: call({
    ...write,
    path: '/webapp/user!avatar.action',
    parameters: one('documentId', IdText),
    answer: under('avatar', WireFilledText),
    refusals: ['pictureUnknown'],
  }),
  /** How many things a member has. */
  counts: call({ ...read, path: '/webapp/user!counts.action', answer: WireCounts, refusals: [] }),
  /** Everything that waits for the member, by deadline (DSK-05). */
  waiting: call({ ...read, path: '/webapp/user!waiting.action', answer: WaitingList, refusals: [] }),
};

/** Where a member is logged in. */
export const deviceCalls = {
  /** Where one is logged in, the one used last first. */
  list: call({ ...read, path: '/webapp/session!list.action', answer: wireList(WireDevice), refusals: [] }),
  /** Ends another login of the member. */
  revoke: call({
    ...write,
    path: '/webapp/session!revoke.action',
    parameters: one('id', IdText),
    answer: nothing,
    endsSessions: true,
    refusals: ['deviceIsThis', 'deviceUnknown'],
  }),
};

/** What a member is notified of, by which channel and when (MKT-24). */
export const pushCalls = {
  /** The notification matrix, the quiet hours and the digest. */
  read: call({ ...read, path: '/webapp/push!get.action', answer: WireNoticeSettings, refusals: [] }),
  /** Switches one event on one channel, and returns all settings. */
  save: call({
    ...write,
    path: '/webapp/push!save.action',
    parameters: parameters({ kind: NoticeEvent, channel: NoticeChannel, wanted: WireFlag }),
    answer: WireNoticeSettings,
    refusals: ['noticeFixed'],
  }),
  /** Saves when notices come, releases those that are held, and returns all settings. */
  schedule: call({
    ...write,
    path: '/webapp/push!schedule.action',
    parameters: parameters({
      /** The quiet hours; absent for none. Both are given, and differ. */
      quietFrom: orNull(HourOfDay),
      quietUntil: orNull(HourOfDay),
      /** The hour of the digest; absent where each notice is sent by itself. */
      digestAt: orNull(HourOfDay),
    }),
    answer: WireNoticeSettings,
    refusals: ['quietHours'],
  }),
};
