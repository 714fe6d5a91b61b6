import { readerClock } from '../../../../domain/time/date-fields';
import { termDay } from '../../../../domain/time/term-day';
const day = (time: number): string => termDay(time, readerClock);

/** What the card of a membership says. */
export const membershipCardText = {
  name: '会员',
  none: '尚未开通会员',
  noneText: '开通后每月可发起更多咨询',
  open: '开通会员',
  until: (time: number): string => `有效期至 ${day(time)}`,
  ending: (days: number, time: number): string => `还有 ${days} 天到期，${day(time)}`,
  ended: (time: number): string => `已于 ${day(time)} 到期`,
  rights: '权益',
  renew: '续费',
  again: '重新开通',
} as const;
