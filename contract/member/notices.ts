import { none, some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { WireLeaf } from '../codec/leaf';
import { WireFlag } from '../codec/flag';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { withDefault } from '../codec/with-default';

/** What a member is notified of (MKT-24). */
export const NoticeEvent = t.keyof(
  { chat: null, deal: null, order: null, notice: null, security: null },
  'NoticeEvent',
);
export type NoticeEvent = t.TypeOf<typeof NoticeEvent>;

/** The events in the order of the page. */
export const noticeEvents: readonly NoticeEvent[] = ['chat', 'deal', 'order', 'notice', 'security'];

/** By which a notice comes: the inbox of the application, the system, WeChat, a text message. */
export const NoticeChannel = t.keyof({ inApp: null, push: null, wechat: null, sms: null }, 'NoticeChannel');
export type NoticeChannel = t.TypeOf<typeof NoticeChannel>;

/** The channels in the order of the page. */
export const noticeChannels: readonly NoticeChannel[] = ['inApp', 'push', 'wechat', 'sms'];

/** Whether an event always comes by a channel: security everywhere, and a conversation in the application. */
export const isFixed = (event: NoticeEvent, channel: NoticeChannel): boolean =>
  event === 'security' || (event === 'chat' && channel === 'inApp');

/** Whether an event comes by a channel before its recipient chose. */
export const isOnAtFirst = (event: NoticeEvent, channel: NoticeChannel): boolean =>
  isFixed(event, channel) || channel === 'inApp' || channel === 'push';

const isHour = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 24;

const hourSource = '^(?:1?[0-9]|2[0-3])$';
const hourText = new RegExp(hourSource);

const readHour = (input: unknown): unknown =>
  typeof input === 'string' && hourText.test(input) ? Number(input) : input;

/** An hour of the day in Beijing, 0 to 23; its digits as text are the same. */
export const HourOfDay = new WireLeaf<number>(
  'HourOfDay',
  {
    types: ['integer', 'string'],
    description: 'an hour of the day in Beijing, 0 to 23',
    schema: { minimum: 0, maximum: 23, pattern: hourSource },
  },
  isHour,
  (input) => {
    const hour = readHour(input);
    return isHour(hour) ? some(hour) : none;
  },
  (hour) => hour,
);

const byChannel = record(
  { inApp: WireFlag, push: WireFlag, wechat: WireFlag, sms: WireFlag },
  'WireNoticeChannels',
);

const first = (event: NoticeEvent) =>
  withDefault(byChannel, {
    inApp: isOnAtFirst(event, 'inApp'),
    push: isOnAtFirst(event, 'push'),
    wechat: isOnAtFirst(event, 'wechat'),
    sms: isOnAtFirst(event, 'sms'),
  });

/** The notification matrix of a member (MKT-24): event by channel, quiet hours, and the daily digest. */
export const WireNoticeSettings = record(
  {
    /** The channels by which this gateway sends. */
    connected: byChannel,
    /** An event that is not named is as it is before its recipient chose. */
    choices: record(
      {
        chat: first('chat'),
        deal: first('deal'),
        order: first('order'),
        notice: first('notice'),
        security: first('security'),
      },
      'WireNoticeChoices',
    ),
    /** Begins at `from` and ends at `until`, over midnight where that is earlier; null for none. */
    quiet: orNull(record({ from: HourOfDay, until: HourOfDay }, 'WireQuietHours')),
    /** When the digest is sent; null where each notice is sent by itself. */
    digestAt: orNull(HourOfDay),
  },
  'WireNoticeSettings',
);
export type NoticeSettings = t.TypeOf<typeof WireNoticeSettings>;
export type NoticeSchedule = Pick<NoticeSettings, 'quiet' | 'digestAt'>;
