import { left, right, type Either } from 'fp-ts/Either';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { accountPhone } from '../../domain/account/phone';
import type { HandedNotice, NoticeCarriers, NoticeOutbox, OutsideChannel } from '../../ports/notice-outbox';

/** The notices that were handed to channels outside the application, a line each, for the operator (MKT-24). */
export type NoticesReport = (phone: string | null) => Promise<Either<string, string>>;

export interface NoticesReportNeeds {
  readonly outbox: Pick<NoticeOutbox, 'recent'>;
  readonly carriers: Pick<NoticeCarriers, 'connected'>;
}

const mostLines = 50;

const names: Readonly<Record<OutsideChannel, string>> = { push: '推送', wechat: '微信', sms: '短信' };

const lineOf = ({ handedAt, phone, channels, title, content }: HandedNotice): string =>
  [
    beijingTime(handedAt),
    phone,
    channels.map((channel) => names[channel]).join('、'),
    title,
    content.replaceAll(/\s+/g, ' '),
  ].join('  ');

export const makeNoticesReport =
  ({ outbox, carriers }: NoticesReportNeeds): NoticesReport =>
  async (phone) => {
    if (carriers.connected.length === 0) return left('没有接入推送、微信或短信通知');
    const wanted = phone === null ? null : (accountPhone(phone, '') ?? phone);
    const recent = await outbox.recent(wanted, mostLines);
    return recent.length === 0 ? left('最近没有站外通知') : right(recent.map(lineOf).join('\n'));
  };
