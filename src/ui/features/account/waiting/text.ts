import type { Waiting, WaitingKind } from '../../../../../contract/waiting/waiting';
import { figureText } from '../../../../../contract/values/amount-figure';
import { exactFigure } from '../../../../../contract/values/exact-amount';
import type { TimeLeft } from '../../../../domain/waiting/waiting-row';
import { yuanText } from '../../../../domain/order/yuan-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { dealDay } from '../../../../domain/time/deal-day';
import { minuteMs } from '../../../../../contract/values/duration';

const minutesADay = 24 * 60;

/** Returns a span in at most two units: '2 天 5 小时', '8 小时 18 分钟', '29 分钟'; a started minute counts as one. */
const spanText = (ms: number): string => {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const [days, hours, rest] = [
    Math.floor(minutes / minutesADay),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  const parts =
    days > 0
      ? [`${days} 天`, ...(hours > 0 ? [`${hours} 小时`] : [])]
      : [...(hours > 0 ? [`${hours} 小时`] : []), ...(rest > 0 ? [`${rest} 分钟`] : [])];
  return parts.join(' ');
};

/** What a row says: the thing to do, what it is about, one more line, and the action. */
interface Words {
  readonly title: string;
  readonly object: string;
  readonly note: string;
  readonly action: string;
}

const sums = ({ amount }: Waiting): string => (amount === null ? '' : ` ${figureText(exactFigure(amount))}`);
const published = ({ side, title }: Waiting): string =>
  `${side === 'buy' ? '求购需求' : '出售项目'}：${title}`;
const said = (before: string, note: string): string => (note === '' ? '' : `${before}：${note}`);

const words: { readonly [Kind in WaitingKind]: (row: Waiting, now: number) => Words } = {
  orderUnpaid: ({ id, title, price }) => ({
    title: price === null ? '支付订单' : `支付订单 ¥${yuanText(price)}`,
    object: title,
    note: `${id}，到时未付自动取消`,
    action: '去支付',
  }),
  ndaToReview: ({ party, title }) => ({
    title: '审核保密协议',
    object: party,
    note: `想看：${title}`,
    action: '去审核',
  }),
  bidToAnswer: (row) => ({
    title: row.amount === null ? '答复意向' : `答复报价${sums(row)}`,
    object: `您发布的：${row.title}`,
    note: row.party,
    action: '去答复',
  }),
  bidToSupplement: (row) => ({
    title: row.amount === null ? '补充意向说明' : `补充报价${sums(row)}`,
    object: row.title,
    note: said('委托方问', row.note),
    action: '去补充',
  }),
  bidToPlace: ({ title, note }) => ({
    title: '提交报价',
    object: title,
    note: note === '' ? '委托方已同意您的意向' : said('委托方答复', note),
    action: '去报价',
  }),
  meetingToArrange: (row) => ({
    title: '约定面谈',
    object: row.title,
    note: [row.party, `已接受的报价${sums(row)}`].filter((text) => text !== '').join('，'),
    action: '去约定',
  }),
  ndaToSign: ({ title }) => ({
    title: '签署保密协议',
    object: title,
    note: '签署并通过审核后可以报价',
    action: '去签署',
  }),
  ndaToRenew: ({ title, since }, now) => ({
    title: '重新签署保密协议',
    object: title,
    note: `${dealDay(since, now, readerClock)}已到期`,
    action: '去签署',
  }),
  ndaRejected: ({ title }) => ({
    title: '重新签署保密协议',
    object: title,
    note: '保密协议未通过，可以重新签署',
    action: '去签署',
  }),
  publicationRejected: (row) => ({
    title: '修改被退回的发布',
    object: published(row),
    note: said('退回原因', row.note),
    action: '去修改',
  }),
  publicationToConfirm: (row) => ({
    title: '确认发布仍然有效',
    object: published(row),
    note: '到时未确认的，先标为待确认，再下架',
    action: '去确认',
  }),
  messageToAnswer: ({ title, party, note }) => ({
    title: `回复${title}`,
    object: note,
    note: party,
    action: '去回复',
  }),
  verificationMissing: () => ({
    title: '完成身份认证',
    object: '通过完整认证后可以签署保密协议、联系委托方',
    note: '',
    action: '去认证',
  }),
  verificationRejected: ({ note }) => ({
    title: '修改被退回的认证',
    object: '认证未通过，可以修改后重新提交',
    note: said('退回原因', note),
    action: '去修改',
  }),
  verificationToUpgrade: () => ({
    title: '升级为完整认证',
    object: '升级后可以签署保密协议、提交报价',
    note: '',
    action: '去升级',
  }),
  membershipEnding: ({ title }) => ({
    title: `${title}即将到期`,
    object: '续费后有效期顺延',
    note: '',
    action: '去续费',
  }),
};

/** What the list of things that wait for a member says. */
export const waitingText = {
  title: '等我处理',
  words: (row: Waiting, now: number): Words => words[row.kind](row, now),
  many: (count: number): string => `${count} 件`,
  /** @param until milliseconds since 1970; so are `since` and `now` */
  left: (left: TimeLeft, { since, until }: Waiting, now: number): string => {
    if (left.kind === 'overdue') return '已过期限';
    if (left.kind === 'soon') return `还剩 ${spanText(left.ms)}`;
    return until === null
      ? `${dealDay(since, now, readerClock)}起等待`
      : `${dealDay(until, now, readerClock)}截止`;
  },
  failed: '待处理的事项没有加载出来',
  none: '没有等您处理的事',
} as const;
